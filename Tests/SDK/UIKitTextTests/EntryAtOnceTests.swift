// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Phrases
import Testing
import UIKitCore

/// Problems that show while a person types.
@MainActor @Suite(.serialized) final class EntryAtOnceTests {
  /// A form of rows with different values.
  private final class Page: UIViewController {
    let rows = ["Amount", "Card", "Date", "Email", "Code"].map { EntryFieldView(title: $0) }
    var form: EntryForm?

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      let english = Locale(identifier: "en_US")
      let (whole, date) = (NumberEntryFormatter(.whole, locale: english), DateEntryFormatter(.date, locale: english))
      rows[0].textField.entryFormatter = whole
      rows[0].textField.entryValidators = [.required, .number(whole, from: 5, to: 500)]
      rows[1].textField.entryFormatter = CardNumberEntryFormatter()
      rows[1].textField.entryValidators = [.required, .cardNumber]
      rows[2].textField.entryFormatter = date
      rows[2].textField.entryValidators = [.date(date)]
      rows[3].textField.entryValidators = [.email]
      rows[4].textField.entryValidators = [.length(2...4)]
      for row in rows[0...2] { row.textField.keyboardType = .numberPad }
      rows[3].textField.keyboardType = .emailAddress
      for row in rows[3...4] {
        (row.textField.autocorrectionType, row.textField.autocapitalizationType) = (.no, .none)
      }
      view.showBelowEachOther(rows, spacing: 4, top: 30)
      form = EntryForm(rows) {}
    }
  }

  @MainActor private struct Fixture {
    let page = Page()
    let app: TestApp
    let listener = AnnouncementListener()

    init() {
      app = TestApp { [page] in page }
      UIApplication.shared.accessibility.client = listener
    }
  }

  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var page: Page { fixture.page }
  private var app: TestApp { fixture.app }

  private func type(_ keys: String) throws {
    for key in keys { try app.tap(.label(key == " " ? "space" : String(key))) }
    app.settle()
  }

  private func words(_ phrase: Phrase, _ values: String...) -> String { PhraseLanguage.current(phrase, values) }

  /// What a person does in a row: keys of which each leaves the text unfinished, the key that spoils it, and how it is mended.
  struct Entry: Sendable {
    let row: Int
    let quiet: String
    let key: String
    let phrase: Phrase
    var values: [String] = []
    var deletions = 1
    var rest = ""
  }

  @Test(
    "ED-4 what can no longer become right shows beside the field at the key that spoils it, and goes when that is mended",
    arguments: [
      Entry(row: 0, quiet: "350", key: "1", phrase: .entryTooLarge, values: ["500"]),
      Entry(row: 1, quiet: "411111111111111", key: "2", phrase: .entryNoCardNumber, rest: "1"),
      Entry(row: 2, quiet: "023", key: "0", phrase: .entryNoDate, deletions: 2, rest: "282026"),
      Entry(row: 3, quiet: "ada", key: " ", phrase: .entryNoEmail, rest: "@x.de"),
      Entry(row: 4, quiet: "abcd", key: "e", phrase: .entryTooLong, values: ["4"]),
    ])
  func atOnce(_ entry: Entry) throws {
    let row = page.rows[entry.row]
    try app.tap(.view(row.textField))
    app.settle()
    for key in entry.quiet {
      try type(String(key))
      #expect(row.problemLabel.isHidden, "\(row.textField.text ?? "")")
    }
    let height = row.frame.height
    try type(entry.key)
    let problem = PhraseLanguage.current(entry.phrase, entry.values)
    #expect(app.exists(.label(problem)) && row.problemLabel.text == problem && row.frame.height > height)
    #expect(row.textField.isFirstResponder && row.textField.accessibilityHint == problem)
    #expect(fixture.listener.said == [(row.titleLabel.text ?? "") + ": " + problem])
    for _ in 0..<entry.deletions { try app.tap("Delete") }
    try type(entry.rest)
    #expect(row.problemLabel.isHidden && row.textField.isFirstResponder && row.textField.accessibilityHint == nil)
    #expect(!app.exists(.label(problem)))
  }

  @Test("ED-4 what is only not finished is not told before the field is left, and is checked at every key from then on")
  func unfinished() throws {
    let row = page.rows[0]
    try app.tap(.view(row.textField))
    app.settle()
    try type("3")
    #expect(row.entryProblem != nil && row.problemLabel.isHidden && fixture.listener.said.isEmpty)
    try app.tap(.view(page.rows[1].textField))
    app.settle()
    #expect(row.problemLabel.text == words(.entryTooSmall, "5") && !row.problemLabel.isHidden)
    try app.tap(.view(row.textField))
    app.settle()
    try type("0")
    #expect(row.problemLabel.isHidden)
    try app.tap("Delete")
    #expect(!row.problemLabel.isHidden)
  }

  @Test("ED-4 letters that are still composed are no reason for a problem, what they become is")
  func composed() {
    let row = page.rows[4]
    row.textField.becomeFirstResponder()
    app.settle()
    row.textField.setMarkedText("ni hao", selectedRange: NSRange(location: 6, length: 0))
    #expect(row.problemLabel.isHidden)
    row.textField.insertText("\u{4F60}\u{597D}")
    #expect(row.entryProblem == nil && row.problemLabel.isHidden)
    row.textField.setMarkedText("a", selectedRange: NSRange(location: 1, length: 0))
    row.textField.insertText("abc")
    #expect(row.problemLabel.text == words(.entryTooLong, "4"))
  }
}
