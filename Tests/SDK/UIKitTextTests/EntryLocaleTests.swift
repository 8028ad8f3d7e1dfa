// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// What fields take without a locale, as people of different languages type it.
@MainActor @Suite(.serialized) struct EntryLocaleTests {
  /// Types into a field of a form, whose formatter is made with it.
  ///
  /// - Returns: What stands there then.
  private func typed(_ keys: String, _ languages: [String], _ make: () -> any EntryFormatter) throws -> String {
    let page = FieldPage()
    let app = TestApp(languages: languages) { page }
    page.first.entryFormatter = make()
    try app.tap("first")
    app.type(keys)
    return page.first.text ?? ""
  }

  @Test(
    "ED-4 numbers, amounts, dates and phone numbers are written as the person does, where the app names no locale",
    arguments: [
      (["ko-KR"], "12,345.5", "\u{20A9}50,000", "20260309", "2026. 03. 09.", "010-1234-5678"),
      (["de-DE"], "12.345,5", "50.000\u{A0}\u{20AC}", "09032026", "09.03.2026", "01012345678"),
      // Of a list of languages the session's own says where the person is.
      (["ko", "en", "ko-KR"], "12,345.5", "\u{20A9}50,000", "20260309", "2026. 03. 09.", "010-1234-5678"),
    ])
  func usualLocale(languages: [String], number: String, amount: String, dateKeys: String, date: String, phone: String)
    throws
  {
    #expect(try typed("12345.5", languages) { NumberEntryFormatter(.decimal(maximumFractionDigits: 1)) } == number)
    #expect(try typed("50000", languages) { NumberEntryFormatter(.currency(code: nil)) } == amount)
    #expect(try typed(dateKeys, languages) { DateEntryFormatter(.date) } == date)
    #expect(try typed("01012345678", languages) { PhoneNumberEntryFormatter() } == phone)
  }

  @Test("ED-4 a date that is typed has the order of one that is chosen beside it", arguments: ["ko-KR", "de-DE"])
  func typedAndChosen(language: String) {
    let app = TestApp(languages: [language]) { FieldPage() }
    app.settle()
    func numbers(_ text: String?) -> [Int] { text?.split { !$0.isNumber }.compactMap { Int($0) } ?? [] }
    let field = EntryDateField(.date)
    field.text = "2026-03-09"
    let typed = DateEntryFormatter(.date).text(for: DateComponents(year: 2026, month: 3, day: 9))
    #expect(numbers(typed) == (language == "ko-KR" ? [2026, 3, 9] : [9, 3, 2026]))
    #expect(numbers(field.text) == numbers(typed))
  }

  @Test("ED-4 a problem is said in the person's language, where the app names none")
  func problems() {
    for (language, isKorean) in [("ko-KR", true), ("en-US", false)] {
      let app = TestApp(languages: [language]) { FieldPage() }
      app.settle()
      let message = EntryValidator.required.problem(in: "")?.message() ?? ""
      #expect(message.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } == isKorean, "\(message)")
    }
  }
}
