// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import TextModel
import Testing

/// What a touch means, by a clock that the test turns.
@Suite struct TouchAllowanceTests {
  /// A keyboard that types for a field.
  private final class Typist {
    var text = GuestText()
    var context = TextContext()

    init(takesLines: Bool = false) {
      text.begin()
      text.takesLines = takesLines
    }

    func touch(_ phase: TouchPhase, finger: UInt32 = 1, at milliseconds: Int64) {
      text.allowance.touch(.init(finger: finger, phase: phase, place: .zero), at: milliseconds * 1_000)
    }

    func takeHeldDeletions() -> Int { text.takeHeldDeletions() }

    func tap(at milliseconds: Int64) {
      touch(.began, at: milliseconds)
      touch(.ended, at: milliseconds)
    }

    func type(_ edit: KeyboardEdit = .insert("a"), at milliseconds: Int64, owesTouch: Bool = false)
      -> KeyboardRefusal?
    {
      let verdict = text.take(
        edit, number: text.editCount + 1, in: text.field, context: context, owesTouch: owesTouch,
        at: milliseconds * 1_000)
      if case .refused(let refusal) = verdict { return refusal }
      return nil
    }
  }

  @Test("CK-15 a keyboard types while a finger is on it, for three seconds after the last, and not after that")
  func times() {
    let typist = Typist()
    #expect(typist.type(at: 0) == .noTouch)
    typist.touch(.began, finger: 1, at: 100)
    typist.touch(.began, finger: 2, at: 200)
    #expect(typist.type(at: 60_000) == nil)
    typist.touch(.ended, finger: 1, at: 61_000)
    #expect(typist.type(at: 70_000) == nil)
    typist.touch(.cancelled, finger: 2, at: 71_000)
    #expect(typist.type(at: 73_999) == nil)
    #expect(typist.type(at: 74_000) == .noTouch)
    // A touch that it has not answered yet: it, or its host, may be slow.
    #expect(typist.type(at: 80_000, owesTouch: true) == nil)
  }

  @Test("TY-6 deletions that a held key repeats end with its finger, and none that were tapped for") func holdEnds() {
    let typist = Typist()
    func delete(_ count: Int = 1, at milliseconds: Int64) {
      for _ in 0..<count { #expect(typist.type(.deleteBackward, at: milliseconds) == nil) }
    }
    typist.touch(.began, at: 0)
    delete(20, at: 10)
    typist.touch(.ended, at: 700)
    #expect(typist.takeHeldDeletions() == 0, "a tap that takes a word")

    typist.touch(.began, at: 1_000)
    delete(at: 1_010)
    for time in stride(from: Int64(1_500), through: 1_900, by: 100) { delete(at: time) }
    #expect(typist.takeHeldDeletions() == 0, "it is still held")
    typist.touch(.ended, at: 1_910)
    delete(at: 1_920)
    #expect(typist.takeHeldDeletions() == 6, "the last one was under way")
    #expect(typist.takeHeldDeletions() == 0)

    // Another finger's word while this one holds shift, and a text behind deletions: no more of it is one key's.
    typist.touch(.began, at: 3_000)
    typist.touch(.began, finger: 2, at: 4_000)
    typist.touch(.ended, finger: 2, at: 4_050)
    delete(10, at: 4_060)
    typist.touch(.ended, at: 4_100)
    #expect(typist.takeHeldDeletions() == 0)
    typist.touch(.began, at: 5_000)
    delete(10, at: 6_000)
    #expect(typist.type(at: 6_000) == nil)
    typist.touch(.ended, at: 6_100)
    #expect(typist.takeHeldDeletions() == 0)
  }

  @Test("CK-15 a key that is held repeats for as long as it is held, thirty times a second")
  func repeats() {
    let typist = Typist()
    typist.touch(.began, at: 0)
    for turn in 0..<600 { #expect(typist.type(.deleteBackward, at: Int64(turn) * 100) == nil) }
    var typed = 0
    for turn in 0..<1_000 where typist.type(at: 60_000 + Int64(turn) * 2) == nil { typed += 1 }
    #expect((120...130).contains(typed), "64 for the touch, 60 for two seconds: \(typed)")
  }

  @Test("CK-15 a finger that rests on a keyboard saves nothing up") func hoard() {
    let typist = Typist()
    typist.touch(.began, at: 0)
    var typed = 0
    for _ in 0..<500 where typist.type(at: 3_600_000) == nil { typed += 1 }
    #expect(typed == TypingLimits.textsPerTouch)
  }

  @Test("CK-15 fast fingers each mean as much as one") func rolling() {
    let typist = Typist()
    for key in 0..<200 {
      typist.touch(.began, finger: UInt32(key % 2), at: Int64(key) * 60)
      for _ in 0..<8 { #expect(typist.type(at: Int64(key) * 60 + 1) == nil) }
      if key > 0 { typist.touch(.ended, finger: UInt32((key + 1) % 2), at: Int64(key) * 60 + 30) }
    }
  }

  @Test("CK-15 a snippet of thousands of characters is one touch's, and so is a word that is replaced letter by letter")
  func snippets() {
    let typist = Typist()
    typist.tap(at: 0)
    #expect(typist.type(.insert(String(repeating: "한", count: 5_000)), at: 10) == nil)
    typist.tap(at: 1_000)
    for _ in 0..<40 { #expect(typist.type(.deleteBackward, at: 1_000) == nil) }
    #expect(typist.type(.insert("On my way!"), at: 1_000) == nil)
    #expect(typist.type(.insert(" "), at: 1_000) == nil)
  }

  @Test("CK-15 CK-13 what a touched keyboard asked for is typed when it comes, once, and not for other questions")
  func answers() {
    let typist = Typist()
    typist.text.allowance.ask(.location, at: 0, owesTouch: false)
    typist.text.allowance.answer(.location, at: 1_000)
    #expect(typist.type(at: 1) == .noTouch, "nobody had touched it")
    typist.tap(at: 10)
    typist.text.allowance.ask(.location, at: 20_000, owesTouch: false)
    typist.text.allowance.ask(.words, at: 20_000, owesTouch: false)
    #expect(typist.type(at: 4_000) == .noTouch)
    typist.text.allowance.answer(.words, at: 15_000_000)
    typist.text.allowance.answer(.location, at: 29_000_000)
    #expect(typist.type(.insert("37.56650, 126.97800 "), at: 29_100) == nil)
    #expect(typist.type(.insert(String(repeating: "x", count: 3_000)), at: 29_200) == .tooMuch)
    #expect(typist.type(at: 32_000) == .noTouch)
    typist.text.allowance.answer(.location, at: 33_000_000)
    #expect(typist.type(at: 33_001) == .noTouch, "one answer for one question")
  }

  @Test("CK-15 an answer that comes when the wait is over counts no more") func lateAnswers() {
    let typist = Typist()
    typist.tap(at: 0)
    typist.text.allowance.ask(.location, at: 0, owesTouch: false)
    typist.text.allowance.answer(.location, at: TouchAllowance.longestQuestion)
    #expect(typist.type(at: TouchAllowance.longestQuestion / 1_000 + 1) == .noTouch)
  }

  @Test("CK-15 Return is pressed once for a touch, and begins as many lines as a field takes") func lines() {
    let typist = Typist()
    typist.tap(at: 0)
    #expect(typist.type(.insert("\n"), at: 1) == nil)
    #expect(typist.type(.insert("\n"), at: 2) == .returnKey)
    #expect(typist.type(at: 3) == nil)
    typist.context.before = "one\n"
    for _ in 0..<10 { #expect(typist.type(.insert("\n"), at: 4) == nil) }
    let editor = Typist(takesLines: true)
    editor.tap(at: 0)
    for _ in 0..<10 { #expect(editor.type(.insert("\n"), at: 1) == nil) }
  }

  @Test("CK-15 Return ends what is composed, and is never a part of it") func composedReturn() {
    var text = GuestText()
    text.begin()
    text.allowance.touch(.init(finger: 1, phase: .began, place: .zero), at: 0)
    _ = text.take(
      .setMarkedText("하", selectedStart: 1, selectedLength: 0), number: 1, in: text.field, context: nil, at: 0)
    let verdict = text.take(.insert("\n"), number: 2, in: text.field, context: nil, at: 0)
    #expect(
      verdict
        == .edits([.replaceBackward(old: "하", new: ""), .press(KeyStroke(.enter))]))
  }

  @Test("CK-15 what is composed stays when more is refused, on both sides alike") func refusedComposition() {
    let typist = Typist()
    typist.touch(.began, at: 0)
    #expect(typist.type(.setMarkedText("하", selectedStart: 1, selectedLength: 0), at: 0) == nil)
    typist.context.before = "하"
    #expect(typist.type(.setMarkedText("\t", selectedStart: 1, selectedLength: 0), at: 0) == .characters)
    #expect(
      typist.text.take(.insert("한"), number: 3, in: typist.text.field, context: typist.context, at: 0)
        == .edits([.replaceBackward(old: "하", new: "한")]))
  }

  @Test(
    "CK-15 letters of every language, marks of direction, joiners and emoji are text",
    arguments: [
      "한글 ｱ ñ e\u{301} ẞ", "\u{200F}שלום\u{200E} \u{202B}a\u{202C} \u{2067}b\u{2069} \u{61C}", "می\u{200C}خواهم",
      "👩\u{200D}👩\u{200D}👧 ☎\u{FE0F} 👍🏽", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}x🇰🇷", "\u{A0}–…“”",
      "葛\u{E0100}", "🏴🏴\u{E0075}\u{E0073}\u{E0063}\u{E0061}\u{E007F}", "🏴", "🏴\u{200D}☠\u{FE0F}",
    ])
  func letters(_ text: String) {
    #expect(TypableText.isTypable(text))
  }

  @Test(
    "CK-15 signs that are never seen where they stand are no text",
    arguments: ["a\u{E0100}\u{E01EF}", "\u{E0101}", "葛\u{E0100}\u{E0101}", "x\u{E0067}", "\u{202E}a"])
  func hiddenSigns(_ text: String) {
    #expect(!TypableText.isTypable(text))
  }

  @Test(
    "CK-15 tags are text in the flag of a country's part, and nowhere else",
    arguments: [
      // No end, an end alone, too few, too many.
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}", "🏴\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E0067}\u{E0067}\u{E007F}",
      // After the end, after something else, and other signs than letters and digits.
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E0067}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E007F}",
      "🏴\u{E0067}\u{E0062}x\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}🏴\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴\u{E0047}\u{E0042}\u{E0020}\u{E007F}",
    ])
  func tags(_ text: String) {
    #expect(!TypableText.isTypable(text))
  }

  @Test("CK-15 typing unasked is a mistake once, and the end after five times in a minute") func unasked() {
    var count = UnaskedTyping()
    func isTooMuch(_ milliseconds: Int64) -> Bool { count.note(at: milliseconds * 1_000) }
    for turn in 0..<900 { #expect(!isTooMuch(Int64(turn))) }
    for turn in 1..<4 { #expect(!isTooMuch(Int64(turn) * 1_000)) }
    #expect(isTooMuch(4_000))
    for turn in 20..<100 { #expect(!isTooMuch(Int64(turn) * 16_000)) }
  }
}
