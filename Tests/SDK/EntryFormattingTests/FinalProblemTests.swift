// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EntryFormatting
import Foundation
import Testing

/// Which problems nothing mends that is typed behind a text.
@MainActor
@Suite struct FinalProblemTests {
  private let english = Locale(identifier: "en_US")

  private func check(_ validator: EntryValidator, final: [String], unfinished: [String]) {
    for text in final { #expect(validator.problem(in: text)?.isFinal == true, "\(text) can be mended") }
    for text in unfinished { #expect(validator.problem(in: text)?.isFinal == false, "\(text) is not only unfinished") }
  }

  @Test("ED-4 a text that is too long is final, one that is too short or missing is not")
  func lengths() {
    check(.required, final: [], unfinished: ["", " "])
    check(.length(2...3), final: ["abcd"], unfinished: ["a"])
    check(.length(0...1), final: ["ab"], unfinished: [])
  }

  @Test("ED-4 an address of e-mail is final once there is a sign in it that there cannot be, or a part is empty")
  func emails() {
    check(
      .email,
      final: [
        "a b", "a,", "a;b", "@", "a..", ".a", "a@@", "a@b@", "a.@", "a@.", "a@b..", "a@-", "a@b-.", "a@b_",
        String(repeating: "a", count: 65),
      ], unfinished: ["a", "a.", "a@", "a@b", "a@b.", "a@b-", "a@b.c-"])
  }

  @Test("ED-4 a web address is final once it begins otherwise, has a space, or its host has ended and is none")
  func webAddresses() {
    check(
      .url, final: ["example", "www", "ftp://a", "https:// a", "https:///", "https://a_b/", "http:/a"],
      unfinished: ["h", "HTT", "http", "http:/", "https://", "https://a_b", "https://a."])
  }

  @Test("ED-4 a number is final once more digits lead further away from its range")
  func numbers() {
    let money = NumberEntryFormatter(.currency(code: "USD"), locale: english, allowsNegative: true)
    check(
      .number(money, from: 1, to: 500), final: ["$501", "$500.01", "$0.", "$0.9", "$0.99", "-$1", "-$0"],
      unfinished: ["-", "$0"])
    check(.number(money, from: 1.5, to: 500), final: ["$1.4"], unfinished: ["$1."])
    check(.number(money, from: 10, to: nil), final: [], unfinished: ["$9"])
    check(.number(money, from: nil, to: -5), final: ["$3"], unfinished: ["-$1"])
    let percent = NumberEntryFormatter(.percent(maximumFractionDigits: 1), locale: english)
    check(.number(percent, from: 0.1, to: 0.5), final: ["51%", "5.5%"], unfinished: ["5%"])
  }

  @Test("ED-4 a card number is final once it is as long as those of its brand are")
  func cards() {
    check(
      .cardNumber,
      final: ["4111 1111 1111 1112", "3782 822463 10006", "5555 5555 5555 4445", "6200 0000 0000 0000 006"],
      unfinished: ["4", "4111 1111 1111 111", "3782 822463 1000", "5555 5555 5555 444", "6200 0000 0000 0001"])
  }

  @Test("ED-4 a date is final once a part is there that none has, or it is whole and out of its range")
  func dates() {
    let american = DateEntryFormatter(.date, locale: english)
    check(
      .date(american), final: ["13/", "00/", "02/30/", "04/31/", "02/29/2027", "01/01/0000"],
      unfinished: ["1", "02/", "02/29/", "02/29/202"])
    let german = DateEntryFormatter(.date, locale: Locale(identifier: "de_DE"))
    check(.date(german), final: ["32.", "31.02."], unfinished: ["31.", "31.0"])
    check(.date(american, from: DateComponents(year: 2026)), final: ["12/31/2025"], unfinished: ["12/31/202"])
    check(.date(DateEntryFormatter(.time, locale: english)), final: ["24:", "23:60"], unfinished: ["2", "23:5"])
    let card = DateEntryFormatter(.cardExpiration, locale: english)
    // 12/20 may be the beginning of 12/2049.
    check(
      .date(card, from: DateComponents(year: 2026, month: 11)), final: ["10/26", "13/"], unfinished: ["12/20", "12/"])
  }

  @Test(
    "ED-4 a text that has to match another is final once they differ before the last character, of which the next key may make another"
  )
  func matching() {
    check(.matches("Password") { "secret" }, final: ["sab", "secretss"], unfinished: ["s", "sa", "secre", "secrets"])
    check(
      .matches("Password") { "\u{D55C}\u{AE00}" }, final: ["\u{AC00}\u{AE00}"],
      unfinished: ["\u{D558}", "\u{D55C}\u{AE00}\u{3131}"])
    check(.matches("Name") { "\u{EA}" }, final: [], unfinished: ["e"])
    check(.matches("Password") { "" }, final: [], unfinished: ["s"])
  }

  @Test("ED-4 a final problem goes before others, and those of an app are final only where it says so")
  func order() {
    let own = EntryValidator { $0.contains("!") ? nil : EntryProblem("Add a \u{201C}!\u{201D}.") }
    let upper = EntryValidator { $0.contains("x") ? EntryProblem("No x.", isFinal: true) : nil }
    #expect([own, upper].problem(in: "a")?.isFinal == false)
    #expect([own, upper].problem(in: "x") == EntryProblem("No x.", isFinal: true))
  }
}
