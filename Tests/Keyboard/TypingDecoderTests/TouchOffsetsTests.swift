// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TypingDecoder

@Suite struct TouchOffsetsTests {
  private let model = SmallEnglish.spatial

  /// The touches of a word, all as far from their keys' centres.
  private func touches(_ word: String, off distance: SIMD2<Float>) -> [Touch] {
    word.unicodeScalars.compactMap { letter in
      model.keys.first { $0.letter == letter }.map { .point(letter, $0.center + distance) }
    }
  }

  @Test func `who always lands low and right is understood after some words`() {
    let low = SIMD2<Float>(0.3, 0.3)
    // Between f and g, nearer to g, and below.
    let touches = [.point("g", SIMD2(4.6, 1.8))] + touches("ood", off: low)
    func best(_ offsets: TouchOffsets) -> String? {
      var decoder = SmallEnglish.decoder("")
      decoder.spatial.offsets = offsets
      for touch in touches { decoder.append(touch) }
      return decoder.candidates(after: "x").first?.text
    }
    var offsets = TouchOffsets()
    #expect(best(offsets) == "good")
    for word in ["their", "there", "letter", "because", "hello"] {
      offsets.learn(self.touches(word, off: low), as: word, on: model)
    }
    #expect(best(offsets) == "food")
  }

  @Test func `a key of its own has an offset of its own`() {
    var offsets = TouchOffsets()
    for _ in 0..<20 {
      offsets.learn(touches("e", off: SIMD2(0.2, 0)), as: "e", on: model)
      offsets.learn(touches("h", off: SIMD2(-0.2, 0)), as: "h", on: model)
    }
    #expect(offsets.offset(for: "e").x > 0.05)
    #expect(offsets.offset(for: "h").x < -0.05)
    #expect(abs(offsets.offset(for: "t").x) < 0.05)
  }

  @Test func `a changed hand is followed, and what was before is forgotten`() {
    var offsets = TouchOffsets()
    for _ in 0..<50 { offsets.learn(touches("there", off: SIMD2(0, 0.3)), as: "There", on: model) }
    #expect(offsets.offset(for: "q").y > 0.25)
    for _ in 0..<50 { offsets.learn(touches("there", off: SIMD2(0, -0.3)), as: "there", on: model) }
    #expect(offsets.offset(for: "q").y < -0.2)
  }

  @Test("TY-1 who hits the keys is believed where a touch is between two, and who misses them is not")
  func spread() throws {
    // How much likelier g is than f where a finger landed on g near f.
    func likelihood(scatter: Float) throws -> Float {
      var model = model
      for side in [scatter, -scatter, scatter, -scatter] + Array(repeating: [scatter, -scatter], count: 40).joined() {
        model.offsets.learn(touches("there", off: SIMD2(side, side)), as: "there", on: model)
      }
      let place = try #require(model.key(of: "g")).center - SIMD2(0.3, 0)
      return model.cost(of: place, for: try #require(model.index(of: "f")))
        - model.cost(of: place, for: try #require(model.index(of: "g")))
    }
    let usual = try likelihood(scatter: SpatialModel.usualDeviation.x)
    #expect(try likelihood(scatter: 0.1) > 2 * usual)
    #expect(try likelihood(scatter: 0.4) < usual * 0.7)
  }

  @Test func `nothing is learnt from letters without places, slips, and places that are far off`() {
    var offsets = TouchOffsets()
    offsets.learn("the".unicodeScalars.map { .letter($0) }, as: "the", on: model)
    offsets.learn(touches("thier", off: SIMD2(0.1, 0.1)), as: "there's", on: model)
    offsets.learn(touches("hrlp", off: SIMD2(0.1, 0.1)), as: "zelp", on: model)
    offsets.learn([.point("a", SIMD2(.nan, 1))], as: "a", on: model)
    #expect(offsets == TouchOffsets())
  }
}
