// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// An app with a secret field or text view, another field, and keys of its own for the first.
///
/// Use one at a time: the latest is the app that is shared.
@MainActor
final class SecretStage {
  let field: any UIView & UITextInput
  let app: TestApp

  /// - Parameter shows: Whether the person wants to see the character that was typed last.
  init(isTextView: Bool = false, shows: Bool = true) throws {
    let page = SecretPage(isTextView: isTextView)
    field = page.field
    app = TestApp { page }
    app.platform.showsLastCharacter = shows
    try app.tap(.label("secret"))
  }

  func press(_ keys: String...) throws { for key in keys { try app.tap(.label(key)) } }

  /// Lets the time pass for which a character shows.
  func passMoment() { app.advance(by: 1.1) }

  /// What the field shows at the moment.
  func picture() throws -> [UInt32] {
    let area = field.convert(field.bounds, to: nil)
    let image = try #require(app.screenshot().image.cgImage)
    return (Int(area.minY * 2)..<Int(area.maxY * 2)).flatMap { y in
      image.pixels[(y * image.width + Int(area.minX * 2))..<(y * image.width + Int(area.maxX * 2))]
    }
  }
}

private final class SecretPage: UIViewController {
  let field: any UIView & UITextInput
  private let other = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 40))

  init(isTextView: Bool) {
    let (line, text, pad) = (UITextField(), UITextView(), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)))
    (line.isSecureTextEntry, text.isSecureTextEntry) = (true, true)
    (line.inputView, text.inputView) = (pad, pad)
    field = isTextView ? text : line
    super.init(nibName: nil, bundle: nil)
    // Its caret blinks, which is another picture each time.
    field.tintColor = .clear
    field.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    for (index, name) in ["x", "y", "값", "two", "back"].enumerated() {
      let key = UIButton(type: .system)
      key.setTitle(name, for: .normal)
      key.frame = CGRect(x: 60 * index, y: 0, width: 60, height: 60)
      let action = UIAction { [weak field] _ in name == "back" ? field?.deleteBackward() : field?.insertText(name) }
      key.addAction(action, for: .touchUpInside)
      pad.addSubview(key)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    (field.accessibilityLabel, other.accessibilityLabel) = ("secret", "other")
    view.addSubview(field)
    view.addSubview(other)
  }
}
