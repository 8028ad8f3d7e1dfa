// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// With `--sign-in`: a screen with a field for a secret, which goes for good when it is done. It says how much the field holds, and
/// never what.
class SignInController: UIViewController, UITextFieldDelegate {
  private var field: UITextField?

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
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let field else { return }
    let place = view.convert(CGPoint(x: field.frame.midX, y: field.frame.midY), to: nil)
    report("place secret \(place.x) \(place.y)")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { report("begins secret") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    textField.removeFromSuperview()
    field = nil
    report("closed")
    return true
  }
}
