// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import StrongPasswords

@Suite struct StrongPasswordTests {
  private static let apples =
    "required: upper; required: lower; required: digit; max-consecutive: 2; minlength: 20; allowed: [-().&@?'#,/\"+];"

  /// The longest row of the same sign.
  private func longestRow(_ password: String) -> Int {
    var (longest, row, last) = (0, 0, Character?.none)
    for sign in password {
      row = sign == last ? row + 1 : 1
      (longest, last) = (max(longest, row), sign)
    }
    return longest
  }

  @Test("ED-3 without rules a password has three groups, with letters of both kinds and a digit") func usual() {
    var generator = SeededGenerator(seed: 81)
    var seen: Set<String> = []
    for _ in 0..<500 {
      let password = PasswordRules.makeUsualPassword(using: &generator)
      #expect(password.utf8.count == 20 && password.split(separator: "-").map(\.count) == [6, 6, 6])
      #expect(password.contains { $0.isUppercase } && password.contains { $0.isLowercase })
      #expect(password.contains { $0.isNumber } && !password.contains { "lI1O0".contains($0) })
      seen.insert(password)
    }
    #expect(seen.count == 500)
  }

  @Test("ED-3 the example of Apple's documentation is kept") func example() throws {
    var generator = SeededGenerator(seed: 1)
    let rules = try PasswordRules(parsing: Self.apples)
    for _ in 0..<200 {
      let password = try rules.makePassword(using: &generator)
      #expect(password.count >= 20 && longestRow(password) <= 2)
      #expect(password.contains { $0.isUppercase } && password.contains { $0.isLowercase })
      #expect(password.contains { $0.isNumber })
      #expect(password.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-().&@?'#,/\"+".contains($0)) })
    }
  }

  @Test(
    "ED-3 lengths, classes and rows are as the rules say, even where hardly any password keeps them",
    arguments: [
      ("minlength: 8; maxlength: 8", 8...8, "", 128),
      ("maxlength: 12; required: digit", 12...12, "0123456789", 128),
      ("required: lower, upper; minlength: 30; max-consecutive: 1", 30...30, "", 1),
      ("required: [a]; required: [b]; required: [c]; required: [d]; maxlength: 4", 4...4, "abcd", 128),
      ("allowed: [ab]; minlength: 128; max-consecutive: 1", 128...128, "ab", 1),
      ("REQUIRED:Special;MaxLength:16;", 16...16, "-~!@#$%^&*_+=`|(){}[]:;\"'<>,.?", 128),
      ("required: [ ]; maxlength: 3", 3...3, " ", 128), ("allowed: []]; maxlength: 5", 5...5, "]", 128),
      ("allowed: [;,]; minlength: 20", 20...20, ";,", 128), ("allowed: lower; ; maxlength: 6;", 6...6, "", 128),
      ("allowed: ascii-printable", 20...20, "", 128), ("", 20...20, "", 128),
    ] as [(String, ClosedRange<Int>, String, Int)])
  func kept(_ text: String, _ lengths: ClosedRange<Int>, _ signs: String, _ row: Int) throws {
    var generator = SeededGenerator(seed: 3)
    let rules = try PasswordRules(parsing: text)
    for _ in 0..<50 {
      let password = try rules.makePassword(using: &generator)
      #expect(lengths.contains(password.count) && longestRow(password) <= row)
      if !signs.isEmpty { #expect(password.allSatisfy(signs.contains)) }
    }
  }

  @Test("ED-3 each class that is required has a sign, however few of all signs are of it") func required() throws {
    var generator = SeededGenerator(seed: 4)
    let rules = try PasswordRules(parsing: "allowed: ascii-printable; required: [!]; required: [?]; required: [%]")
    for _ in 0..<200 {
      let password = try rules.makePassword(using: &generator)
      #expect("!?%".allSatisfy(password.contains))
    }
  }

  @Test("ED-3 every sign that may stand in a place comes there as often as any other") func even() throws {
    var generator = SeededGenerator(seed: 5)
    let rules = try PasswordRules(parsing: "allowed: [abcdefghij]; maxlength: 10")
    var counts = [Character: Int]()
    for _ in 0..<1000 {
      for sign in try rules.makePassword(using: &generator) { counts[sign, default: 0] += 1 }
    }
    // 1000 are expected of each, with a deviation of 30.
    #expect(counts.count == 10 && counts.values.allSatisfy { (850...1150).contains($0) })
  }

  @Test(
    "ED-3 rules that are not understood are none, and the message says where and what to do",
    arguments: [
      ("minlength 8", "at 11: expected a colon behind the name of the rule"),
      (
        "strength: 5",
        "at 1: no such rule; there are required, allowed, max-consecutive, minlength and maxlength"
      ),
      (
        "required: vowel",
        "at 11: no such class; there are upper, lower, digit, special, ascii-printable, unicode, and signs in [brackets]"
      ),
      ("allowed: [abc", "at 11: the class does not end; close it with ]"),
      ("allowed: [€]", "at 11: the class has no printable sign of ASCII; name some between the brackets"),
      ("minlength: 0", "at 12: expected a number from 1 to 128"),
      ("minlength: 129", "at 12: expected a number from 1 to 128"),
      ("minlength: x", "at 12: expected a number from 1 to 128"),
      ("required: upper lower", "at 17: expected a semicolon between rules, or a comma between classes"),
      (
        "minlength: 9; maxlength: 8",
        "no password can keep all of the rules; compare the lengths with what is required"
      ),
    ])
  func bad(_ text: String, _ message: String) {
    let error = #expect(throws: PasswordRulesError.self) { try PasswordRules(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(
    "ED-3 rules that no password keeps make none",
    arguments: ["required: upper; required: digit; maxlength: 1", "allowed: [a]; max-consecutive: 1; minlength: 2"])
  func impossible(_ text: String) throws {
    var generator = SeededGenerator(seed: 6)
    let rules = try PasswordRules(parsing: text)
    #expect(throws: PasswordRulesError(.contradiction)) { try rules.makePassword(using: &generator) }
  }

  @Test("ED-3 whatever an app writes, reading it ends, and a password that comes of it keeps the rules") func any() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
      "required", "allowed", "max-consecutive", "minlength", "maxlength", ":", ";", ",", "[", "]", " ", "upper",
      "lower", "digit", "special", "unicode", "ascii-printable", "[-]]", "[a;b]", "8", "2", "99999999999999999999",
      "\u{AE40}",
    ]
    var madeCount = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<generator.next(below: 4) {
        let name = pieces[generator.next(below: 5)]
        text += "\(name): \(pieces[11 + generator.next(below: 12)]);"
      }
      for _ in 0..<generator.next(below: 3) { text += pieces[generator.next(below: pieces.count)] }
      guard let rules = try? PasswordRules(parsing: text),
        let password = try? rules.makePassword(using: &generator)
      else { continue }
      madeCount += 1
      #expect(!password.isEmpty && password.utf8.count <= PasswordRules.longestPassword)
      #expect(password.utf8.allSatisfy { (0x20...0x7E).contains($0) })
      #expect(longestRow(password) <= rules.mostInARow ?? .max)
      #expect(((rules.leastLength ?? 0)...(rules.mostLength ?? .max)).contains(password.utf8.count))
    }
    #expect(madeCount > 2000, "many of them are rules, or nothing has been looked at")
    #expect(throws: PasswordRulesError(.tooLong)) { try PasswordRules(parsing: String(repeating: ";", count: 1001)) }
  }
}
