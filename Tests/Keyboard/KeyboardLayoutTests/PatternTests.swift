// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import KeyboardLayout

@Suite struct PatternTests {
  private func compile(_ text: String) throws -> (Pattern, LayoutSymbols) {
    var symbols = LayoutSymbols()
    symbols.strings = ["caret": "^", "class": "[xyz]", "star": "*", "esc": "\\u{2A}"]
    symbols.sets = ["upper": [[0x41], [0x42], [0x43, 0x43]], "letters": [[0x61], [0x62]]]
    symbols.usets = ["vowels": CodePointSet([0x61...0x61, 0x65...0x65])]
    let pattern = try PatternParser.parse(text, &symbols)
    return (pattern, symbols)
  }

  private func match(_ pattern: String, _ text: String) throws -> String? {
    let pattern = try compile(pattern).0
    let units = Normalization.decompose(MarkedText.plainUnits(text))
    return pattern.match(units, startsAtZero: true).map { MarkedText.string(units[$0.range]) }
  }

  @Test(arguments: [
    ("ke", "awake", "ke"), ("ke", "keyboard", nil), ("abc", "bc", nil), ("a.c", "xabc", "abc"), ("[abc]d", "cd", "cd"),
    ("[^abc]d", "cd", nil), ("[^abc]d", "xd", "xd"), ("[a-c]{2,3}", "abcabc", "abc"), ("[a-c]{2,3}", "xab", "ab"),
    ("ab?c", "ac", "ac"), ("ab?c", "abc", "abc"), ("(ab|b)", "ab", "ab"), ("(?:x|yz)(q)", "yzq", "yzq"),
    ("^ab", "ab", "ab"), ("^ab", "cab", nil), ("^a|b", "cb", "b"), ("\\d\\w", "7_", "7_"), ("\\D", "7", nil),
    ("\\s", " ", " "), ("\\S", " ", nil), ("\\$", "$", "$"), ("\\.", ".", "."), ("\\.", "x", nil),
    ("\\^\\|", "^|", "^|"),
    ("\\u{61 62}", "ab", "ab"), ("[\\u{61}-\\u{63}]", "b", "b"), ("[a\\-z]", "-", "-"), ("[a-]", "-", "-"),
    ("é", "e\u{301}", "e\u{301}"), ("e\u{301}", "é", "e\u{301}"), ("xé?", "xé", "xe\u{301}"), ("xé?", "x", "x"),
    ("e\u{300}\u{320}", "e\u{320}\u{300}", "e\u{320}\u{300}"),
    ("${caret}a", "^a", "^a"), ("${caret}a", "a", nil), ("${class}1", "y1", "y1"), ("${star}", "*", "*"),
    ("${esc}", "*", "*"), ("$[upper]x", "CCx", "CCx"), ("$[upper]x", "Cx", nil), ("$[vowels]n", "en", "en"),
    ("$[letters]{1,2}", "ab", "ab"), ("(a|b){2,2}", "ab", "ab"), ("a-b:c", "a-b:c", "a-b:c"), ("𐒵.", "𐒵𐒵", "𐒵𐒵"),
  ])
  func `matches before the caret`(_ row: (pattern: String, text: String, match: String?)) throws {
    let found = try match(row.pattern, row.text)
    #expect(found.map { Array($0.unicodeScalars) } == row.match.map { Array($0.unicodeScalars) })
  }

  @Test func `markers are matched by name, by any, and by nothing else`() throws {
    let (named, symbols) = try compile("\\m{one}a")
    var other = symbols
    let unit = try other.marker("one")
    #expect(named.match([unit, 0x61], startsAtZero: true)?.range == 0..<2)
    #expect(named.match([unit + 1, 0x61], startsAtZero: true) == nil)
    #expect(try compile("\\m{.}a").0.match([unit + 1, 0x61], startsAtZero: true) != nil)
    for pattern in [".a", "[^b]a", "\\Da", "\\Sa", "\\Wa"] {
      #expect(try compile(pattern).0.match([unit, 0x61], startsAtZero: true) == nil, "\(pattern)")
    }
    #expect(try compile("[x\\m{one}]a").0.match([unit, 0x61], startsAtZero: true) != nil)
  }

  @Test func `the start is only where the text starts`() throws {
    let pattern = try compile("^a").0
    #expect(pattern.match([0x61], startsAtZero: true) != nil)
    #expect(pattern.match([0x61], startsAtZero: false) == nil)
  }

  @Test func `captures are those of the match`() throws {
    let pattern = try compile("(a)?(b)(?:c(d))?").0
    let match = try #require(pattern.match(MarkedText.plainUnits("xbcd"), startsAtZero: true))
    #expect(match.captures == [nil, 1..<2, 3..<4])
  }

  @Test func `agrees with Foundation's regular expressions`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1500 {
      let pattern = PatternTests.randomPattern(depth: 3, &random)
      guard let compiled = try? compile(pattern).0 else { continue }
      let twin = try NSRegularExpression(pattern: "(?:\(pattern))\\z")
      for _ in 0..<8 {
        let text = String(
          (0..<Int.random(in: 1...7, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
        let found = compiled.match(MarkedText.plainUnits(text), startsAtZero: true)
        let expected = twin.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(found.map { $0.range.lowerBound } == expected?.range.location, "\(pattern) in \(text)")
        for (index, capture) in (found?.captures ?? []).enumerated() {
          let other = expected.map { $0.range(at: index + 1) }
          #expect((capture?.lowerBound ?? NSNotFound) == other?.location, "\(pattern) in \(text), group \(index + 1)")
        }
      }
    }
  }

  private static func randomPattern(depth: Int, _ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let quantifier = ["", "", "", "?", "{0,2}", "{1,2}", "{2,3}"].randomElement(using: &random) ?? ""
      switch Int.random(in: 0...(depth > 0 ? 7 : 4), using: &random) {
      case 0, 1, 2: return ["a", "b", "c"].randomElement(using: &random).map { $0 + quantifier } ?? "a"
      case 3: return "[ab]" + quantifier
      case 4: return "." + quantifier
      case 5: return "(" + (["ab", "a", "[bc]b?"].randomElement(using: &random) ?? "a") + ")"
      case 6: return "(?:" + randomPattern(depth: depth - 1, &random) + ")" + quantifier
      default:
        return "(?:" + randomPattern(depth: depth - 1, &random) + "|" + randomPattern(depth: depth - 1, &random) + ")"
      }
    }.joined()
  }
}
