// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import UIKitCore

/// The text of fields, without fields.
@MainActor
@Suite(.serialized)
struct TextEditorTests {
  /// Pieces that people type in twelve scripts, with some that join what stands before or after them.
  private static let pieces: [String] = [
    // Latin with accents of their own, and line ends.
    "a", "é", "e", "\u{301}", " ", "\n", "\r", "\r\n", "\u{2029}", "ﬁ",
    // Hangul, as syllables and as letters that join.
    "한", "글", "ㅎ", "\u{1112}", "\u{1161}", "\u{11AB}",
    // Devanagari, Bengali, Tamil.
    "क", "\u{94D}", "षि", "\u{93F}", "বা", "\u{9BF}", "த", "\u{BCD}",
    // Thai and Khmer.
    "ก", "\u{0E38}", "\u{0E48}", "ខ", "\u{17D2}", "ម",
    // Arabic and Hebrew.
    "ب", "\u{64F}", "لا", "ש", "\u{5B8}",
    // Greek, Cyrillic with a mark, Japanese, Chinese, Georgian, Armenian.
    "ά", "й", "и", "\u{306}", "か", "\u{3099}", "漢", "𠀋", "გ", "ե",
    // Emoji that join, flags, keycaps.
    "👩", "\u{200D}", "👧", "🏽", "👍", "🇰", "🇷", "1", "\u{FE0F}", "\u{20E3}", "🏴\u{E0067}\u{E007F}",
  ]

  @Test func `a hundred thousand random edits in twelve scripts agree with a plain model, and all can be taken back`() {
    var random = SeededGenerator(seed: 4)
    let owner = EditorOwner()
    let editor = owner.editor
    var model = PlainText()
    var shots: [String] = []
    for step in 0..<100_000 {
      UIApplication.eventCount += 1
      let old = model.string
      switch random.next(below: model.units.count > 150 ? 22 : 18) {
      case 0..<9:
        let piece = Self.pieces[random.next(below: Self.pieces.count)]
        editor.insert(piece, by: .keyboard)
        model.replace(model.selected, with: piece)
      case 9..<11:
        editor.deleteBackward(by: .keyboard)
        model.deleteBackward()
      case 11:
        editor.deleteForward(by: .person)
        model.deleteForward()
      case 12..<15:
        let (first, last) = (random.next(below: model.units.count + 1), random.next(below: model.units.count + 1))
        let end = random.next(below: 2) == 0 ? first : last
        editor.select(TextSelection(anchor: first, head: end), by: .person)
        model.select(first, end)
      case 15:
        // A keyboard puts other signs in the place of those that it has typed.
        let caret = model.head
        let old = String(decoding: model.units[..<caret], as: UTF16.self).unicodeScalars.suffix(2)
        let length = old.reduce(0) { $0 + $1.utf16.count }
        editor.replace(
          NSRange(location: caret - length, length: length), with: NSAttributedString(string: "ö"), by: .keyboard)
        model.replace(caret - length..<caret, with: "ö")
      case 16:
        editor.setMarkedText("ㅎㅏ", selected: NSRange(location: 1, length: 0), by: .keyboard)
        let range = model.selected
        model.replace(range, with: "ㅎㅏ")
        model.select(range.lowerBound + 1, range.lowerBound + 1)
        editor.unmark()
      case 17:
        // Takes back some changes and does them again.
        let text = editor.text.string
        let count = random.next(below: 4)
        var done = 0
        for _ in 0..<count where owner.manager.canUndo {
          owner.manager.undo()
          done += 1
        }
        for _ in 0..<done { owner.manager.redo() }
        #expect(editor.text.string.utf16.elementsEqual(text.utf16), "undo and redo at step \(step)")
        editor.select(TextSelection(anchor: model.anchor, head: model.head), by: .person)
      default:
        editor.replace(
          NSRange(location: 3, length: 100), with: NSAttributedString(string: "x"), by: .person)
        model.replace(PlainText.codePoints(3..<103, in: model.units), with: "x")
      }
      guard
        editor.text.string.utf16.elementsEqual(model.units), editor.selection.anchor == model.anchor,
        editor.selection.head == model.head, editor.length == model.units.count
      else {
        Issue.record("step \(step): after \(Array(old.unicodeScalars)) \(editor.selection), not \(model)")
        return
      }
      if step % 1000 == 0 { shots.append(editor.text.string) }
    }
    #expect(shots.count == 100)
    while owner.manager.canUndo { owner.manager.undo() }
    #expect(editor.text.string.isEmpty)
    while owner.manager.canRedo { owner.manager.redo() }
    #expect(editor.text.string.utf16.elementsEqual(model.units))
  }

  @Test func `what is typed in one go is taken back in one go, and a line for itself`() {
    let owner = EditorOwner()
    for sign in "one" { owner.type(String(sign)) }
    owner.type("\n")
    for sign in "two" { owner.type(String(sign)) }
    UIApplication.eventCount += 1
    owner.manager.undo()
    #expect(owner.editor.text.string == "one\n")
    owner.manager.undo()
    #expect(owner.editor.text.string == "one")
    owner.manager.undo()
    #expect(owner.editor.text.string.isEmpty && !owner.manager.canUndo)
    owner.manager.redo()
    #expect(owner.editor.text.string == "one")
    owner.type("!")
    #expect(!owner.manager.canRedo)
  }

  @Test func `letters that are deleted one by one come back together, with the selection that they had`() {
    let owner = EditorOwner()
    owner.type("abcd")
    owner.editor.select(TextSelection(anchor: 1, head: 3), by: .person)
    UIApplication.eventCount += 1
    owner.editor.deleteBackward(by: .keyboard)
    owner.editor.deleteBackward(by: .keyboard)
    #expect(owner.editor.text.string == "d")
    owner.manager.undo()
    #expect(owner.editor.text.string == "abcd" && owner.editor.selection.range == NSRange(location: 1, length: 2))
  }

  @Test func `an owner that refuses keeps its text, and is not asked what the app does`() {
    let owner = EditorOwner()
    owner.type("ab")
    owner.refuses = true
    owner.editor.insert("c", by: .person)
    owner.editor.deleteBackward(by: .person)
    #expect(owner.editor.text.string == "ab" && owner.asked == ["2+0 c", "1+1 "])
    owner.editor.setText(NSAttributedString(string: "new"))
    #expect(owner.editor.text.string == "new" && owner.asked.count == 2 && !owner.manager.canUndo)
  }

  @Test func `a text of one line takes line ends for spaces`() {
    let owner = EditorOwner()
    owner.editor.isSingleLine = true
    owner.type("a\r\nb\nc")
    #expect(owner.editor.text.string == "a b c")
    owner.editor.setText(NSAttributedString(string: "x\u{2028}y"))
    #expect(owner.editor.text.string == "x y")
  }

  @Test func `text that is composed is replaced until it is done, and comes back as one`() {
    let owner = EditorOwner()
    owner.type("a")
    owner.editor.select(TextSelection(caret: 0), by: .person)
    for marked in ["ㅎ", "하", "한"] {
      UIApplication.eventCount += 1
      owner.editor.setMarkedText(marked, selected: NSRange(location: 1, length: 0), by: .keyboard)
      #expect(owner.editor.markedRange == NSRange(location: 0, length: 1))
    }
    #expect(owner.editor.text.string == "한a" && owner.editor.selection == TextSelection(caret: 1))
    owner.editor.unmark()
    #expect(owner.editor.markedRange == nil && owner.editor.text.string == "한a")
    owner.manager.undo()
    #expect(owner.editor.text.string == "a")
    owner.editor.setMarkedText("ㄱ", selected: NSRange(location: 1, length: 0), by: .keyboard)
    owner.editor.insert("x", by: .keyboard)
    #expect(owner.editor.text.string == "xa" && owner.editor.markedRange == nil)
  }

  @Test func `typed text looks as the text before it, or as was chosen for it`() {
    let owner = EditorOwner()
    let kern = NSAttributedString.Key.kern
    owner.editor.defaultAttributes = [kern: 1.0]
    owner.type("a")
    owner.editor.typingAttributes = [kern: 2.0]
    owner.type("b")
    owner.type("c")
    let kerns = (0..<3).map { owner.editor.text.attributes(at: $0)?[kern] as? Double }
    #expect(kerns == [1, 2, 2])
  }

  @Test func `paragraphs that do not change stay what they are`() {
    var text = EditedText(NSAttributedString(string: "one\ntwo\nthree"))
    let (first, last) = (text.paragraphs[0], text.paragraphs[2])
    text.replace(NSRange(location: 5, length: 1), with: NSAttributedString(string: "a\nb"))
    #expect(text.string == "one\nta\nbo\nthree" && text.paragraphs.count == 4)
    #expect(text.paragraphs[0] === first && text.paragraphs[3] === last)
    #expect(text.substring(in: NSRange(location: 2, length: 5)) == "e\nta\n")
  }
}

/// Someone who has a text.
@MainActor
private final class EditorOwner: TextEditorOwner {
  let editor = TextEditor()
  let manager = UndoManager()
  var refuses = false
  var asked: [String] = []

  init() { editor.owner = self }

  func type(_ text: String) {
    UIApplication.eventCount += 1
    editor.insert(text, by: .keyboard)
  }

  var editorUndoManager: UndoManager? { manager }

  func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool {
    asked.append("\(range.location)+\(range.length) \(text)")
    return !refuses
  }

  func editorWillChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {}
  func editorDidChangeText(_ editor: TextEditor, by origin: TextChangeOrigin) {}
  func editorWillChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin) {}
  func editorDidChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin) {}
}

extension PlainText {
  /// The code points that a range touches.
  fileprivate static func codePoints(_ range: Range<Int>, in units: [UInt16]) -> Range<Int> {
    func isWithin(_ offset: Int) -> Bool {
      offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
    }
    let lower = min(range.lowerBound, units.count)
    let upper = min(range.upperBound, units.count)
    return (isWithin(lower) ? lower - 1 : lower)..<(isWithin(upper) ? upper + 1 : upper)
  }
}
