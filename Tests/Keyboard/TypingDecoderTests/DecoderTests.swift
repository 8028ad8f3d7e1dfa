// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TypingDecoder

@Suite struct DecoderTests {
  @Test func `slips of all kinds are found`() {
    let slips = [
      "thier": "their", "recive": "receive", "helllo": "hello", "leter": "letter", "dont": "don't", "cafe": "café",
      "hrlp": "help", "becuase": "because", "helpx": "help",
    ]
    for (typed, meant) in slips { #expect(SmallEnglish.best(typed) == meant) }
  }

  @Test func `where the finger landed decides between two words`() {
    func best(_ x: Float) -> String? {
      var decoder = SmallEnglish.decoder("")
      // Between f and g, which start "food" and "good".
      decoder.append(.point("f", SIMD2(x, 1.5)))
      for letter in "ood".unicodeScalars { decoder.append(.letter(letter)) }
      return decoder.candidates(after: "x").first?.text
    }
    #expect(best(4) == "food")
    #expect(best(4.9) == "good")
  }

  @Test func `a person's offset moves the keys`() {
    var decoder = SmallEnglish.decoder("")
    decoder.spatial.offset = SIMD2(-0.5, 0)
    decoder.append(.point("f", SIMD2(4.4, 1.5)))
    for letter in "ood".unicodeScalars { decoder.append(.letter(letter)) }
    #expect(decoder.candidates(after: "x").first?.text == "good")
  }

  @Test func `the word before decides between two words`() {
    var decoder = SmallEnglish.decoder("")
    decoder.append(.point("f", SIMD2(4.55, 1.5)))
    for letter in "ood".unicodeScalars { decoder.append(.letter(letter)) }
    #expect(decoder.candidates(after: "x").first?.text == "good")
    #expect(decoder.candidates(after: "good").first?.text == "food")
  }

  @Test func `taking back a touch is as if it had not been there`() {
    var decoder = SmallEnglish.decoder("thex")
    decoder.pop()
    #expect(decoder.candidates(after: nil) == SmallEnglish.decoder("the").candidates(after: nil))
    for _ in 0..<9 { decoder.pop() }
    #expect(decoder.touches.isEmpty)
    decoder.append(.letter("i"))
    #expect(decoder.candidates(after: nil).first?.text == "I")
    decoder.reset()
    #expect(decoder.touches.isEmpty)
  }

  @Test func `letters and places that no key has are taken in peace`() {
    var decoder = SmallEnglish.decoder("")
    decoder.append(.letter("é"))
    decoder.append(.letter("7"))
    decoder.append(.point("t", SIMD2(.nan, .infinity)))
    _ = decoder.candidates(after: "")
    #expect(!decoder.isKnown)
  }

  @Test func `offensive words are known, and are suggested to nobody`() {
    #expect(SmallEnglish.decoder("damn").isKnown)
    #expect(SmallEnglish.decision("damn") == .leave)
    #expect(!SmallEnglish.decoder("damm").candidates(after: "x").map(\.text).contains("damn"))
  }

  @Test func `words are completed, and the next one is foretold`() {
    func completions(_ typed: String, _ previous: String?) -> [String] {
      SmallEnglish.decoder(typed).completions(after: previous).map(\.text)
    }
    #expect(completions("mo", "x") == ["Monday"])
    #expect(completions("the", "x").first == "they")
    #expect(completions("", nil).first == "the")
    #expect(completions("", "good").first == "food")
    #expect(completions("da", "x").isEmpty)
    #expect(completions("zz", "x").isEmpty)
  }
}
