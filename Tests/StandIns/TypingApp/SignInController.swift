// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// With `--sign-in`: a screen with a field for a secret, which goes for good when it is done. It says how much the field holds, and
/// never what. With `--account` there is one for the user name above it, which is done as well; with `--pad` the app types the secret by keys of its
/// own.
class SignInController: UIViewController, UITextFieldDelegate {
  private var field: UITextField?
  private var user: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    field.isSecureTextEntry = true
    field.borderStyle = .roundedRect
    field.delegate = self
    field.addAction(UIAction { [unowned field] _ in report("secret \(field.text?.count ?? 0)") }, for: .editingChanged)
    view.addSubview(field)
    self.field = field
    if CommandLine.arguments.contains("--pad") {
      field.inputView = LetterPad(
        type: { [weak field] in field?.insertText($0) },
        finish: { [weak self, weak field] in _ = field.map { self?.textFieldShouldReturn($0) } })
    }
    guard CommandLine.arguments.contains("--account") else { return }
    field.textContentType = .password
    let user = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    (user.textContentType, user.borderStyle, user.delegate) = (.username, .roundedRect, self)
    view.addSubview(user)
    self.user = user
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (field, name) in [(field, "secret"), (user, "user")] {
      guard let field else { continue }
      let place = view.convert(CGPoint(x: field.frame.midX, y: field.frame.midY), to: nil)
      report("place \(name) \(place.x) \(place.y)")
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { report("begins \(textField === user ? "user" : "secret")") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    for field in [field, user] { field?.removeFromSuperview() }
    (field, user) = (nil, nil)
    report("closed")
    return true
  }
}
