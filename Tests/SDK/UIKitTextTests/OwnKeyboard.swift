// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// A keyboard of an app's own with a few keys, which writes down what it is told.
@MainActor
final class OwnKeyboard: UIInputViewController {
  private(set) var told: [String] = []
  private let globe = UIButton(type: .system)
  private let dictation = UIButton(type: .system)
  private(set) var didLoadCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    didLoadCount += 1
    title = "Mine"
    globe.addTarget(self, action: OwnKeyboard.handleInputModeList, for: .allTouchEvents)
    dictation.setTitle("speak", for: .normal)
    globe.setTitle("my globe", for: .normal)
    let keys = UIStackView(arrangedSubviews: [
      globe, dictation, key("x") { $0.textDocumentProxy.insertText("x") },
      key("back") { $0.textDocumentProxy.deleteBackward() },
      key("left") { $0.textDocumentProxy.adjustTextPosition(byCharacterOffset: -1) },
      key("enter") { $0.textDocumentProxy.insertText("\n") }, key("away") { $0.dismissKeyboard() },
    ])
    keys.distribution = .fillEqually
    keys.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
    keys.autoresizingMask = .flexibleWidth
    view.addSubview(keys)
  }

  private func key(_ title: String, _ action: @escaping (OwnKeyboard) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    return button
  }

  /// What was told since the last time.
  func news() -> [String] {
    defer { told = [] }
    return told
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    globe.isHidden = !needsInputModeSwitchKey
    dictation.isHidden = hasDictationKey
  }

  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { told.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
  override func textWillChange(_ textInput: (any UITextInput)?) { told.append("text will change") }
  override func textDidChange(_ textInput: (any UITextInput)?) { told.append("text did change") }
  override func selectionWillChange(_ textInput: (any UITextInput)?) { told.append("selection will change") }
  override func selectionDidChange(_ textInput: (any UITextInput)?) { told.append("selection did change") }
}

/// A page with a field that has a keyboard of its own, a text view that has it too, and a field without.
@MainActor
final class OwnKeyboardPage: UIViewController, UITextFieldDelegate {
  private final class Field: UITextField {
    var own: UIInputViewController?
    var ownBar: UIInputViewController?
    override var inputViewController: UIInputViewController? { own }
    override var inputAccessoryViewController: UIInputViewController? { ownBar }
  }

  private final class TextView: UITextView {
    var own: UIInputViewController?
    override var inputViewController: UIInputViewController? { own }
  }

  let keyboard = OwnKeyboard()
  private let ownField = Field()
  private let ownText = TextView()
  let plain = UITextField()
  /// What the delegate was asked.
  private(set) var asked: [String] = []
  /// The texts that the delegate does not let in.
  var refused: Set<String> = []
  /// What the delegate does before it answers.
  var react: (UITextField) -> Void = { _ in }

  var field: UITextField { ownField }
  var text: UITextView { ownText }

  /// Shows another one above the keyboard of the field.
  func setBar(_ bar: UIInputViewController?) { ownField.ownBar = bar }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    ownField.own = keyboard
    ownText.own = keyboard
    ownField.delegate = self
    ownText.font = .systemFont(ofSize: 17)
    for (index, (view, name)) in [(field as UIView, "field"), (plain, "plain"), (text, "text")].enumerated() {
      view.accessibilityLabel = name
      view.frame = CGRect(x: 20, y: 60 + 60 * index, width: 280, height: index == 2 ? 120 : 40)
      (view as? UITextField)?.borderStyle = .roundedRect
      self.view.addSubview(view)
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    asked.append("\(range.location)+\(range.length) “\(string)”")
    react(textField)
    return !refused.contains(string)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    asked.append("return")
    react(textField)
    return true
  }
}

/// A page with a bar of its own at the bottom, above whatever keyboard there is.
@MainActor
final class BarPage: UIViewController {
  private let bar = UIButton(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
  let page = OwnKeyboardPage()

  override func viewDidLoad() {
    bar.setTitle("bar", for: .normal)
    bar.backgroundColor = .systemGray
    addChild(page)
    page.view.frame = view.bounds
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
