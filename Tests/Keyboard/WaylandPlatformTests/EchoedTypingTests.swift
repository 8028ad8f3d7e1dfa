// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

/// What is known of a text that an app does not tell, from the signs that it gives of changes.
@MainActor @Suite struct EchoedTypingTests {
  /// Somebody who types at an even pace into an app that answers soon.
  @MainActor private struct Typing {
    var echoed = EchoedTyping()
    var now: Int64 = 1_000_000

    mutating func type(_ text: String, signs: [Int64] = [20, 30], pause: Int64 = 150) {
      for character in text { send(.insert(String(character)), signs: signs, pause: pause) }
    }

    /// - Parameters:
    ///   - signs: When the app gives signs of the change, in milliseconds after it.
    ///   - pause: Until the next change, in milliseconds.
    mutating func send(_ edit: TextEdit, signs: [Int64] = [20, 30], pause: Int64 = 150) {
      echoed.take(edit, at: now)
      for sign in signs { _ = echoed.noteSign(at: now + sign * 1000) }
      now += pause * 1000
    }

    mutating func sign() -> Bool { echoed.noteSign(at: now) }

    /// How many characters may be replaced now.
    var certainCount: Int {
      guard let run = echoed.run, run.isAnswered else { return 0 }
      return run.certainCount
    }

    var text: String? { echoed.run?.text }
  }

  @Test("TY-1 letters of which the app gives both signs are certain") func letters() {
    var typing = Typing()
    typing.type(" teh")
    #expect(typing.certainCount == 4 && typing.text == " teh" && typing.echoed.run?.isWhole(3) == true)
    typing.send(.deleteBackward(.grapheme))
    #expect(typing.certainCount == 3 && typing.text == " te")
  }

  @Test("TY-1 the first word of a field may go on with another one that stands there") func firstWord() {
    var typing = Typing()
    typing.type("ing")
    #expect(typing.certainCount == 3 && typing.echoed.run?.isWhole(3) == false)
  }

  @Test(
    "TY-6 a letter without both of its signs makes the word uncertain, be it that a page has not taken it, or has made another one",
    arguments: [[], [20], [500, 510], [20, 300], [20, 30, 40]] as [[Int64]])
  func badSigns(_ signs: [Int64]) {
    var typing = Typing()
    typing.type(" be")
    typing.type("c", signs: signs, pause: 600)
    #expect(typing.certainCount == 0)
    typing.type("ause")
    #expect(typing.certainCount < 5)
    typing.type(" teh")
    #expect(typing.certainCount >= 3 && typing.echoed.run?.isWhole(3) == true)
  }

  @Test("TY-6 a sign that no key explains takes all that was known away, until something ends the word")
  func caretMoved() {
    var typing = Typing()
    typing.type(" te", pause: 500)
    let isNews = [typing.sign(), typing.sign()]
    #expect(isNews == [true, false] && typing.text == String(TypedRun.unknown) && typing.certainCount == 0)
    typing.now += 300_000
    typing.type("h")
    #expect(typing.text == "\u{FFFC}h" && typing.echoed.run?.isWhole(1) == false)
    typing.type(" teh")
    #expect(typing.echoed.run?.isWhole(3) == true)
  }

  @Test("TY-6 the signs with which a field begins are no news") func focus() {
    var typing = Typing()
    let isNews = [typing.sign(), typing.sign()]
    #expect(isNews == [false, false])
  }

  @Test("TY-6 letters at once are certain when the app has given signs of each") func rollover() {
    var typing = Typing()
    typing.type(" t")
    typing.type("e", signs: [], pause: 10)
    typing.type("h", signs: [5, 10, 20], pause: 100)
    #expect(typing.certainCount == 0)
    typing = Typing()
    typing.type(" t")
    typing.type("e", signs: [], pause: 10)
    typing.type("h", signs: [5, 10, 20, 25], pause: 100)
    #expect(typing.certainCount == 4)
  }

  @Test("TY-6 what was replaced is known to follow, and is not replaced once more") func correction() {
    var typing = Typing()
    typing.type("a teh")
    typing.send(.insert(" "), signs: [], pause: 0)
    typing.send(.replaceBackward(old: "teh ", new: "the "), signs: [12, 20, 25, 40])
    #expect(typing.text == "a the " && typing.certainCount == 0)
    typing.type("teh")
    #expect(typing.certainCount == 3 && typing.echoed.run?.isWhole(3) == true)
  }

  @Test(
    "TY-6 what goes beyond all that was typed, or moves the caret, leaves nothing known",
    arguments: [
      TextEdit.deleteBackward(.grapheme), .deleteBackward(.word), .moveCaret(graphemes: -1), .press(KeyStroke(.left)),
      .replaceBackward(old: "x", new: "y"),
    ])
  func beyond(_ edit: TextEdit) {
    var typing = Typing()
    typing.send(edit)
    #expect(typing.text == String(TypedRun.unknown))
    typing.type("x")
    #expect(typing.echoed.run?.isWhole(1) == false)
  }

  @Test("TY-1 a Return begins a line, whatever a page does with it") func newLine() {
    var typing = Typing()
    typing.type("a")
    typing.send(.press(KeyStroke(.enter)), signs: [10, 20, 40, 90, 200], pause: 600)
    typing.type("teh")
    #expect(typing.text == "\nteh" && typing.certainCount == 3 && typing.echoed.run?.isWhole(3) == true)
  }

  @Test("SY-1 a field that changes by itself all the time is left alone") func noise() {
    var typing = Typing()
    typing.type("a")
    for _ in 0..<EchoedTyping.mostSigns { _ = typing.sign() }
    #expect(typing.echoed.isNoisy && typing.text == nil)
    typing.type("b")
    #expect(typing.text == nil)
  }
}
