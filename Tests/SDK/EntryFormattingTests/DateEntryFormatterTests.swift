// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EntryFormatting

@Suite struct DateEntryFormatterTests {
  @Test(
    "ED-4 dates grow in the order and with the separators of the locale",
    arguments: [
      ("en_US", "03071999", "03/07/1999"), ("en_US", "3/7/1999", "03/07/1999"), ("de_DE", "07031999", "07.03.1999"),
      ("de_DE", "7.3.1999", "07.03.1999"), ("ko_KR", "19990307", "1999. 03. 07."), ("en_GB", "07031999", "07/03/1999"),
      ("ja_JP", "19990307", "1999/03/07"),
    ])
  func dates(locale: String, keys: String, text: String) {
    let formatter = DateEntryFormatter(.date, locale: Locale(identifier: locale))
    var typist = Typist(formatter)
    typist.type(keys)
    #expect(typist.entry.text == text)
    let parts = DateComponents(year: 1999, month: 3, day: 7)
    #expect(formatter.dateComponents(of: text) == parts)
    #expect(formatter.text(for: parts) == text)
    var pasted = Typist(formatter)
    pasted.paste(keys)
    #expect(pasted.entry.text == text)
  }

  @Test(
    "ED-4 the caret stays beside its digit in dates",
    arguments: [
      Typing("03/|07", "⌫", "0|0/7"), Typing("03|/07", "⌦", "03|/7"), Typing("03|/07", "1", "03/1|0/7"),
      Typing("3|", "/", "03|"), Typing("|", "/", "|"), Typing("03|", "/", "03|"),
      Typing("03/07/1999|", "1", "03/07/1999|"), Typing("03/07/[1999]", "2", "03/07/2|"),
    ])
  func caret(_ typing: Typing) {
    var typist = Typist(DateEntryFormatter(.date, locale: Locale(identifier: "en_US")), typing.before)
    typist.type(typing.keys)
    #expect(typist.seen == typing.after)
  }

  @Test("ED-4 times, and until when a card is valid")
  func otherStyles() {
    let english = Locale(identifier: "en_US")
    var time = Typist(DateEntryFormatter(.time, locale: english))
    time.type("9:5")
    #expect(time.seen == "09:5|")
    #expect(DateEntryFormatter(.time, locale: english).dateComponents(of: "09:5") == nil)
    #expect(DateEntryFormatter(.time, locale: english).dateComponents(of: "24:00") == nil)
    let card = DateEntryFormatter(.cardExpiration, locale: Locale(identifier: "ko_KR"))
    #expect(card.formatted("3/29") == "03/29")
    #expect(card.dateComponents(of: "03/29") == DateComponents(year: 2029, month: 3))
    #expect(card.dateComponents(of: "13/29") == nil)
    let both = DateEntryFormatter(.dateAndTime, locale: english)
    let parts = DateComponents(year: 2028, month: 2, day: 29, hour: 23, minute: 5)
    #expect(both.text(for: parts) == "02/29/2028 23:05")
    #expect(both.dateComponents(of: "02/29/2028 23:05") == parts)
  }

  @Test("ED-4 there is no date of a day that does not exist")
  func noSuchDay() {
    let formatter = DateEntryFormatter(.date, locale: Locale(identifier: "en_US"))
    for text in ["02/29/2027", "13/01/2027", "04/31/2027", "00/10/2027", "01/00/2027", "01/01/0000", "01/01/202", ""] {
      #expect(formatter.dateComponents(of: text) == nil, "\(text)")
    }
    #expect(formatter.text(for: DateComponents(year: 2027, month: 2, day: 29)) == "")
    #expect(formatter.text(for: DateComponents(year: 20_270, month: 2, day: 9)) == "")
    #expect(formatter.text(for: DateComponents(month: 2, day: 9)) == "")
  }

  @Test("ED-4 a pattern that no date can be written with gives way to that of ISO 8601")
  func wrongPattern() {
    for pattern in ["", "yyyy", "ddMMyyyy", "y/M/d/y", "'yyyy MM dd", "99"] {
      let formatter = DateEntryFormatter(
        .date, date: DateEntryPattern(pattern), time: DateEntryPattern(pattern), digits: ["x"])
      #expect(formatter.formatted("20270309") == "2027-03-09", "\(pattern)")
    }
  }

  @Test("ED-4 a date survives the way into the text and back in every language that Foundation knows")
  func locales() {
    let parts = DateComponents(year: 2028, month: 11, day: 30, hour: 22, minute: 41)
    for identifier in Locale.availableIdentifiers where !identifier.contains("_") {
      let formatter = DateEntryFormatter(.dateAndTime, locale: Locale(identifier: identifier))
      let text = formatter.text(for: parts)
      #expect(formatter.dateComponents(of: text) == parts, "\(identifier) \(text)")
      #expect(formatter.formatted(text) == text, "\(identifier)")
    }
  }
}
