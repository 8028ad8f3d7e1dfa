// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TypingDecoder

/// Somebody's own words, searched beside a language's.
@Suite struct PersonalWordsTests {
  private typealias Word = PersonalWords.Word

  private func decoder(
    _ typed: String, _ words: [Word], pairs: [PersonalWords.Pair] = [], blocked: [String] = []
  ) -> Decoder {
    let languages = SmallEnglish.language.map { [$0] } ?? []
    let personal = PersonalWords(language: "en", words: words, pairs: pairs, blocked: blocked, beside: languages)
    var decoder = Decoder(languages: languages, personal: [personal], spatial: SmallEnglish.spatial)
    for letter in typed.lowercased().unicodeScalars { decoder.append(.letter(letter)) }
    return decoder
  }

  private func suggestions(_ decoder: Decoder, after words: [String] = ["x"]) -> [String] {
    decoder.suggestions(after: WordContext(words: words, startsSentence: false)).map(\.text)
  }

  @Test("TY-1 a word of your own is known, found from slips, completed, and written as you write it") func own() {
    let words = [Word("Spinet", weight: 3), Word("kayak", weight: 2)]
    #expect(Decision(SmallEnglish.decoder("kayal"), typed: "kayal", after: "x") == .leave)
    #expect(Decision(decoder("kayal", words), typed: "kayal", after: "x") == .replace("kayak"))
    #expect(Decision(decoder("kayak", words), typed: "kayak", after: "x") == .leave)
    #expect(Decision(decoder("spinet", words), typed: "spinet", after: "x") == .replace("Spinet"))
    #expect(suggestions(decoder("kay", words)).first == "kayak")
    #expect(suggestions(decoder("spi", words)).first == "Spinet")
    #expect(decoder("spinet", words).isKnown)
  }

  @Test("TY-1 a word of your own is never corrected to another, however frequent that is") func neverCorrected() {
    #expect(Decision(SmallEnglish.decoder("thier"), typed: "thier", after: "x") == .replace("their"))
    #expect(Decision(decoder("thier", [Word("thier", weight: 2)]), typed: "thier", after: "x") == .leave)
    #expect(Decision(decoder("thier", [Word("Thier", weight: 2)]), typed: "thier", after: "x") == .replace("Thier"))
  }

  @Test func `a word of the language keeps the spelling of the language, and can be a slip as before`() {
    let words = [Word("Good", weight: 9), Word("food", weight: 9)]
    #expect(Decision(decoder("good", words), typed: "good", after: "x") == .leave)
    #expect(!decoder("food", words).isPersonal)
    var slip = decoder("", words)
    slip.append(.point("f", SIMD2(4.49, 1.5)))
    for letter in "ood".unicodeScalars { slip.append(.letter(letter)) }
    let context = WordContext(words: ["it", "is"], startsSentence: true)
    #expect(Decision(slip, typed: "food", after: context) == .replace("good"))
  }

  @Test("TY-1 the words that you used after another are the next words") func nextWord() {
    let words = [Word("kayak", weight: 20), Word("trip", weight: 19), Word("tour", weight: 19)]
    let pairs = [PersonalWords.Pair("kayak", "trip", weight: 18), PersonalWords.Pair("none", "tour", weight: 18)]
    #expect(suggestions(decoder("", words, pairs: pairs), after: ["kayak"]).first == "trip")
  }

  @Test("TY-1 a blocked word is not suggested and not corrected to, and stays when it is typed") func blocked() {
    #expect(suggestions(decoder("the", [])).contains("they"))
    #expect(!suggestions(decoder("the", [], blocked: ["They"])).contains("they"))
    #expect(suggestions(decoder("", [], blocked: ["the"]), after: []).allSatisfy { $0 != "the" })
    #expect(Decision(decoder("thier", [], blocked: ["their"]), typed: "thier", after: "x") != .replace("their"))
    #expect(Decision(decoder("their", [], blocked: ["their"]), typed: "their", after: "x") == .leave)
    #expect(decoder("damn", [Word("damn", weight: 50)]).isKnown)
    #expect(!suggestions(decoder("dam", [Word("damn", weight: 50)])).contains("damn"), "offensive words stay offensive")
  }

  @Test func `Korean words are found by the keys that type them`() {
    let personal = PersonalWords(language: "ko", words: [Word("카약", weight: 3)])
    var decoder = Decoder(languages: [], personal: [personal], spatial: SmallEnglish.spatial)
    for letter in "ㅋㅏㅇㅑ".unicodeScalars { decoder.append(.letter(letter)) }
    #expect(suggestions(decoder) == ["카약"])
  }

  @Test func `other words count for the touches so far`() {
    var decoder = decoder("kaya", [])
    #expect(!suggestions(decoder).contains("kayak"))
    let personal = PersonalWords(language: "en", words: [Word("kayak", weight: 3)])
    decoder.use(languages: SmallEnglish.language.map { [$0] } ?? [], personal: [personal])
    #expect(suggestions(decoder).first == "kayak")
    decoder.use(languages: SmallEnglish.language.map { [$0] } ?? [], personal: [])
    #expect(!suggestions(decoder).contains("kayak"))
  }

  @Test func `the same words in another order are found alike`() {
    let words = (0..<300).map { Word(Self.word($0), weight: Double(1 + $0 % 7)) }
    for typed in ["", "ab", "bq", "caz"] {
      #expect(suggestions(decoder(typed, words)) == suggestions(decoder(typed, words.reversed())))
    }
  }

  private static func word(_ number: Int) -> String {
    String(
      String.UnicodeScalarView([number % 26, number / 26 % 26, number % 7].map { Unicode.Scalar(UInt8(97 + $0)) }))
  }
}

/// Words that nobody types.
@Suite struct HostilePersonalWordsTests {
  @Test("TY-1 words of any kind and number harm nothing: what is searched stays bounded", arguments: 0..<40)
  func random(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces: [String] = [
      "a", "the", "ß", "İ", "ﬃ", "감", "ㄱ", "é", "e\u{301}", "\u{0}", "\u{FFFD}", "\u{10FFFF}", "👩‍👩‍👧", "’", "'", "-", "\n",
      " ",
      "ي", "日", "ꙮ", "Ω", "ж", "न", String(repeating: "a", count: 5_000),
      "a" + String(repeating: "\u{301}", count: 900),
    ]
    let weights: [Double] = [1, 2, 0, -1, .nan, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    func text() -> String {
      (0..<(1 + random.next(below: 4))).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    }
    func scalars() -> String {
      let scalar = Unicode.Scalar(UInt32(random.next(below: 0x11_0000))) ?? "a"
      return String(String.UnicodeScalarView([scalar, "a", scalar]))
    }
    func weight() -> Double { weights[random.next(below: weights.count)] }
    var words = (0..<400).map { _ in PersonalWords.Word(text(), weight: weight()) }
    words += (0..<400).map { _ in PersonalWords.Word(scalars(), weight: weight()) }
    words += [PersonalWords.Word](repeating: PersonalWords.Word("same", weight: .infinity), count: 3_000)
    let pairs = (0..<600).map { _ in
      PersonalWords.Pair(words[random.next(below: words.count)].text, text(), weight: weight())
    }
    let languages = SmallEnglish.language.map { [$0] } ?? []
    for language in ["en", "ko", "", "no language"] {
      let personal = PersonalWords(
        language: language, words: words, pairs: pairs, blocked: words.map(\.text), beside: languages)
      var decoder = Decoder(languages: languages, personal: [personal], spatial: SmallEnglish.spatial)
      for letter in "samea'\u{301}감".unicodeScalars {
        decoder.append(.letter(letter))
        let context = WordContext(words: [text(), "same"], startsSentence: false)
        let found = decoder.suggestions(after: context)
        #expect(found.count <= 3 && found.allSatisfy { $0.cost.isFinite && $0.text.utf8.count < 600 })
        _ = Decision(decoder, typed: text(), after: context)
      }
      decoder.reset()
      #expect(decoder.completions(after: "same").count <= 3)
    }
  }

  @Test("TY-1 more words than are searched: the heaviest are") func many() {
    let letters = (0..<26).map { Unicode.Scalar(UInt8(97 + $0)) }
    let words = (0..<(3 * PersonalWords.mostWords)).map { number in
      let scalars = [number % 26, number / 26 % 26, number / 676 % 26].map { letters[$0] }
      return PersonalWords.Word(String(String.UnicodeScalarView(scalars)) + "q", weight: number < 2 ? 50 : 1)
    }
    let personal = PersonalWords(language: "en", words: words)
    var decoder = Decoder(languages: [], personal: [personal], spatial: SmallEnglish.spatial)
    let first = decoder.completions(after: "x", limit: 2).map(\.text)
    #expect(Set(first) == [words[0].text, words[1].text])
    for letter in words[0].text.unicodeScalars { decoder.append(.letter(letter)) }
    #expect(decoder.isPersonal)
  }
}
