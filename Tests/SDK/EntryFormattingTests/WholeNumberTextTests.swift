// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EntryFormatting

/// Numbers that come as a whole: set by an app, filled in, pasted.
@Suite struct WholeNumberTextTests {
  private static let english = Locale(identifier: "en_US")

  private func money(_ locale: String, _ code: String?) -> NumberEntryFormatter {
    NumberEntryFormatter(.currency(code: code), locale: Locale(identifier: locale), allowsNegative: true)
  }

  private static let numbers = ["0", "5", "12.5", "12.05", "999", "1000", "1234.5", "12345", "1234567.25", "-1234.5"]

  /// Checks that the text of a number is taken as it is, set and pasted.
  private func check(_ formatter: NumberEntryFormatter, _ number: Decimal, _ note: String) {
    let text = formatter.text(for: number)
    #expect(formatter.formatted(text) == text, "\(note) \(text)")
    var typist = Typist(formatter)
    typist.paste(text)
    #expect(typist.entry.text == text, "\(note) \(text)")
    // Currencies without hundredths round them.
    if formatter.maximumFractionDigits > 1 { #expect(formatter.value(of: text) == number, "\(note) \(text)") }
  }

  @Test(
    "ED-4 an amount is taken as the formatter writes it, also where the sign of the currency has a full stop",
    arguments: [
      ("da_DK", "DKK"), ("nb_NO", "NOK"), ("sv_SE", "SEK"), ("is_IS", "ISK"), ("ar_EG", "EGP"), ("ar_AE", "AED"),
      ("bg_BG", "BGN"), ("mk_MK", "MKD"), ("es_PA", "PAB"), ("es_PE", "PEN"), ("en_IN", "INR"), ("de_CH", "CHF"),
      ("en_US", "DKK"), ("fr_FR", "EUR"), ("ko_KR", "KRW"), ("ar_KW", "KWD"), ("fa_IR", "IRR"), ("he_IL", "ILS"),
    ])
  func signs(locale: String, code: String) throws {
    for number in Self.numbers {
      check(money(locale, code), try #require(Decimal(string: number)), "\(locale) \(code)")
    }
  }

  @Test("ED-4 an amount is taken as the formatter writes it, in every region that Foundation knows")
  func regions() throws {
    for identifier in Locale.availableIdentifiers.sorted() where identifier.contains("_") {
      check(money(identifier, nil), try #require(Decimal(string: "-1234567.25")), identifier)
    }
  }

  @Test("ED-4 Danish amounts are read as they are written")
  func danish() {
    let formatter = money("da_DK", "DKK")
    for (text, value) in [
      ("1.234,5 kr.", "1234.5"), ("12,50 kr.", "12.5"), ("kr. 12,50", "12.5"), ("kr.1.234", "1234"),
    ] {
      #expect(formatter.value(of: formatted(text, formatter)) == Decimal(string: value), "\(text)")
    }
  }

  private func formatted(_ text: String, _ formatter: NumberEntryFormatter) -> String {
    var typist = Typist(formatter)
    typist.paste(text)
    #expect(typist.entry.text == formatter.formatted(text), "pasted as it is set")
    return typist.entry.text
  }

  @Test(
    "ED-4 of a number that comes as a whole the fraction is left out where none is taken, and is cut where it is too long",
    arguments: [
      (NumberEntryFormatter.Style.whole, "en_US", "12.50", "12"), (.whole, "en_US", "1,234.99", "1,234"),
      (.whole, "de_DE", "12,50", "12"), (.whole, "de_DE", "1.234", "1.234"), (.whole, "en_US", "12.", "12"),
      (.currency(code: "KRW"), "ko_KR", "15000.00", "₩15,000"), (.currency(code: "KRW"), "ko_KR", "15,000원", "₩15,000"),
      (.currency(code: "JPY"), "en_US", "¥1,500.50", "¥1,500"), (.currency(code: "USD"), "en_US", "12.999", "$12.99"),
      (.percent(maximumFractionDigits: 0), "en_US", "12.5 %", "12%"),
    ])
  func fractions(style: NumberEntryFormatter.Style, locale: String, text: String, shown: String) {
    #expect(formatted(text, NumberEntryFormatter(style, locale: Locale(identifier: locale))) == shown)
  }

  @Test(
    "ED-4 what is no number, or does not fit, is left out as a whole and never cut to another number",
    arguments: [
      "-5", "−5", "- 5", "-$5", "$-5", "1,000,000", "123456", "10-20", "2027-03-09", "12:30", "7/8", "1a2",
      "2 for 12.50",
      "12 13", "12\n13", "12.50 5.00", "(555) 123", "", "kr.", "five",
    ])
  func misfits(_ text: String) {
    let formatter = NumberEntryFormatter(
      .decimal(maximumFractionDigits: 2), locale: Self.english, maximumIntegerDigits: 5)
    #expect(formatted(text, formatter) == "")
    var typist = Typist(formatter, "[12].5")
    if !text.isEmpty { typist.paste(text) }
    #expect(typist.seen == "[12].5")
  }

  @Test("ED-4 a dash that is no minus sign is none")
  func dashes() {
    let formatter = NumberEntryFormatter(.decimal(maximumFractionDigits: 2), locale: Self.english, allowsNegative: true)
    for (text, shown) in [
      ("-5", "-5"), ("- 5", "-5"), ("$-5", "-5"), ("-$5", "-5"), ("\u{200E}-5", "-5"), ("Total - 12.50", "12.50"),
      ("12.-", "12"), ("5-", "5"),
    ] {
      #expect(formatted(text, formatter) == shown, "\(text)")
    }
  }

  @Test(
    "ED-4 a number is pasted into another one only where both fit",
    arguments: [
      (Typing("12|", "34", "1,234|"), 0), (Typing("1|4", "2,3", "12.3|4"), 0), (Typing("12.|", "3.4", "12.|"), 1),
      (Typing("12.|", "34", "12.34|"), 0), (Typing("12.3|4", "5", "12.3|4"), 1), (Typing("[12.34]", "5.6", "5.6|"), 0),
      (Typing("1|", "2345", "12,345|"), 0), (Typing("1|", "23456", "1|"), 1), (Typing("12.|", "3.", "12.3|"), 0),
      (Typing("0|", "7.5", "7.5|"), 0), (Typing("|", "007", "7|"), 0),
    ])
  func beside(_ typing: Typing, refusals: Int) {
    let formatter = NumberEntryFormatter(
      .decimal(maximumFractionDigits: 2), locale: Self.english, maximumIntegerDigits: 5)
    var typist = Typist(formatter, typing.before)
    typist.paste(typing.keys)
    #expect(typist.seen == typing.after && typist.refusals == refusals)
  }

  @Test("ED-4 a digit that is dragged behind the others makes no fraction of them")
  func dragging() {
    let formatter = NumberEntryFormatter(.decimal(maximumFractionDigits: 2), locale: Self.english)
    var typist = Typist(formatter, "1,234|")
    typist.apply(NSRange(location: 0, length: 5), ",2341")
    #expect(typist.seen == "2,341|")
  }

  @Test(
    "ED-4 the decimal sign is not deleted where the digits behind it would make the number too long",
    arguments: [
      (Typing("$12,345.|67", "⌫", "$12,345.|67"), 1), (Typing("$12,345|.67", "⌦", "$12,345|.67"), 1),
      (Typing("$12,345[.]67", "⌫", "$12,345[.]67"), 1), (Typing("$123.|45", "⌫", "$12,3|45"), 0),
      (Typing("$12,34[5.6]7", "⌫", "$12,34|7"), 0), (Typing("$12,345.|", "⌫", "$12,345|"), 0),
      (Typing("$12,345.6|7", "⌫⌫", "$12,345.|7"), 1),
    ])
  func decimalSign(_ typing: Typing, refusals: Int) {
    let formatter = NumberEntryFormatter(.currency(code: "USD"), locale: Self.english, maximumIntegerDigits: 5)
    var typist = Typist(formatter, typing.before)
    typist.type(typing.keys)
    #expect(typist.seen == typing.after && typist.refusals == refusals)
  }

  @Test("ED-4 a number that an app has put there although it is too long can be deleted")
  func tooLong() {
    let formatter = NumberEntryFormatter(.whole, locale: Self.english, maximumIntegerDigits: 3)
    var typist = Typist(formatter, "123456|")
    typist.type("⌫⌫⌫⌫⌫")
    #expect(typist.seen == "1|")
  }
}
