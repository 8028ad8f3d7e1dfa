// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import Geometry
import KeyboardEngine
import TextModel
import Testing

@testable import SystemKeyboard

/// The step from keys to edits, without a keyboard around it.
@Suite struct TypistTests {
  /// A field that does as it is told, and tells all.
  private struct Field {
    var typist = Typist()
    var text = ""
    var canReplace = true
    var edits: [TextEdit] = []
    private var time: Int64 = 0

    init(composer: (any Composer)? = nil) { typist.composer = composer }

    mutating func type(_ key: TypedKey, after milliseconds: Int64 = 100, cause: KeyAction.Cause = .tap) {
      time += milliseconds
      let now = EventTime(milliseconds: time)
      let action = KeyAction(
        kind: .nothing, cause: cause, plane: KeyPlane(id: "p", size: .zero, keys: []), key: 0, finger: 0,
        path: TouchPath(start: .init(location: .zero, time: now)), time: now)
      let context = TextContext(text: text, cursorUTF8Offset: text.utf8.count, anchorUTF8Offset: text.utf8.count)
      edits = typist.edits(
        for: key, by: action, in: TypedText(context: context, canReplace: canReplace, makesPeriods: true))
      for edit in edits {
        switch edit {
        case .insert(let new): text += new
        case .replaceBackward(let old, let new):
          #expect(text.hasSuffix(old))
          text.removeLast(old.count)
          text += new
        case .deleteBackward: _ = text.popLast()
        case .moveCaret, .press: break
        }
      }
    }

    mutating func type(_ outputs: String) { for output in outputs { type(.output(String(output))) } }
  }

  @Test("TY-6 without a composer each output is the text") func plain() {
    var field = Field()
    field.type("kitten")
    #expect(field.edits == [.insert("n")])
    field.type(.output(""))
    #expect(field.edits.isEmpty)
    field.type(.delete(.grapheme))
    #expect(field.text == "kitte")
  }

  @Test("TY-5 a composer is one case: syllables replace what stands there, and are taken back by letters")
  func composed() {
    var field = Field(composer: HangulComposer())
    field.type("ㅎㅏㄴ")
    #expect(field.text == "한")
    field.type(.delete(.grapheme))
    #expect(field.text == "하")
    field.type(.space)
    field.type(.delete(.grapheme))
    field.type(.delete(.grapheme))
    #expect(field.text == "")
  }

  @Test("TY-6 where nothing can be replaced, letters stay as they were typed") func unreplaceable() {
    var field = Field(composer: HangulComposer())
    field.canReplace = false
    field.type("ㅎㅏㄴ")
    #expect(field.text == "ㅎㅏㄴ")
  }

  @Test("TY-3 what stands before the caret is judged as a whole: two spaces after a word are a full stop") func period()
  {
    var field = Field()
    field.type("yes")
    field.type(.space)
    field.type(.space)
    #expect(field.edits == [.replaceBackward(old: " ", new: ". ")])
    field.type(.delete(.grapheme))
    #expect(field.text == "yes  ")
  }

  @Test("TY-6 a held delete takes the word that stands there") func word() {
    var field = Field()
    field.text = "one two"
    field.type(.delete(.word))
    #expect(field.edits == [.replaceBackward(old: "two", new: "")])
  }

  @Test("TY-5 taps that replace each other replace the whole output") func multiTap() {
    var field = Field()
    field.type(.output(".com"))
    field.type(.output(".org"), cause: .multiTap(1))
    #expect(field.text == ".org")
    field.typist.interrupt()
    field.type(.output(".net"), cause: .multiTap(2))
    #expect(field.text == ".org.net")
  }

  @Test("TY-6 a syllable goes on in a field that was away for a moment, where it still stands") func goesOn() {
    var field = Field(composer: HangulComposer())
    field.type("ㅎㅏ")
    let paused = field.typist
    var fresh = Typist(composer: HangulComposer())
    var goesOn = fresh.goOn(as: paused, before: "다른 것", isUntold: false)
    #expect(!goesOn)
    goesOn = fresh.goOn(as: paused, before: "하", isUntold: false)
    #expect(goesOn)
    field.typist = fresh
    field.type("ㄴ")
    #expect(field.text == "한")
  }
}
