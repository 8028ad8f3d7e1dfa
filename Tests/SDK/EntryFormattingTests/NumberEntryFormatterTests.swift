// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EntryFormatting

@Suite struct NumberEntryFormatterTests {
  private static let english = Locale(identifier: "en_US")

  @Test(
    "ED-4 groups come and go while a whole number is typed and deleted, and the caret stays beside its digit",
    arguments: [
      Typing("|", "1", "1|"), Typing("|", "1234", "1,234|"), Typing("|", "1234567", "1,234,567|"),
      Typing("1,234|", "⌫", "123|"), Typing("1,234,567|", "⌫⌫⌫", "1,234|"),
      Typing("1|,234", "5", "15|,234"), Typing("1,|234", "5", "15|,234"), Typing("|1,234", "9", "9|1,234"),
      Typing("12|3,456", "9", "1,29|3,456"),
      // A separator is no character of its own: what is deleted is the digit beside it.
      Typing("1,|234", "⌫", "|234"), Typing("12,|345", "⌫", "1|,345"), Typing("12|,345", "⌦", "1,2|45"),
      Typing("1,2|34", "⌫", "1|34"), Typing("12,3|45", "⌫", "1,2|45"),
      Typing("1[,]234", "⌫", "|234"), Typing("1[,2]34", "⌫", "1|34"), Typing("[1,234]", "5", "5|"),
      Typing("[1,234]", "⌫", "|"),
      // Refused.
      Typing("1|2", "a", "1|2"), Typing("[12]", "a", "[12]"), Typing("12|", ".", "12|"), Typing("12|", "-", "12|"),
      Typing("|12", "⌫", "|12"), Typing("12|", "⌦", "12|"), Typing("|", "⌫⌦", "|"),
      Typing("|", "١２", "12|"), Typing("|", "Ⅳ五½²", "|"), Typing("0|", "5", "5|"), Typing("|", "00", "0|"),
    ])
  func wholeNumbers(_ typing: Typing) {
    var typist = Typist(NumberEntryFormatter(.whole, locale: Self.english), typing.before)
    typist.type(typing.keys)
    #expect(typist.seen == typing.after)
  }

  @Test(
    "ED-4 a full stop or a comma is the decimal sign of the locale",
    arguments: [
      ("en_US", "1234.5", "1,234.5|"), ("en_US", "1234,5", "1,234.5|"), ("de_DE", "1234.5", "1.234,5|"),
      ("de_DE", "1234,5", "1.234,5|"), ("ko_KR", "1234567.89", "1,234,567.89|"), ("en_IN", "12345678", "1,23,45,678|"),
      ("en_US", ".5", "0.5|"), ("en_US", "1.2.3", "1.23|"), ("en_US", "1.2345", "1.234|"),
      ("es_ES", "1234", "1234|"), ("es_ES", "12345", "12.345|"),
    ])
  func decimals(locale: String, keys: String, seen: String) {
    var typist = Typist(NumberEntryFormatter(.decimal(maximumFractionDigits: 3), locale: Locale(identifier: locale)))
    typist.type(keys)
    #expect(typist.seen == seen)
  }

  @Test("ED-4 Arabic numbers show in the digits of the locale and have the value of their digits")
  func arabic() {
    let formatter = NumberEntryFormatter(.decimal(maximumFractionDigits: 2), locale: Locale(identifier: "ar_EG"))
    var typist = Typist(formatter)
    typist.type("1234.5")
    #expect(typist.entry.text == "١٬٢٣٤٫٥")
    #expect(formatter.value(of: typist.entry.text) == Decimal(string: "1234.5"))
  }

  @Test(
    "ED-4 a number that is pasted is read in its own way of writing",
    arguments: [
      ("en_US", "1,234.50", "1,234.50|"), ("en_US", " $1 234,5 ", "1,234.5|"), ("en_US", "1.234,56", "1,234.56|"),
      ("en_US", "1,234", "1,234|"), ("en_US", "1.234.567", "1,234,567|"), ("de_DE", "1.234", "1.234|"),
      ("de_DE", "1,234.5", "1.234,5|"), ("en_US", "１２３４", "1,234|"), ("en_US", "abc", "|"),
      // Only a sign between digits is one of the number.
      ("en_IN", "Rs. 500", "500|"), ("en_IN", "Rs.500", "500|"), ("en_IN", "Rs. 1,234.50", "1,234.50|"),
      ("en_US", "Rs. 500", "500|"), ("en_US", "Total: 12.50.", "12.50|"), ("de_DE", "1.234,50 kr.", "1.234,50|"),
      ("en_US", "1,234.", "1,234|"), ("en_US", "No. 7, please.", "7|"),
      // No group stands behind a zero, nor behind more than three digits.
      ("en_US", "0,500", "0.500|"), ("de_DE", "0.500", "0,500|"), ("en_US", "1234,500", "1,234.500|"),
      ("en_US", "12,500", "12,500|"), ("en_US", "1 234,500", "1,234.500|"),
      // A number without its zero, and keys that were typed so fast that they come together.
      ("en_US", ".5", "0.5|"), ("en_US", "$ .50", "0.50|"), ("de_DE", ".5", "0,5|"), ("en_US", "12.", "12.|"),
      ("en_US", "12,", "12.|"), ("en_US", "..", "0.|"),
    ])
  func paste(locale: String, pasted: String, seen: String) {
    var typist = Typist(NumberEntryFormatter(.decimal(maximumFractionDigits: 3), locale: Locale(identifier: locale)))
    typist.paste(pasted)
    #expect(typist.seen == seen)
  }

  @Test(
    "ED-4 the signs of percents and currencies stand around the digits and are neither typed nor deleted",
    arguments: [
      (NumberEntryFormatter.Style.percent(maximumFractionDigits: 1), "en_US", Typing("|", "12.5", "12.5|%")),
      (.percent(maximumFractionDigits: 0), "en_US", Typing("50%|", "⌫", "5|%")),
      (.percent(maximumFractionDigits: 0), "en_US", Typing("5|%", "⌫", "|")),
      (.currency(code: "USD"), "en_US", Typing("|", "1234.567", "$1,234.56|")),
      (.currency(code: "USD"), "en_US", Typing("|$12", "3", "$3|12")),
      (.currency(code: "USD"), "en_US", Typing("$|12", "⌫", "$|12")),
      (.currency(code: "KRW"), "ko_KR", Typing("|", "15000.5", "₩150,005|")),
      (.currency(code: "EUR"), "de_DE", Typing("|", "1234,5", "1.234,5|\u{A0}€")),
    ])
  func signs(style: NumberEntryFormatter.Style, locale: String, typing: Typing) {
    var typist = Typist(NumberEntryFormatter(style, locale: Locale(identifier: locale)), typing.before)
    typist.type(typing.keys)
    #expect(typist.seen == typing.after)
  }

  @Test("ED-4 a minus sign is taken before the number only, where it may be negative")
  func negative() {
    let formatter = NumberEntryFormatter(.whole, locale: Self.english, allowsNegative: true)
    var typist = Typist(formatter)
    typist.type("-1234-")
    #expect(typist.seen == "-1,234|")
    #expect(formatter.value(of: typist.entry.text) == -1234)
    #expect(formatter.text(for: -1234) == "-1,234")
    #expect(NumberEntryFormatter(.whole, locale: Self.english).text(for: -1) == "")
  }

  @Test("ED-4 values survive the way into the text and back, in every language that Foundation knows")
  func values() {
    let number = Decimal(string: "1234567.25")!
    for identifier in Locale.availableIdentifiers where !identifier.contains("_") {
      let locale = Locale(identifier: identifier)
      for style in [NumberEntryFormatter.Style.decimal(maximumFractionDigits: 2), .percent(maximumFractionDigits: 2)] {
        let formatter = NumberEntryFormatter(style, locale: locale)
        #expect(formatter.value(of: formatter.text(for: number)) == number, "\(identifier) \(style)")
      }
      let money = NumberEntryFormatter(.currency(code: "EUR"), locale: locale)
      let text = money.text(for: number)
      #expect(money.value(of: text) == number, "\(identifier) \(text)")
      // What stands there is taken as it is.
      #expect(money.formatted(text) == text, "\(identifier)")
    }
  }

  @Test("ED-4 too many digits are refused where they are typed, and nothing that was there goes")
  func tooMany() {
    var typist = Typist(NumberEntryFormatter(.whole, locale: Self.english, maximumIntegerDigits: 4))
    typist.type("12345←←6")
    #expect(typist.seen == "1,2|34")
    #expect(typist.refusals == 2)
    typist = Typist(NumberEntryFormatter(.whole, locale: Self.english, maximumIntegerDigits: 99))
    for count in [25, 200_000] {
      typist.paste(String(repeating: "9", count: count))
      #expect(typist.seen == "|" && typist.refusals > 0)
    }
    typist.paste(String(repeating: "9", count: 24))
    #expect(typist.entry.text.filter(\.isNumber).count == 24)
  }

  @Test("ED-4 locale data that no number can be written with is mended")
  func wrongLocaleData() {
    var symbols = NumberSymbols()
    symbols.digits = ["0", "1"]
    symbols.decimal = ""
    symbols.grouping = "."
    symbols.groupingSize = 0
    symbols.secondaryGroupingSize = -3
    symbols.minus = "5"
    symbols.prefix = "B/.7"
    let formatter = NumberEntryFormatter(
      .decimal(maximumFractionDigits: -4), symbols: symbols, allowsNegative: true, maximumIntegerDigits: -1,
      maximumFractionDigits: 400)
    var typist = Typist(formatter)
    typist.type("-7.25")
    #expect(typist.seen == "-B/7.25|")
    #expect(formatter.value(of: typist.entry.text) == Decimal(string: "-7.25"))
  }

  @Test("ED-4 no number is entered by the value that is none")
  func notANumber() {
    let formatter = NumberEntryFormatter(.whole, locale: Self.english)
    #expect(formatter.text(for: .nan) == "")
    #expect(formatter.text(for: Decimal.greatestFiniteMagnitude) == "")
    #expect(formatter.value(of: "") == nil)
    #expect(formatter.value(of: "-") == nil)
  }
}
