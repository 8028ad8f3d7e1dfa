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

  @Test(
    "ED-4 dates stand from left to right but where people write them from the right; times, cards and numbers always do",
    arguments: [("en_US", true), ("ko_KR", true), ("de_DE", true), ("ar_EG", false), ("ar", false), ("he_IL", true)])
  func direction(locale: String, isLeftToRight: Bool) {
    let locale = Locale(identifier: locale)
    #expect(DateEntryFormatter(.date, locale: locale).isLeftToRight == isLeftToRight)
    #expect(DateEntryFormatter(.time, locale: locale).isLeftToRight)
    #expect(DateEntryFormatter(.cardExpiration, locale: locale).isLeftToRight)
    #expect(NumberEntryFormatter(.currency(code: nil), locale: locale).isLeftToRight)
    #expect(CardNumberEntryFormatter().isLeftToRight && PhoneNumberEntryFormatter(region: "EG").isLeftToRight)
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

  /// What a text becomes that is set, and that is pasted.
  private func whole(_ text: String, _ style: DateEntryFormatter.Style, _ locale: String) -> String {
    let formatter = DateEntryFormatter(style, locale: Locale(identifier: locale))
    var typist = Typist(formatter)
    typist.paste(text)
    #expect(typist.entry.text == formatter.formatted(text), "pasted as it is set")
    return typist.entry.text
  }

  @Test(
    "ED-1 ED-4 a date that begins with its year, as that of a card, is read as year, month and day everywhere",
    arguments: [
      ("en_US", "2001-02-03", "02/03/2001"), ("de_DE", "2001-02-03", "03.02.2001"),
      ("en_GB", "2001-02-03", "03/02/2001"),
      ("ko_KR", "2001-02-03", "2001. 02. 03."), ("ja_JP", "2001-02-03", "2001/02/03"),
      ("sv_SE", "2001-02-03", "2001-02-03"),
      ("nl_NL", "2001-02-03", "03-02-2001"), ("en_US", "2001/2/3", "02/03/2001"),
      ("ko_KR", "2001-2-3", "2001. 02. 03."),
      ("de_DE", " 2001. 2. 3.", "03.02.2001"), ("en_US", "2001年2月3日", "02/03/2001"),
      ("en_US", "2001-02-03T04:05:06", "02/03/2001"),
    ])
  func yearFirst(locale: String, text: String, shown: String) {
    #expect(whole(text, .date, locale) == shown)
  }

  @Test(
    "ED-4 a date that ends with its year is read where the year comes first, unless its month could be its day",
    arguments: [
      ("ko_KR", "25/12/2001", "2001. 12. 25."), ("ko_KR", "12/25/2001", "2001. 12. 25."),
      ("ko_KR", "3.3.2001", "2001. 03. 03."), ("ko_KR", "02/03/2001", ""), ("de_DE", "3.2.2001", "03.02.2001"),
      ("en_US", "3/2/2001", "03/02/2001"),
    ])
  func yearLast(locale: String, text: String, shown: String) {
    #expect(whole(text, .date, locale) == shown)
  }

  @Test(
    "ED-1 ED-4 a birthday without its year leaves the year to be typed, and is left out where its month could be its day",
    arguments: [
      ("en_US", "02-03", "02/03"), ("de_DE", "02-25", "25.02"), ("en_GB", "25-02", "25/02"), ("de_DE", "02-03", ""),
      ("nl_NL", "02-03", ""), ("de_DE", "02-02", "02.02"), ("ko_KR", "02-03", ""), ("de_DE", "02.03.", "02.03"),
    ])
  func yearless(locale: String, text: String, shown: String) {
    #expect(whole(text, .date, locale) == shown)
  }

  @Test("ED-4 digits that are typed or pasted behind others go on with the date")
  func continued() {
    var typist = Typist(DateEntryFormatter(.date, locale: Locale(identifier: "ko_KR")))
    typist.type("2001")
    typist.paste("02-03")
    #expect(typist.entry.text == "2001. 02. 03.")
    typist = Typist(DateEntryFormatter(.date, locale: Locale(identifier: "de_DE")), "[03.02.1999]")
    typist.paste("2001-02-04")
    #expect(typist.entry.text == "04.02.2001")
    // Keys that come together are no whole month.
    typist = Typist(DateEntryFormatter(.cardExpiration, locale: Locale(identifier: "en_US")), "1|")
    typist.paste("2/49")
    #expect(typist.seen == "12/49|")
    // A whole date does not fit beside a part of one.
    typist = Typist(DateEntryFormatter(.date, locale: Locale(identifier: "de_DE")), "03.|")
    typist.paste("2001-02-04")
    #expect(typist.seen == "03.|" && typist.refusals == 1)
  }

  @Test(
    "ED-4 until when a card is valid is read with a year of four digits, too",
    arguments: [
      ("12/2049", "12/49"), ("2049-12", "12/49"), ("2049-12-31", "12/49"), ("1/2030", "01/30"), ("12 / 49", "12/49"),
      ("1249", "12/49"), ("12/20", "12/20"), ("12/2020", "12/20"), ("12/1949", ""), ("13/49", "13/49"),
    ])
  func cardExpiration(_ text: String, shown: String) {
    #expect(whole(text, .cardExpiration, "en_US") == shown)
  }

  @Test(
    "ED-4 behind the century the year of a card is typed on, and other years stay as they are",
    arguments: [
      Typing("|", "12/2049", "12/49|"), Typing("|", "122049", "12/49|"), Typing("|", "12/20", "12/20|"),
      Typing("|", "12/204", "12/4|"), Typing("|", "12/495", "12/49|"), Typing("|12/20", "1", "|12/20"),
      Typing("12/20|", "⌫", "12/2|"),
    ])
  func century(_ typing: Typing) {
    var typist = Typist(DateEntryFormatter(.cardExpiration, locale: Locale(identifier: "en_US")), typing.before)
    typist.type(typing.keys)
    #expect(typist.seen == typing.after)
  }

  @Test(
    "ED-4 a time of twelve hours is read as what it is",
    arguments: [
      ("en_US", "9:05 PM", "21:05"), ("en_US", "9:05 AM", "09:05"), ("en_US", "12:05 am", "00:05"),
      ("en_US", "12:05 p.m.", "12:05"), ("en_US", "9:05\u{202F}PM", "21:05"), ("en_US", "9 PM", "21:00"),
      ("en_US", "21:05", "21:05"), ("en_US", "21:05 PM", "21:05"), ("en_US", "9:05:30 PM KST", "21:05"),
      ("ko_KR", "오후 9:05", "21:05"), ("ko_KR", "오전 12시 5분", "00:05"), ("ko_KR", "PM 9:05", "21:05"),
      ("es_ES", "9:05 p. m.", "21:05"), ("de_DE", "am 9:05", "09:05"),
    ])
  func halves(locale: String, text: String, shown: String) {
    #expect(whole(text, .time, locale) == shown)
  }

  @Test(
    "ED-4 a day with its time is read as a whole",
    arguments: [
      ("en_US", "2001-02-03 21:05", "02/03/2001 21:05"), ("en_US", "2001-02-03T21:05:30Z", "02/03/2001 21:05"),
      ("en_US", "2/3/2001, 9:05 PM", "02/03/2001 21:05"), ("en_US", "2001-02-03", "02/03/2001"),
      ("en_US", "2/3/2001 9:05", "02/03/2001 09:05"),
    ])
  func dayAndTime(locale: String, text: String, shown: String) {
    #expect(whole(text, .dateAndTime, locale) == shown)
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
