// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import KeyboardLayout

@Suite struct CodePointSetTests {
  private func randomSet(_ random: inout SeededGenerator) -> CodePointSet {
    CodePointSet(
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let start = UInt32.random(in: 0...60, using: &random)
        return start...(start + UInt32.random(in: 0...12, using: &random))
      })
  }

  @Test func `operations are those of plain sets`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      let one = randomSet(&random)
      let other = randomSet(&random)
      let members = { (set: CodePointSet) in Set(set.ranges.joined()) }
      #expect(members(one.union(other)) == members(one).union(members(other)))
      #expect(members(one.subtracting(other)) == members(one).subtracting(members(other)))
      #expect(members(one.intersection(other)) == members(one).intersection(members(other)))
      #expect(one.complement.complement == one)
      #expect((0...80).filter(one.contains) == members(one).sorted())
      #expect(one.count == members(one).count)
    }
  }

  @Test func `ranges are sorted and do not touch`() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<500 {
      let ranges = randomSet(&random).subtracting(randomSet(&random)).ranges
      for (left, right) in zip(ranges, ranges.dropFirst()) {
        #expect(left.upperBound + 1 < right.lowerBound)
      }
    }
  }

  @Test(arguments: [
    ("[a-c]", "abc"), ("[a c]", "ac"), ("[^\\u{0}-a c-\\u{10FFFF}]", "b"), ("[[a-e]-[b-d]]", "ae"),
    ("[[a-e]&[d-g]]", "de"), ("[a-c[x]]", "abcx"), ("[a\\-c]", "a-c"), ("[ac-]", "-ac"), ("[-ac]", "-ac"),
    ("[\\[\\]]", "[]"), ("[[a-c]-b]", "-abc"), (" [ a b ] ", "ab"), ("[[a-e]-[b][c]]", "acde"), ("[\\u{61 63}]", "ac"),
    ("[$]", "$"), ("[]", ""),
  ])
  func `sets in UnicodeSet notation`(_ row: (text: String, members: String)) throws {
    let set = try UnicodeSetParser.parse(row.text, LayoutSymbols()).codePoints
    #expect(set == CodePointSet(row.members.unicodeScalars.map { $0.value...$0.value }))
  }
}
