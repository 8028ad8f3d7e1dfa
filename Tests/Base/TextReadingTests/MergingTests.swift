// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextReading

/// What two readings of one picture make together.
@Suite struct MergingTests {
  private func line(_ text: String, _ confidence: Int, x: Int = 0, y: Int, width: Int = 100) -> RecognizedText.Line {
    RecognizedText.Line(
      text: text, confidence: confidence, box: RecognizedText.Box(x: x, y: y, width: width, height: 20))
  }

  @Test("KG-9 lines that one language has read are there, far surer ones take a place, and guesses do not") func lines()
  {
    let one = [line("Books", 95, y: 0), line("ㅁ뭉", 40, y: 60)]
    let other = [line("8ooks", 60, y: 1), line("서울", 90, y: 30), line("Ann Lee", 92, y: 61), line("~", 50, y: 90)]
    #expect(one.merging(other).map(\.text) == ["Books", "서울", "Ann Lee"])
    #expect(one.merging([]) == one)
    #expect([RecognizedText.Line]().merging(other).map(\.text) == ["서울", "Ann Lee"])
  }

  @Test("KG-9 a line that is added on a page with columns stays in its own") func columns() {
    let left = [line("l1", 90, y: 0), line("l2", 90, y: 30), line("l3", 90, y: 60)]
    let right = [line("r1", 90, x: 200, y: 0), line("r3", 90, x: 200, y: 60)]
    let merged = (left + right).merging([line("r2", 90, x: 200, y: 30)])
    #expect(merged.map(\.text) == ["l1", "l2", "l3", "r1", "r2", "r3"])
  }

  @Test("KG-9 a part of a line that is read well does not take the place of the whole") func parts() {
    let whole = [line("한글과 English", 70, y: 0, width: 300)]
    #expect(whole.merging([line("English", 95, x: 150, y: 0, width: 150)]) == whole)
  }
}
