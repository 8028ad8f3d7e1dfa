// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding
import Testing

@testable import TypingDecoder

@Suite struct KoreanDecoderTests {
  private func first(_ typed: String) -> String? { SmallKorean.decoder(typed).candidates(after: "x").first?.text }

  @Test(arguments: [
    ("너무", "너무"), ("너므", "너무"), ("지짜", "진짜"), ("진자", "진짜"), ("잇다", "있다"), ("네가", "내가"), ("오느ㄹ", "오늘"), ("어ㅄ다", "없다"),
  ])
  func `a neighbour, a missing letter, shift and vowels that sound alike are found`(typed: String, meant: String) {
    #expect(first(typed) == meant)
  }

  @Test(arguments: [
    ("학교에서", "학교에서"), ("학교에사", "학교에서"), ("하교까지", "학교까지"), ("시간까자", "시간까지"), ("합니다", "합니다"), ("핪니다", "합니다"),
    ("한디", "한다"),
  ])
  func `stems are found with endings that they were never seen with`(typed: String, meant: String) {
    #expect(first(typed) == meant)
  }

  @Test func `what is made of a stem and an ending of its class is known, and nothing else`() {
    #expect(SmallKorean.decoder("학교에서").isKnown)
    #expect(SmallKorean.decoder("합니다").isKnown)
    #expect(!SmallKorean.decoder("시간에서").isKnown)
    #expect(!SmallKorean.decoder("학교이").isKnown)
    #expect(!SmallKorean.decoder("학").isKnown)
  }

  @Test func `endings are completed, also where a syllable is only begun`() {
    func completions(_ typed: String) -> [String] { SmallKorean.decoder(typed).completions(after: "x").map(\.text) }
    func suggestions(_ typed: String) -> [String] {
      SmallKorean.decoder(typed).suggestions(after: WordContext(after: "x")).map(\.text)
    }
    #expect(completions("학교") == ["학교가", "학교에서", "학교에"])
    #expect(completions("학교에ㅅ") == ["학교에서"])
    #expect(completions("시간ㄲ") == ["시간까지"])
    #expect(completions("함") == [])
    #expect(suggestions("학교ㄲ").first == "학교까지")
    #expect(suggestions("하교ㄲ").contains("학교까지"))
    #expect(!suggestions("학교").contains("학교"))
  }

  @Test func `a stem that is never suggested is not with endings either, and is known`() {
    #expect(SmallKorean.decoder("졸라가").isKnown)
    #expect(SmallKorean.decoder("졸라ㄱ").candidates(after: "x").allSatisfy { !$0.text.hasPrefix("졸라") })
    #expect(SmallKorean.decoder("졸라").completions(after: "x").isEmpty)
  }

  @Test func `touches between two keys are read as the word that exists`() {
    #expect(SmallKorean.touched("하교", towards: "하교", 0).candidates(after: "x").first?.text == "학교")
    let touched = SmallKorean.touched("너뮤", towards: "너무", 0.45)
    #expect(Decision(touched, typed: "너뮤", after: "x") == .replace("너무"))
  }

  @Test("TY-2 endings that hardly ever follow a stem are offered where nothing else is")
  func oddEndings() {
    func suggestions(_ typed: String) -> [String] {
      SmallKorean.decoder(typed).suggestions(after: WordContext(after: "x")).map(\.text)
    }
    #expect(suggestions("학교ㄱ").contains("학교가") && !suggestions("학교ㄱ").contains("학교같이"))
    #expect(suggestions("학교가ㅌ").contains("학교같이"))
  }

  // MARK: - Decisions

  @Test(arguments: ["ㅋㅋㅋ", "ㅠㅠ", "ㅇㅋ", "ㅎ", "너무ㅋㅋ", "ㅎㅎ진짜", "오늘ㅠ", "진짜ㄷㄷ", "", "뷁뷁", "너무너", "학교에서", "졸라", "ㄱㅅ"])
  func `what may be meant as it stands is left alone`(typed: String) {
    #expect(SmallKorean.decision(typed) == .leave)
  }

  @Test(arguments: [("너ㅜㅁ", "너무"), ("ㅣ있다", "있다"), ("오늘ㄹ", "오늘"), ("하교엣ㅓ", "학교에서")])
  func `letters that make no syllable make way for the word that was meant`(typed: String, meant: String) {
    #expect(SmallKorean.decision(typed) == .replace(meant))
    #expect(SmallKorean.decision(typed, isTrusted: true) == .leave)
  }

  @Test("TY-1 letters that were meant make way where fingers landed nearly on the keys of a word")
  func lettersThatWereMeant() {
    func decision(_ part: Float) -> Decision {
      Decision(SmallKorean.touched("ㅊㅎㅇ", towards: "총", part), typed: "ㅊㅎㅇ", after: "x")
    }
    #expect(decision(0.45) == .replace("총"))
    #expect(decision(0) == .leave)
  }

  @Test("TY-1 letters that make no syllable make some of a word that nobody listed where one slip explains them")
  func mendedSyllables() {
    func decision(_ typed: String, towards other: String, _ part: Float) -> Decision {
      Decision(SmallKorean.touched(typed, towards: other, part), typed: typed, after: "x")
    }
    #expect(decision("누ㅘ", towards: "누하", 0.45) == .replace("누하"))
    #expect(decision("누ㅘ", towards: "누하", 0) != .replace("누하"))
    #expect(decision("방ㅇ을", towards: "방ㅇ을", 0) == .replace("방을"))
    // Without places nobody knows which finger slipped.
    #expect(SmallKorean.decision("방ㅇ을") == .leave)
  }

  @Test("TY-1 a word that is often misspelt with shift forgotten makes way, also where no places are known")
  func forgottenShift() {
    #expect(SmallKorean.decision("햇다") == .replace("했다"))
    #expect(SmallKorean.decision("했다") == .leave)
    #expect(SmallKorean.decision("햇다", isTrusted: true) == .leave)
  }

  @Test("TY-1 endings are offered behind stems that they fit alone, and known as they were typed")
  func endingsFit() {
    #expect(!SmallKorean.decoder("학교ㅇ").completions(after: "x").contains { $0.text == "학교을" })
    #expect(SmallKorean.decoder("학교ㅇ").completions(after: "x").contains { $0.text == "학교에서" })
    #expect(SmallKorean.decision("학교을") == .leave)
  }

  @Test("TY-1 a misspelling is never mended to another one, nor offered, and stays where it was typed")
  func misspeltSyllable() throws {
    var builder = LanguageBuilder(
      words: ["됬다", "됬다고", "했다"].map { LanguageBuilder.Word(KoreanLetters.keystrokes(of: $0), count: 90) })
    builder.language = "ko"
    let file = try LanguageFile(copying: try #require(builder.build()))
    for typed in ["됫다", "됬다"] {
      var decoder = Decoder(languages: [file], spatial: SmallKorean.decoder("").spatial)
      for letter in KoreanLetters.keystrokes(of: typed).unicodeScalars { decoder.append(.letter(letter)) }
      #expect(Decision(decoder, typed: typed, after: "x") == .leave)
      #expect(decoder.suggestions(after: WordContext(after: "x")).allSatisfy { !$0.text.contains("됬") })
    }
  }

  @Test("TY-2 syllables that nobody listed stay where words are made of such, and make way where no word is")
  func unlistedSyllables() throws {
    let counts = [("너무", 90000.0), ("고리", 9), ("오리", 9), ("보리", 9), ("도서", 9), ("도장", 9), ("나무", 9), ("나물", 9)]
    var builder = LanguageBuilder(
      words: counts.map { LanguageBuilder.Word(KoreanLetters.keystrokes(of: $0.0), count: $0.1) })
    builder.language = "ko"
    let file = try LanguageFile(copying: try #require(builder.build()))
    func decision(_ typed: String, towards other: String = "고리") -> Decision {
      let touched = SmallKorean.touched(typed, towards: other, 0.45)
      var decoder = Decoder(languages: [file], spatial: touched.spatial)
      for touch in touched.touches { decoder.append(touch) }
      return Decision(decoder, typed: typed, after: "x")
    }
    #expect(decision("도리") == .leave)
    #expect(decision("고히") == .replace("고리"))
    // However odd, what is far from all words stays.
    #expect(decision("뷁뷁뷁뷁", towards: "뷁뷁뷁뷁") == .leave)
    #expect(try #require(file.syllableCost(of: "도리")) < #require(file.syllableCost(of: "고히")))
    #expect(SmallEnglish.language?.syllableCost(of: "도리") == nil)
  }

  @Test func `shift is no slip where both words exist`() {
    #expect(SmallKorean.decision("까지") == .leave)
    #expect(SmallKorean.decision("가지") == .leave)
  }

  @Test func `where fingers land is learnt from syllables, key by key`() throws {
    let decoder = SmallKorean.touched("까지", towards: "까지", 0)
    var offsets = TouchOffsets()
    let touches = decoder.touches.map { touch in
      guard case .point(let letter, let place) = touch else { return touch }
      return Touch.point(letter, place + SIMD2(0.3, 0))
    }
    offsets.learn(touches, as: "까지", on: decoder.spatial)
    #expect(offsets.offset(for: "ㄱ").x > offsets.offset(for: "ㅂ").x)
    #expect(offsets.offset(for: "ㅂ").x > 0)
  }

  @Test("TY-7 TY-1 of several languages those are searched whose letters the keys have, as if they were alone")
  func ownKeysOnly() throws {
    let both = [try #require(SmallEnglish.language), try LanguageFile(copying: SmallKorean.bytes)]
    var decoder = Decoder(languages: both, spatial: SmallEnglish.spatial)
    for letter in "thier".unicodeScalars {
      decoder.append(.letter(letter))
      #expect(decoder.beam.allSatisfy { $0.language == 0 })
    }
    let alone = SmallEnglish.decoder("thier").suggestions(after: WordContext(after: "x"))
    #expect(decoder.suggestions(after: WordContext(after: "x")) == alone)
    // Letters of a language are its own wherever its keys are: those of a keyboard that was changed within the word.
    decoder.reset()
    for letter in KoreanLetters.keystrokes(of: "너무").unicodeScalars { decoder.append(.letter(letter)) }
    #expect(decoder.candidates(after: "x").first?.text == "너무")
  }
}
