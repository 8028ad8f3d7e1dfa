// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TestSupport
import Testing
import TextModel

@Suite struct RolloverTests {
  @Test("TY-6 two thumbs: a letter acts when the next finger comes down")
  func nextFinger() {
    var typist = Typist()
    typist.down("h", finger: 1)
    #expect(typist.text == "")
    typist.down("i", finger: 2)
    #expect(typist.text == "h")
    typist.up(finger: 1)
    #expect(typist.text == "h")
    typist.up(finger: 2)
    #expect(typist.text == "hi")
    typist.checkInvariants()
  }

  @Test(
    "TY-6 two thumbs: lifting in any order types in the order of touching",
    arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
  func liftOrder(order: [Int32]) {
    var typist = Typist()
    for (finger, letter) in [(1, "c"), (2, "a"), (3, "t")] as [(Int32, String)] { typist.down(letter, finger: finger) }
    for finger in order { typist.up(finger: finger) }
    #expect(typist.text == "cat")
    typist.checkInvariants()
  }

  @Test("TY-3 the letter after an overlapping automatic capital is small")
  func capitalThenSmall() {
    var typist = Typist(capitals: .sentences)
    typist.down("T", finger: 1)
    touchPlace(of: "h", &typist, finger: 2)
    typist.up(finger: 1)
    typist.up(finger: 2)
    #expect(typist.text == "Th")
    typist.checkInvariants()
  }

  /// Puts a finger where a small letter will be, while capitals are still shown.
  private func touchPlace(of letter: String, _ typist: inout Typist, finger: Int32) {
    typist.down(letter.uppercased(), finger: finger)
  }

  @Test func `the letter after an overlapping apostrophe is a letter`() {
    var typist = Typist()
    typist.type("don")
    typist.tap(.plane("numbers"))
    typist.down("'", finger: 1)
    typist.down("5", finger: 2)  // where t is on the letters
    typist.up(finger: 1)
    typist.up(finger: 2)
    #expect(typist.text == "don't")
    typist.checkInvariants()
  }

  @Test func `shift that is still held when the next letter comes makes one capital`() {
    var typist = Typist()
    typist.down(.shift, finger: 1)
    typist.down("A", finger: 2)
    typist.up(finger: 1)
    typist.up(finger: 2)
    typist.type("b")
    #expect(typist.text == "Ab")
    typist.checkInvariants()
  }

  @Test func `a letter that is still held when delete comes is typed first`() {
    var typist = Typist(text: "x")
    typist.down("a", finger: 1)
    typist.down(.delete, finger: 2)
    typist.up(finger: 1)
    typist.up(finger: 2)
    #expect(typist.text == "x")
    typist.checkInvariants()
  }

  @Test func `a finger that comes down twice has been lifted in between`() {
    var typist = Typist()
    typist.down("a")
    typist.down("b")
    typist.up()
    #expect(typist.text == "ab")
    typist.checkInvariants()
  }

  @Test("TY-5 Korean two-set: overlapping fingers compose as single ones do")
  func korean() {
    var typist = Typist(korean: true)
    for (index, letter) in "ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅇㅛ".enumerated() {
      typist.down(String(letter), finger: Int32(index % 2))
      typist.wait(40)
      if index > 0 { typist.up(finger: Int32((index + 1) % 2)) }
    }
    typist.up(finger: 1)
    #expect(typist.text == "안녕하세요")
    typist.checkInvariants()
  }

  @Test("TY-6 2,000 random taps with random lift order type what was touched", arguments: 0..<4)
  func randomTaps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var typist = Typist()
    var expected = ""
    var down: [Int32] = []
    for _ in 0..<2000 {
      let letter = try #require("abcdefghijklmnopqrstuvwxyz ".randomElement(using: &random))
      expected.append(letter)
      while !down.isEmpty, down.count >= 5 || Bool.random(using: &random) {
        typist.up(finger: down.remove(at: Int.random(in: down.indices, using: &random)))
      }
      let finger = try #require((0..<5).first { !down.contains($0) })
      down.append(finger)
      typist.down(String(letter), finger: finger)
      typist.wait(Int64.random(in: 0...83, using: &random))
    }
    for finger in down { typist.up(finger: finger) }
    // Two quick spaces make a full stop; what was touched is what counts here.
    #expect(typist.text.replacing(". ", with: "  ") == expected)
    typist.checkInvariants()
  }
}
