// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKitCore

/// A page with a field that is typed into in Morse, and one without.
@MainActor
final class MorsePage: UIViewController {
  private final class Field: UITextField {
    var own: UIInputViewController?
    override var inputViewController: UIInputViewController? { own }
  }

  let keyboard: MorseInputController
  private let morseField = Field()
  let plain = UITextField()
  var field: UITextField { morseField }

  init(_ keyboard: MorseInputController) {
    self.keyboard = keyboard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    morseField.own = keyboard
    morseField.autocapitalizationType = .none
    for (index, (field, name)) in [(field, "field"), (plain, "plain")].enumerated() {
      field.frame = CGRect(x: 20, y: 60 + 60 * index, width: 280, height: 40)
      field.borderStyle = .roundedRect
      field.accessibilityLabel = name
      view.addSubview(field)
    }
  }
}

/// A keyboard of which the stage says whether it has full access.
final class AccessKeyboard: MorseInputController {
  var access = true
  override var hasFullAccess: Bool { access }
}
