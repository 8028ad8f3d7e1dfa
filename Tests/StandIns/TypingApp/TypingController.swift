// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with fields of several kinds that say what they hold, for programs that type from outside.
class TypingController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let fields: [UIView] = TypingController.chosenFields

  private static var chosenFields: [UIView] {
    let arguments = CommandLine.arguments
    if arguments.contains("--passwords") { return passwordFields }
    if arguments.contains("--register") { return [userField] + passwordFields }
    if arguments.contains("--address") { return addressFields }
    if arguments.contains("--paste") { return pasteViews }
    return arguments.contains("--login") ? [userField] + loginFields : usualFields
  }

  private static let usualFields: [UIView] = [
    TypingController.field("name") { $0.returnKeyType = .next },
    TypingController.field("email") { $0.keyboardType = .emailAddress },
    TypingController.field("number") { $0.keyboardType = .numberPad },
    TypingController.field("password") { $0.isSecureTextEntry = true },
    TypingController.field("digitless") { _ in },
    TypingController.field("pad") { $0.inputView = Pad(frame: CGRect(x: 0, y: 0, width: 0, height: 90)) },
    Tally(),
    UITextView(),
    TypingController.field("message") {
      $0.returnKeyType = .send
      $0.enablesReturnKeyAutomatically = true
      $0.keyboardAppearance = .dark
    },
    TypingController.field("code") { $0.textContentType = .oneTimeCode },
    TypingController.field("bar") {
      $0.returnKeyType = .go
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.inputAccessoryView = bar
    },
  ]
  private static let userField = TypingController.field("user") { $0.textContentType = .username }
  /// What somebody fills in who makes an account.
  private static let passwordFields: [UIView] =
    ["new", "repeat"].map { name in
      TypingController.field(name) {
        ($0.textContentType, $0.isSecureTextEntry) = (.newPassword, true)
        $0.passwordRules = UITextInputPasswordRules(
          descriptor: "required: upper; required: lower; required: digit; max-consecutive: 2; minlength: 24;")
      }
    } + [TypingController.field("code") { $0.textContentType = .oneTimeCode }, TypingController.field("name") { _ in }]

  /// What somebody fills in who has an account.
  private static let loginFields: [UIView] = [
    TypingController.field("pass") { ($0.textContentType, $0.isSecureTextEntry) = (.password, true) },
    TypingController.field("name") { _ in },
  ]

  /// What somebody fills in who says where they are.
  private static let addressFields: [UIView] = [
    TypingController.field("city") { $0.textContentType = .addressCity },
    TypingController.field("both") { $0.textContentType = .addressCityAndState },
    TypingController.field("country") { $0.textContentType = .countryName },
    TypingController.field("street") { $0.textContentType = .streetAddressLine1 },
    TypingController.field("name") { _ in },
  ]

  /// What somebody fills in who pastes: a field by itself, and one with a paste control.
  private static let pasteViews: [UIView] = {
    let (first, second) = (field("first") { _ in }, field("second") { _ in })
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.target = second
    return [first, second, control]
  }()

  private var watcher: KeyboardWatcher?

  /// Words are completed where the program is told to.
  private static let prediction: UITextInlinePredictionType =
    CommandLine.arguments.contains("--completes") ? .default : .no

  private static func field(_ name: String, _ configure: (UITextField) -> Void) -> UITextField {
    let field = UITextField()
    // What is typed is to arrive as it was.
    (field.smartQuotesType, field.smartDashesType) = (.no, .no)
    field.inlinePredictionType = Self.prediction
    field.placeholder = name
    field.borderStyle = .roundedRect
    configure(field)
    return field
  }

  private func name(of view: UIView) -> String {
    switch view {
    case let field as UITextField: field.placeholder ?? ""
    case is Tally: "tally"
    case is UIPasteControl: "paste"
    default: "notes"
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for view in fields {
      self.view.addSubview(view)
      if let field = view as? UITextField {
        field.delegate = self
        field.addAction(UIAction { [unowned self, unowned field] _ in say(field, field.text) }, for: .editingChanged)
      } else if let text = view as? UITextView {
        text.delegate = self
        (text.smartQuotesType, text.smartDashesType) = (.no, .no)
        text.inlinePredictionType = Self.prediction
        text.backgroundColor = .secondarySystemBackground
      }
    }
    watcher = KeyboardWatcher(view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    watcher?.tellGuide()
    var top: CGFloat = 10
    for view in fields {
      let height: CGFloat = view is UITextView ? 60 : 30
      view.frame = CGRect(x: 20, y: top, width: self.view.bounds.width - 40, height: height)
      top += height + 4
      let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      report("place \(name(of: view)) \(place.x) \(place.y)")
    }
  }

  private func say(_ view: UIView, _ text: String?) { report("\(name(of: view)) \((text ?? "").debugDescription)") }

  // MARK: Fields

  func textFieldDidBeginEditing(_ textField: UITextField) { report("begins \(name(of: textField))") }
  func textFieldDidEndEditing(_ textField: UITextField) { report("ends \(name(of: textField))") }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard let range = textField.selectedTextRange else { return }
    let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
    report("selection \(name(of: textField)) \(start) \(textField.offset(from: range.start, to: range.end))")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    report("return \(name(of: textField))")
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { name(of: textField) != "digitless" || !string.contains { $0.isNumber } }

  func textViewDidBeginEditing(_ textView: UITextView) { report("begins notes") }
  func textViewDidChange(_ textView: UITextView) { say(textView, textView.text) }
}
