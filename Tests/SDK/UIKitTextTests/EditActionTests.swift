// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What can be done with a text, and what an app takes away of that.
@MainActor @Suite(.serialized) struct EditActionTests {
  private final class NoPaste: UITextField {
    var pastes = 0

    override func canPerformAction(_ action: UIStandardEditAction, withSender sender: Any?) -> Bool {
      action != .paste && super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) { UIPasteboard.general.string = "copied by the app" }

    override func paste(_ sender: Any?) { pastes += 1 }
  }

  private let field = NoPaste()
  private let other = UITextField()
  private let app: TestApp

  init() {
    UIPasteboard.general.string = nil
    let page = UIViewController()
    app = TestApp { page }
    for (index, field) in [field, other].enumerated() {
      field.frame = CGRect(x: 20, y: 60 + 60 * index, width: 300, height: 40)
      field.accessibilityLabel = "field \(index)"
      page.view.addSubview(field)
    }
    app.settle()
  }

  private func can(_ field: UITextField) -> [UIStandardEditAction] {
    UIStandardEditAction.allCases.filter { field.canPerformAction($0, withSender: nil) }
  }

  @Test("TF-8 what can be done follows from what is selected, and from what was copied") func state() throws {
    try app.tap("field 1")
    // Other tests may have run since this one was made.
    UIPasteboard.general.string = nil
    #expect(can(other) == [])
    other.text = "one two"
    other.selectedTextRange = other.textRange(from: other.beginningOfDocument, to: other.beginningOfDocument)
    #expect(can(other) == [.select, .selectAll])
    UIPasteboard.general.string = "x"
    #expect(can(other) == [.paste, .select, .selectAll])
    other.selectAll(nil)
    #expect(can(other) == [.cut, .copy, .paste, .delete])
    other.isSecureTextEntry = true
    #expect(can(other) == [.paste, .delete])
  }

  @Test("TF-8 an action that an app takes away is in no menu, and keys do not do it") func takenAway() throws {
    UIPasteboard.general.string = "x"
    field.text = "one"
    try app.tap("field 0")
    app.settle()
    app.advance(by: 1)
    app.doubleTap(at: CGPoint(x: 30, y: 80))
    #expect(app.exists(.label("Cut")) && !app.exists(.label("Paste")))
    app.press("v", modifiers: .control)
    #expect(field.pastes == 0 && field.text == "one")
    app.press("c", modifiers: .control)
    #expect(UIPasteboard.general.string == "copied by the app")
  }
}
