// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import TextModel
import Testing

@Suite struct GuestTextTests {
  /// A text that edits change as an app does.
  private struct Field {
    var context = TextContext()

    mutating func apply(_ edits: [TextEdit]) {
      for edit in edits {
        switch edit {
        case .insert(let text):
          context.before += text
          context.selected = ""
        case .replaceBackward(let old, let new):
          #expect(context.before.hasSuffix(old))
          context.before = String(context.before.dropLast(old.count)) + new
        case .deleteBackward:
          if context.selected.isEmpty { context.before = String(context.before.dropLast()) }
          context.selected = ""
        case .moveCaret(let count):
          let all = context.before + context.after
          let place = all.index(all.startIndex, offsetBy: context.before.count + count)
          (context.before, context.after) = (String(all[..<place]), String(all[place...]))
        case .press(let stroke): if stroke.key == .enter { context.before += "⏎" }
        }
      }
    }
  }

  /// The text of a field for which a finger is on the keyboard.
  private static func touched(at microseconds: Int64 = 0) -> GuestText {
    var text = GuestText()
    text.begin()
    text.touch(at: microseconds)
    return text
  }

  private func type(_ edits: [KeyboardEdit], into field: inout Field) {
    var text = Self.touched()
    for (index, edit) in edits.enumerated() {
      let verdict = text.take(edit, number: UInt32(index + 1), in: text.field, context: field.context, at: 0)
      guard case .edits(let edits) = verdict else {
        Issue.record("\(edit) was not made: \(verdict)")
        return
      }
      field.apply(edits)
    }
    #expect(text.editCount == UInt32(edits.count))
  }

  @Test("CK-4 a keyboard inserts, deletes a character and moves the caret by UTF-16 units")
  func edits() {
    var field = Field()
    type(
      [
        .insert("a👍🏽b"), .moveCaret(utf16: -5), .insert("x"), .moveCaret(utf16: 4), .deleteBackward,
      ], into: &field)
    #expect(field.context.before == "ax")
    #expect(field.context.after == "b")
  }

  @Test("CK-4 composed text is typed at once and replaced as it changes")
  func markedText() {
    var field = Field()
    type(
      [
        .insert("-"), .setMarkedText("ㅎ", selectedStart: 1, selectedLength: 0),
        .setMarkedText("한", selectedStart: 1, selectedLength: 0),
      ], into: &field)
    #expect(field.context.before == "-한")
    type([.setMarkedText("a", selectedStart: 1, selectedLength: 0), .insert("b")], into: &field)
    #expect(field.context.before == "-한b")
    type(
      [.setMarkedText("c", selectedStart: 1, selectedLength: 0), .unmarkText, .insert("d"), .deleteBackward],
      into: &field)
    #expect(field.context.before == "-한bc")
    type([.setMarkedText("xy", selectedStart: 0, selectedLength: 0), .deleteBackward], into: &field)
    #expect(field.context.before == "-한bcx")
    type(
      [
        .setMarkedText("z", selectedStart: 0, selectedLength: 0),
        .setMarkedText("", selectedStart: 0, selectedLength: 0),
      ],
      into: &field)
    #expect(field.context.before == "-한bcx")
  }

  @Test func `a line end is the Return key`() {
    var field = Field()
    type([.insert("a"), .insert("\n")], into: &field)
    #expect(field.context.before == "a⏎")
  }

  @Test("CK-4 edits for a field that is no longer typed into do nothing; edits out of order are refused")
  func fields() {
    var text = Self.touched()
    let old = text.field
    #expect(text.take(.insert("a"), number: 1, in: old, context: nil, at: 0) == .edits([.insert("a")]))
    text.begin()
    text.touch(at: 0)
    #expect(text.take(.insert("b"), number: 2, in: old, context: nil, at: 0) == .late)
    #expect(text.take(.insert("b"), number: 2, in: text.field, context: nil, at: 0) == .wrong)
    #expect(text.take(.insert("b"), number: 1, in: text.field + 1, context: nil, at: 0) == .wrong)
    #expect(text.take(.insert("b"), number: 1, in: text.field, context: nil, at: 0) == .edits([.insert("b")]))
  }

  @Test func `a thousand edits in a second are typing, more are not`() {
    var text = GuestText()
    text.begin()
    func take(_ number: UInt32, at microseconds: Int64) -> GuestText.Verdict {
      text.touch(at: microseconds)
      return text.take(.insert("a"), number: number, in: text.field, context: nil, at: microseconds)
    }
    for number in 1...1_000 { #expect(take(UInt32(number), at: 900_000) == .edits([.insert("a")])) }
    #expect(take(1_001, at: 1_800_000) == .flood)
    #expect(take(1_001, at: 2_000_000) == .edits([.insert("a")]))
  }

  @Test("CK-10 CK-15 the text is looked at once for an edit, and for none that is refused whatever it is")
  func looks() {
    var text = GuestText()
    text.begin()
    var takenCount = 0
    let looks = Looks()
    func take(_ edit: KeyboardEdit, _ number: UInt32? = nil, in field: UInt32? = nil) -> GuestText.Verdict {
      func look() -> TextContext {
        looks.count += 1
        return TextContext(before: "ab")
      }
      takenCount += 1
      return text.take(
        edit, number: number ?? text.editCount + 1, in: field ?? text.field, context: look(), at: 0)
    }
    let composed = KeyboardEdit.setMarkedText("b", selectedStart: 1, selectedLength: 0)
    for edit in [.insert("a"), .insert("\n"), .deleteBackward, .moveCaret(utf16: -1), composed] {
      #expect(take(edit) == .refused(.noTouch))
    }
    text.touch(at: 0)
    #expect(take(composed) == .edits([.insert("b")]))
    #expect(take(.moveCaret(utf16: -1), text.editCount) == .wrong)
    #expect(take(.moveCaret(utf16: -1), in: text.field + 1) == .wrong)
    #expect(take(.moveCaret(utf16: -1), in: text.field - 1) == .late)
    #expect(looks.count == 0)
    #expect(take(.moveCaret(utf16: -1)) == .edits([.moveCaret(graphemes: -1)]) && looks.count == 1)
    #expect(take(.insert("\n")) == .edits([.press(KeyStroke(.enter))]) && looks.count == 2)
    while takenCount < 1_000 { #expect(take(.unmarkText) == .edits([])) }
    #expect(take(.moveCaret(utf16: -1)) == .flood && looks.count == 2)
  }

  @Test("CK-10 more than an app can be told in a second is a flood: typed, taken away or replaced")
  func amounts() {
    func composed(_ letter: String) -> KeyboardEdit {
      .setMarkedText(String(repeating: letter, count: 8_000), selectedStart: 0, selectedLength: 0)
    }
    let floods: [(edits: [KeyboardEdit], allowed: UInt32)] = [
      ([.insert(String(repeating: "a", count: 16_000))], 4), ([composed("a"), composed("b")], 4),
    ]
    for (edits, allowed) in floods {
      var text = GuestText()
      text.begin()
      func isFlood(_ number: UInt32, at microseconds: Int64) -> Bool {
        let edit = edits[Int(number) % edits.count]
        text.touch(at: microseconds)
        return text.take(edit, number: number, in: text.field, context: nil, at: microseconds) == .flood
      }
      for number in 1...allowed { #expect(!isFlood(number, at: 0)) }
      #expect(isFlood(allowed + 1, at: 999_999))
      #expect(!isFlood(allowed + 2, at: 1_000_000))
    }
  }

  @Test("CK-4 composed text that the person has typed behind, on another keyboard, is not replaced")
  func lostComposition() {
    var text = Self.touched()
    var field = Field()
    func take(_ edit: KeyboardEdit, _ number: UInt32) {
      guard
        case .edits(let edits) = text.take(edit, number: number, in: text.field, context: field.context, at: 0)
      else { return }
      field.apply(edits)
    }
    take(.setMarkedText("ab", selectedStart: 2, selectedLength: 0), 1)
    field.apply([.insert("x")])
    take(.insert("c"), 2)
    #expect(field.context.before == "abxc")
  }

  @Test("CK-4 TY-6 at a fast typist's pace a composition goes on, whatever a busy app tells")
  func oldText() {
    var text = Self.touched()
    func take(_ marked: String, _ number: UInt32, _ before: String, at time: Int64) -> GuestText.Verdict {
      text.take(
        .setMarkedText(marked, selectedStart: 1, selectedLength: 0), number: number, in: text.field,
        context: TextContext(before: before), at: time)
    }
    #expect(take("하", 1, "", at: 0) == .edits([.insert("하")]))
    // The text is new, and the caret is old.
    let old = TextContext(before: "", after: "ㅎ")
    #expect(text.appChangedText(old, at: 100_000) == .unsure(until: 400_000))
    #expect(take("한", 2, "ㅎ", at: 200_000) == .edits([.replaceBackward(old: "하", new: "한")]))
    #expect(text.appChangedText(TextContext(before: "하"), at: 400_000) == .unsure(until: 600_000) && text.isUnsure)
    #expect(text.appChangedText(TextContext(before: "한"), at: 600_000) == .kept && !text.isUnsure)
    #expect(text.appChangedText(TextContext(before: "x"), at: 1_100_000) == .ended)
    #expect(take("ㄱ", 3, "x", at: 1_200_000) == .edits([.insert("ㄱ")]))
    let selected = TextContext(before: "xㄱ", selected: "oogle")
    #expect(text.appChangedText(selected, at: 2_000_000) == .ended, "a BackSpace would take what is selected")
  }

  @Test("CK-4 a caret goes from a selection to its edge first; its end, for no distance")
  func caretFromSelection() {
    func moved(_ distance: Int32) -> GuestText.Verdict {
      var text = Self.touched()
      let context = TextContext(before: "ab", selected: "s", after: "👍c")
      return text.take(.moveCaret(utf16: distance), number: 1, in: text.field, context: context, at: 0)
    }
    #expect(moved(0) == .edits([.moveCaret(graphemes: 1)]))
    #expect(moved(2) == .edits([.moveCaret(graphemes: 2)]))
    #expect(moved(-1) == .edits([.moveCaret(graphemes: -2)]))
  }

  @Test("CK-4 a keyboard hears of the paragraph, and of no more than 300 UTF-16 units on each side")
  func window() {
    var context = FieldContext(TextContext(before: "one\ntwo", after: "three\nfour"))
    #expect(context.before == "two")
    #expect(context.after == "three")
    #expect(context.hasText)
    context = FieldContext(
      TextContext(before: String(repeating: "👍", count: 400), selected: "s", after: String(repeating: "b", count: 400)))
    #expect(context.before?.utf16.count == 300)
    #expect(context.after?.utf16.count == 300)
    #expect(context.selected == "s")
    context = FieldContext(TextContext(before: "line\n", after: ""))
    #expect(context.before == "")
    #expect(context.after == nil)
    #expect(FieldContext(nil).before == nil)
  }
}

extension GuestText {
  /// A finger touches the keyboard, and stays.
  fileprivate mutating func touch(at microseconds: Int64) {
    allowance.touch(HostMessage.Touch(finger: 1, phase: .began, place: .zero), at: microseconds)
  }
}

/// How often somebody has looked.
private final class Looks {
  var count = 0
}
