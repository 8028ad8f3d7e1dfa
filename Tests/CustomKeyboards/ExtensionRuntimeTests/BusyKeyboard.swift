// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import UIKitCore

/// A keyboard whose keys do all that keyboards can.
final class BusyKeyboard: UIInputViewController {
  private var height: NSLayoutConstraint?
  private let location = CLLocationManager()
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = key("next") { _ in }
    next.addTarget(self, action: BusyKeyboard.handleInputModeList, for: .allTouchEvents)
    let slider = UISlider()
    let keys = UIStackView(arrangedSubviews: [
      key("한") { $0.textDocumentProxy.insertText("한\n") }, key("del") { $0.textDocumentProxy.deleteBackward() },
      key("left") { $0.textDocumentProxy.adjustTextPosition(byCharacterOffset: -2) },
      key("right") { $0.textDocumentProxy.adjustTextPosition(byCharacterOffset: 3) },
      key("mark") {
        $0.textDocumentProxy.setMarkedText("e\u{301}👍🏽", selectedRange: NSRange(location: 1, length: 2))
      },
      key("unmark") { $0.textDocumentProxy.unmarkText() }, next, key("height") { $0.changeHeight() },
      key("alert") { $0.ask() }, key("words") { $0.requestSupplementaryLexicon { _ in } },
      key("place") { $0.location.requestLocation() }, key("language") { $0.primaryLanguage = "ko-KR" },
      key("away") { $0.dismissKeyboard() }, field, slider,
    ])
    keys.distribution = .fillEqually
    keys.frame = view.bounds
    keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(keys)
  }

  private func key(_ title: String, _ action: @escaping (BusyKeyboard) -> Void) -> UIButton {
    let key = UIButton(type: .system)
    key.setTitle(title, for: .normal)
    key.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    return key
  }

  private func changeHeight() {
    if let height {
      height.isActive = false
      self.height = nil
    } else {
      height = view.heightAnchor.constraint(equalToConstant: 260)
      height?.isActive = true
    }
  }

  private func ask() {
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, animated: true)
  }
}
