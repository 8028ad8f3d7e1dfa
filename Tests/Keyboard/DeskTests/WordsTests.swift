// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import LanguageBuilding
import SystemKeyboard
import Testing
import TextModel
import TypingDecoder

@testable import Desk

/// Words that are offered and corrected, as the rules of the desk have it.
@Suite struct WordsTests {
  private func person(store: FrameStore = FrameStore(), isWarm: Bool = true, _ words: PlayedWords = PlayedWords())
    -> HeadlessDesk
  {
    HeadlessDesk(store: store, isWarm: isWarm, languages: words)
  }

  @Test("TY-1 a slip is mended in the app's field, and an app that wants none gets what was typed") func claims() {
    let person = person()
    person.focus()
    person.type("teh")
    person.tap("space")
    #expect(person.text == "the ")
    person.claim { $0.hints = [.autoCapitalization] }
    person.type("teh")
    person.tap("space")
    #expect(person.text == "the teh ")
  }

  @Test("TY-1 the words of a letter show with the frame of the finger's lift, though its key looks pressed for longer")
  func withTheLift() {
    let person = person()
    person.focus(FieldTraits(hints: [.lowercase, .completion, .spellcheck]))
    person.tap("t", pause: 0)
    let shown = person.desk.shown?.presentation
    #expect(shown?.press.pressed.isEmpty == false)
    func shows(_ word: String) -> Bool? { shown?.plane.keys.contains { $0.role == .suggestion(word) } }
    #expect(shows("the") == true && shows("hello") == false)
  }

  @Test func `the place grows by the bar, and only for fields that take words`() {
    let (with, without) = (person(), HeadlessDesk())
    for person in [with, without] { person.focus() }
    #expect(with.desk.placement.frame.height == without.desk.placement.frame.height + 46)
    for person in [with, without] { person.focus(FieldTraits(purpose: .url)) }
    #expect(with.desk.placement.frame.height == without.desk.placement.frame.height)
  }

  @Test("SY-3 no word is read before the first frame, and its picture has the bar's height") func firstFrame() {
    let store = FrameStore()
    let earlier = person(store: store)
    earlier.focus()
    earlier.blur()
    earlier.wait(5000)
    let words = PlayedWords()
    let person = person(store: store, isWarm: false, words)
    person.focus()
    #expect(person.isShown && person.desk.keys == nil && words.openings.isEmpty)
    let height = person.screen.request?.height
    person.warmUp()
    #expect(words.openings == ["en"] && person.screen.request?.height == height)
    let bare = HeadlessDesk(store: store, isWarm: false)
    bare.focus()
    #expect(bare.desk.keys != nil, "a keyboard without words has a picture of its own")
  }

  @Test("TY-1 behind a Delete that may have joined lines no word is offered before the app has told what stands there")
  func joinedLines() {
    func offers(behind text: String) -> [Bool] {
      let person = person()
      person.focus(FieldTraits(hints: [.completion, .spellcheck, .multiline]))
      func isOffered() -> Bool {
        person.desk.keys?.presentation.plane.keys.contains { $0.role == .suggestion("the") } == true
      }
      person.field.isStartKnown = false
      person.tap("t")
      let early = isOffered()
      person.field.change(to: text + "t")
      person.field.isStartKnown = true
      person.desk.followField(.echo)
      return [early, isOffered()]
    }
    #expect(offers(behind: "") == [false, true])
    #expect(offers(behind: "wea") == [false, false])
  }

  @Test("TY-1 SY-3 where an app tells no text words go on, and the first picture has the bar's height") func untold() {
    let store = FrameStore()
    func untold(isWarm: Bool) -> HeadlessDesk {
      let desk = self.person(store: store, isWarm: isWarm)
      desk.field.tellsText = false
      desk.focus(FieldTraits(hints: .autoCapitalization))
      return desk
    }
    let earlier = untold(isWarm: true)
    for key in ["t", "h", "suggestion-1", "h"] { earlier.tap(key) }
    #expect(earlier.text == "The h")
    earlier.blur()
    earlier.wait(5000)
    let person = untold(isWarm: false)
    #expect(person.isShown && person.desk.keys == nil)
    let height = person.screen.request?.height
    person.warmUp()
    #expect(person.screen.request?.height == height)
  }

  @Test func `a keyboard that is shown without a field has no bar, and one that is there stays until it goes`() {
    let person = person()
    person.desk.setVisible(true)
    let height = person.desk.placement.frame.height
    person.focus()
    #expect(person.desk.placement.frame.height == height + 46)
    person.blur()
    #expect(person.isShown && person.desk.placement.frame.height == height + 46)
  }
}

/// A source with one word of English.
final class PlayedWords: LanguageSource {
  private(set) var openings: [String] = []

  func has(_ language: String) -> Bool { language == "en" }

  func words(of language: String) -> LanguageFile? {
    openings.append(language)
    let words = [LanguageBuilder.Word("the", count: 1000), LanguageBuilder.Word("hello", count: 10)]
    return LanguageBuilder(words: words).build().flatMap { try? LanguageFile(copying: $0) }
  }
}
