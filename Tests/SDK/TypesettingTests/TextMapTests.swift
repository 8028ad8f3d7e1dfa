// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Typesetting

@Suite struct TextMapTests {
  @Test(arguments: ["", "abc", "äöü", "한국어", "a😀b", "👨‍👩‍👧‍👦", "x\u{0}y", "\t\u{1}\u{7F}é"])
  func `each character has one place in both`(text: String) {
    let map = TextMap(Array(text.utf16))
    #expect(String(validating: map.utf8, as: UTF8.self) != nil)
    #expect(!map.utf8.contains(0))
    var offset = 0
    var byte = 0
    for scalar in text.unicodeScalars {
      #expect(map.byte(at: offset) == byte)
      #expect(map.utf16(at: byte) == offset)
      offset += UTF16.width(scalar)
      byte = map.byte(after: byte)
    }
    #expect(map.byte(at: offset) == map.utf8.count)
    #expect(byte == map.utf8.count)
    #expect(map.utf16(at: byte) == offset)
  }

  @Test func `half of a pair is its character`() {
    let map = TextMap(Array("a😀b".utf16))
    #expect(map.byte(at: 2) == 1)
    #expect((1..<5).map { map.utf16(at: $0) } == [1, 1, 1, 1])
    #expect(map.byte(before: 5) == 1)
  }

  @Test func `broken text is shown as replacement characters`() {
    let map = TextMap([0x61, 0xD800, 0x62, 0xDC00, 0xD83D])
    #expect(String(decoding: map.utf8, as: UTF8.self) == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
    #expect(map.byte(at: 3) == 5)
    #expect(map.utf16(at: 5) == 3)
  }

  @Test func `offsets beyond the ends are the ends`() {
    let map = TextMap(Array("é".utf16))
    #expect(map.byte(at: -1) == 0 && map.byte(at: 9) == 2)
    #expect(map.utf16(at: -1) == 0 && map.utf16(at: 9) == 1)
  }
}
