// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TypingDecoder

@Suite struct DecoderTests {
  @Test func `slips of all kinds are found`() {
    let slips = [
      "thier": "their", "recive": "receive", "helllo": "hello", "leter": "letter", "dont": "don't", "cafe": "café",
      "hrlp": "help", "becuase": "because", "helpx": "help", "eceive": "receive", "recieve": "receive",
      "receeve": "receive",
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

  @Test func `keys that are given later count from the next touch on`() {
    var decoder = Decoder(
      languages: SmallEnglish.language.map { [$0] } ?? [], spatial: SpatialModel(keys: [], deviation: SIMD2(1, 1)))
    decoder.spatial = SmallEnglish.spatial
    decoder.append(.point("g", SIMD2(4, 1.5)))
    for letter in "ood".unicodeScalars { decoder.append(.letter(letter)) }
    #expect(decoder.candidates(after: "x").first?.text == "food")
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

  @Test func `nothing is found any more in what is longer than a word, until it is taken back`() {
    let letters = String(repeating: "z", count: 64)
    var decoder = SmallEnglish.decoder(letters + "the")
    #expect(decoder.candidates(after: nil).isEmpty)
    for _ in 0..<64 { decoder.pop() }
    #expect(decoder.touches.count == 3)
    for _ in 0..<3 { decoder.pop() }
    for letter in "thier".unicodeScalars { decoder.append(.letter(letter)) }
    #expect(decoder.candidates(after: nil).first?.text == "their")
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

  @Test func `a missing space is put in where it was forgotten`() {
    #expect(SmallEnglish.best("helpthe") == "help the")
    #expect(SmallEnglish.decision("helpthey") == .replace("help they"))
    #expect(SmallEnglish.decision("Helpthey", after: nil) == .replace("Help they"))
    #expect(!SmallEnglish.decoder("damnthe").candidates(after: "x").map(\.text).contains("damn the"))
  }

  @Test func `a letter that was touched near the space bar is a space, and a space near a letter is the letter`() {
    func best(_ touches: [Touch], hasSpaceKey: Bool = true) -> String? {
      var decoder = SmallEnglish.decoder("", hasSpaceKey: hasSpaceKey)
      for touch in touches { decoder.append(touch) }
      return decoder.candidates(after: "x").first?.text
    }
    let the = "the".unicodeScalars.map { Touch.letter($0) }
    // Between the lowest letters and the space bar.
    let low = SIMD2<Float>(5.6, 3.02)
    let help = "help".unicodeScalars.map { Touch.letter($0) }
    #expect(best(help + [.point("b", low)] + the) == "help the")
    #expect(best(help + [.point(" ", SIMD2(5.6, 3.4))] + the) == "help the")
    #expect(best([.letter("h"), .letter("e"), .letter("l"), .letter("p"), .letter(" ")] + the) == "help the")
    let ecause = "ecause".unicodeScalars.map { Touch.letter($0) }
    #expect(best([.point(" ", low)] + ecause) == "because")
  }

  @Test func `what is suggested may complete, correct, or both, and is never what was typed`() {
    func suggestions(_ typed: String) -> [String] {
      SmallEnglish.decoder(typed).suggestions(after: WordContext(after: "x")).map(\.text)
    }
    #expect(suggestions("recie").contains("receive"))
    #expect(suggestions("mo").first == "Monday")
    #expect(suggestions("thier").first == "their")
    #expect(!suggestions("the").contains("the"))
    #expect(suggestions("") == ["the", "I", "is"])
  }

  @Test func `the next letters are those of the words that begin so, likeliest first, and so is the end of one`() {
    func steps(_ typed: String, after words: WordContext = WordContext(after: "x"), limit: Int = 6) -> [WordStep] {
      SmallEnglish.decoder(typed).nextSteps(after: words, limit: limit)
    }
    #expect(steps("th") == [.letter("e")])
    #expect(steps("the") == [.end, .letter("y"), .letter("r"), .letter("i"), .letter("n")])
    #expect(steps("the", limit: 2) == [.end, .letter("y")])
    #expect(steps("help") == [.end])
    #expect(steps("").prefix(2) == [.letter("t"), .letter("i")])
    let isDone = WordContext(words: ["it", "is"], startsSentence: true)
    #expect(steps("", after: isDone).first == .letter("g"), "of words before")
    #expect(steps("qx") == [] && steps("th", limit: 0) == [])
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
