// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EntryFormatting
import Foundation
import Phrases
import Testing

@MainActor
@Suite struct EntryValidatorTests {
  private let english = Locale(identifier: "en_US")

  /// Checks what is said about a text in English and Korean; an empty array where nothing is wrong.
  private func check(_ validator: EntryValidator, _ text: String, _ words: [String] = []) {
    let problem = validator.problem(in: text)
    let said = problem.map { [$0.message(inLanguages: ["en-US"]), $0.message(inLanguages: ["ko-KR"])] } ?? []
    #expect(said == words, "\(text)")
  }

  private func words(_ phrase: Phrase, _ values: String...) -> [String] {
    [PhraseLanguage.english(phrase, values), PhraseLanguage.korean(phrase, values)]
  }

  @Test("ED-4 a required field says what is missing, and others may be left empty")
  func required() {
    check(.required, "", words(.entryRequired))
    check(.required, " \u{A0}\n", words(.entryRequired))
    check(.required, "a")
    for validator in [EntryValidator.email, .url, .cardNumber, .length(3...4), .matches("Password") { "x" }] {
      check(validator, "")
    }
  }

  @Test("ED-4 lengths count characters as people do")
  func length() {
    check(.length(2...3), "👩‍👩‍👧", words(.entryTooShort, "2"))
    check(.length(2...3), "abc")
    check(.length(2...3), "abcd", words(.entryTooLong, "3"))
    check(.length(0...1), "ab", words(.entryNotOne))
  }

  @Test(
    "ED-4 addresses of e-mail are checked by their plain form",
    arguments: [
      ("a@b.co", true), ("first.last+tag@mail.example.com", true), ("a@bücher.example", true), ("a", false),
      ("a@b", false), ("@b.co", false), ("a@", false), ("a@@b.co", false), ("a b@c.de", false), ("a@b..de", false),
      ("a@.de", false), ("a@b.de.", false), (".a@b.de", false), ("a@-b.de", false), ("a@b.de,c@d.ef", false),
    ])
  func email(text: String, isRight: Bool) { check(.email, text, isRight ? [] : words(.entryNoEmail)) }

  @Test(
    "ED-4 web addresses have a scheme and a host",
    arguments: [
      ("https://example.com", true), ("HTTP://example.com/a?b=c#d", true), ("http://localhost:8080", true),
      ("https://[::1]/", true), ("example.com", false), ("ftp://example.com", false), ("https://", false),
      ("https://a b", false), ("javascript:alert(1)", false), ("https:///x", false),
    ])
  func url(text: String, isRight: Bool) { check(.url, text, isRight ? [] : words(.entryNoWebAddress)) }

  @Test("ED-4 numbers are checked for their range and say it as the locale writes it")
  func numbers() {
    let formatter = NumberEntryFormatter(.currency(code: "USD"), locale: english, allowsNegative: true)
    let validator = EntryValidator.number(formatter, from: 1, to: 5000)
    check(validator, "$5,000")
    check(validator, "$0.50", words(.entryTooSmall, "$1"))
    check(validator, "$5,000.01", words(.entryTooLarge, "$5,000"))
    check(validator, "-", words(.entryNoNumber))
  }

  @Test(
    "ED-4 a wrong digit of a card number is found",
    arguments: [
      ("4111 1111 1111 1111", true), ("3782 822463 10005", true), ("4111 1111 1111 1112", false),
      ("1411 1111 1111 1111", false), ("4111 1111", false), ("0", false),
    ])
  func cardNumbers(text: String, isRight: Bool) {
    check(.cardNumber, text, isRight ? [] : words(.entryNoCardNumber))
  }

  @Test("ED-4 dates are checked for being there and for their range")
  func dates() {
    let formatter = DateEntryFormatter(.date, locale: english)
    let validator = EntryValidator.date(
      formatter, from: DateComponents(year: 2026, month: 3, day: 31),
      to: DateComponents(year: 2027, month: 1, day: 2))
    check(validator, "03/31/2026")
    check(validator, "01/02/2027")
    check(validator, "03/30/2026", words(.entryTooEarly, "03/31/2026"))
    check(validator, "01/03/2027", words(.entryTooLate, "01/02/2027"))
    check(validator, "02/30/2026", words(.entryNoDate))
    check(validator, "02/3", words(.entryNoDate))
    check(.date(DateEntryFormatter(.time, locale: english)), "25:00", words(.entryNoTime))
    let card = DateEntryFormatter(.cardExpiration, locale: english)
    let since = DateComponents(year: 2026, month: 11)
    check(.date(card, from: since), "11/26")
    check(.date(card, from: since), "10/26", words(.entryTooEarly, "11/26"))
  }

  @Test("ED-4 two fields that have to match are compared as they are now, and an app has rules of its own")
  func matching() {
    final class Box { var text = "secret" }
    let box = Box()
    let validator = EntryValidator.matches("Password") { box.text }
    check(validator, "secret")
    box.text = "other"
    check(validator, "secret", words(.entryDiffers, "Password"))
    let own = EntryValidator { $0.contains("!") ? nil : EntryProblem("Add a “!”.") }
    check(own, "a", ["Add a “!”.", "Add a “!”."])
  }

  @Test("ED-4 of several validators the first that finds something is heard")
  func order() {
    let validators: [EntryValidator] = [.required, .length(6...100), .email]
    #expect(validators.problem(in: "") == EntryValidator.required.problem(in: ""))
    #expect(validators.problem(in: "a@b") == EntryValidator.length(6...9).problem(in: "a@b"))
    #expect(validators.problem(in: "a@b.co") == nil)
  }
}
