// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// Forms that a person fills by touch.
@MainActor @Suite(.serialized) struct EntryFormTests {
  /// A form of three rows and a button.
  private final class Page: UIViewController {
    let rows = ["Name", "Card", "Email"].map { EntryFieldView(title: $0) }
    let button = UIButton(type: .system)
    var form: EntryForm?
    var sent = 0

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      button.setTitle("Continue", for: .normal)
      rows[0].textField.entryValidators = [.required]
      rows[1].textField.entryFormatter = CardNumberEntryFormatter()
      rows[1].textField.entryValidators = [.required, .cardNumber]
      rows[1].textField.keyboardType = .numberPad
      rows[2].textField.entryValidators = [.email]
      view.showBelowEachOther(rows + [button], spacing: 8, top: 40)
      form = EntryForm(rows, control: button) { [weak self] in self?.sent += 1 }
    }
  }

  private let page = Page()
  private let app: TestApp
  private let listener = AnnouncementListener()

  init() {
    app = TestApp { [page] in page }
    app.settle()
    UIApplication.shared.accessibility.client = listener
  }

  private func words(_ phrase: Phrase) -> String { PhraseLanguage.current(phrase) }

  @Test("ED-4 what is unfinished shows when the field is left, goes when mended, comes back at once, and is announced")
  func problem() throws {
    let (field, label) = (page.rows[1].textField, page.rows[1].problemLabel)
    #expect(label.isHidden)
    try app.tap("Card")
    app.settle()
    try app.tap(.label("4"))
    #expect(label.isHidden && listener.said.isEmpty)
    let height = page.rows[1].frame.height
    try app.tap("Name")
    app.settle()
    #expect(!label.isHidden && label.text == words(.entryNoCardNumber))
    #expect(page.rows[1].frame.height > height)
    #expect(listener.said == ["Card: " + words(.entryNoCardNumber)])
    #expect(field.accessibilityHint == label.text)
    field.text = "4111111111111111"
    #expect(label.isHidden && field.accessibilityHint == nil)
    field.deleteBackward()
    #expect(!label.isHidden && listener.said.count == 2)
    app.settle()
    field.text = ""
    #expect(label.text == words(.entryRequired) && listener.said.count == 3)
  }

  @Test("ED-7 the button is enabled only while every row is right, by whatever hand it is filled")
  func enabling() throws {
    #expect(!page.button.isEnabled)
    page.rows[0].textField.text = "Kim"
    #expect(!page.button.isEnabled)
    page.rows[1].textField.text = "378282246310005"
    #expect(page.button.isEnabled)
    page.rows[2].textField.insertText("kim")
    #expect(!page.button.isEnabled)
    page.rows[2].textField.insertText("@example.com")
    #expect(page.button.isEnabled)
    try app.tap("Continue")
    #expect(page.sent == 1)
  }

  @Test("ED-7 Return moves along the fields, and in the last does the action only when all is right")
  func returnKey() throws {
    #expect(page.rows.map(\.textField.returnKeyType) == [.next, .next, .done])
    page.rows[1].textField.isEnabled = false
    try app.tap("Name")
    app.settle()
    try app.tap("next")
    app.settle()
    #expect(page.rows[2].textField.isFirstResponder)
    try app.tap("done")
    app.settle()
    // The first that is wrong.
    #expect(page.sent == 0 && page.rows[0].textField.isFirstResponder)
    #expect(page.rows[0].problemLabel.text == words(.entryRequired) && page.rows[2].problemLabel.isHidden)
    page.rows[0].textField.text = "Kim"
    page.rows[1].textField.text = "4111111111111111"
    page.rows[2].textField.becomeFirstResponder()
    app.settle()
    try app.tap("done")
    #expect(page.sent == 1)
  }

  @Test("ED-4 the words below a field do not cover it, and grow with the text size")
  func layout() {
    let row = page.rows[0]
    row.showProblem()
    app.settle()
    let height = row.frame.height
    #expect(row.textField.frame.width == row.bounds.width && row.problemLabel.frame.minY >= row.textField.frame.maxY)
    app.screen.contentSizeCategory = .accessibilityLarge
    app.settle()
    #expect(row.frame.height > height)
  }

  @Test("ED-4 a problem with what another row holds comes and goes with that row")
  func related() {
    app.settle()
    let (first, second) = (page.rows[0].textField, page.rows[2])
    second.textField.entryValidators = [.matches("Name") { first.text ?? "" }]
    (first.text, second.textField.text) = ("a", "b")
    second.showProblem()
    #expect(!second.problemLabel.isHidden)
    first.text = "b"
    #expect(second.problemLabel.isHidden && second.textField.accessibilityHint == nil)
    first.text = "c"
    #expect(!second.problemLabel.isHidden)
  }

  @Test("ED-7 Return and Next lead past rows that are hidden, within something hidden or taken out", arguments: 0...2)
  func unseenRows(_ way: Int) throws {
    switch way {
    case 0: page.rows[1].isHidden = true
    case 1:
      let holder = UIStackView()
      (page.rows[1].superview as? UIStackView)?.insertArrangedSubview(holder, at: 1)
      holder.addArrangedSubview(page.rows[1])
      holder.isHidden = true
    default: page.rows[1].removeFromSuperview()
    }
    app.settle()
    for key in ["next", "Next"] {
      page.rows[0].textField.becomeFirstResponder()
      app.settle()
      try app.tap(.label(key))
      app.settle()
      #expect(page.rows[2].textField.isFirstResponder, "\(key)")
    }
  }

  @Test("ED-4 a form that cannot be sent says why once, again when asked again, and goes where it can be mended")
  func announcements() throws {
    try app.tap("Email")
    app.settle()
    page.rows[0].isHidden = true
    page.form?.submit()
    app.settle()
    #expect(listener.said == ["Card: " + words(.entryRequired)])
    #expect(page.rows[1].textField.isFirstResponder)
    page.form?.submit()
    #expect(listener.said.count == 2 && listener.said.first == listener.said.last)
  }

  @Test("ED-4 a hint of the app's own is there again once the problem is mended")
  func ownHint() {
    app.settle()
    let (row, field) = (page.rows[0], page.rows[0].textField)
    field.accessibilityHint = "As in your passport"
    row.showProblem()
    #expect(field.accessibilityHint == words(.entryRequired))
    field.text = "Kim"
    #expect(field.accessibilityHint == "As in your passport")
    field.text = ""
    field.text = "Lee"
    #expect(field.accessibilityHint == "As in your passport")
  }
}
