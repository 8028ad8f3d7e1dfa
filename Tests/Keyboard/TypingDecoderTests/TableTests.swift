// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import Testing

@Suite struct TableTests {
  private func mistake(_ text: String, wordCount: Int = 1, isCounted: Bool = true) -> String? {
    mistake(Array(text.utf8), wordCount: wordCount, isCounted: isCounted)
  }

  private func mistake(_ bytes: [UInt8], wordCount: Int = 1, isCounted: Bool = true) -> String? {
    do throws(TableError) {
      _ = try Table(bytes, name: "t", wordCount: wordCount, isCounted: isCounted)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `tables may have comments, empty lines and no line feed at the end`() {
    #expect(mistake("# words\n\nthe\t3\na\t1000000000") == nil)
    #expect(mistake("") == nil)
    #expect(mistake("in\tthe\t3\n", wordCount: 2) == nil)
    #expect(mistake("word\n", isCounted: false) == nil)
  }

  @Test(arguments: ["x", "", "-1", "+1", "0", "1.5", "1000000001", "99999999999999999999", " 1"])
  func `a count that is none is told with its line`(count: String) {
    #expect(mistake("the\t3\na\t\(count)\n") == "t:2: \"\(count)\" is no count from 1 to 1000000000")
  }

  @Test func `other mistakes are told with their lines, too`() {
    #expect(mistake("the\n") == "t:1: there are 1 columns where 2 are expected, separated by tabs")
    #expect(mistake("#\nin\tthe\t3\n") == "t:2: there are 3 columns where 2 are expected, separated by tabs")
    #expect(mistake("\t3\n") == "t:1: a word is empty, or has spaces or control characters")
    #expect(mistake("of the\t3\n") == "t:1: a word is empty, or has spaces or control characters")
    #expect(mistake("the\u{1B}\t3\n") == "t:1: a word is empty, or has spaces or control characters")
    #expect(mistake("word\r\n", isCounted: false) == "t:1: a word is empty, or has spaces or control characters")
    #expect(mistake([0x61, 0x09, 0x33, 0x0A, 0xFF, 0x09, 0x33]) == "t:2: this is no UTF-8")
  }
}
