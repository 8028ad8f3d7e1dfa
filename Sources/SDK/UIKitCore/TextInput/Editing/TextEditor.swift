// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whose hands change a text.
enum TextChangeOrigin {
  /// The keyboard's, which knows what it does and has asked whether it may.
  case keyboard
  /// The person's by other ways: keys of a hardware keyboard, paste, drags, undo.
  case person
  /// The app's own, which nobody has to allow.
  case app
}

/// The field that a text is in.
@MainActor
protocol TextEditorOwner: AnyObject {
  /// Returns whether text may come in the place of a range.
  func editor(_ editor: TextEditor, shouldReplace range: NSRange, with text: String) -> Bool
  /// The text is about to change.
  func editorWillChangeText(_ editor: TextEditor, by origin: TextChangeOrigin)
  /// The text has changed.
  func editorDidChangeText(_ editor: TextEditor, by origin: TextChangeOrigin)
  /// What is selected is about to change, and the text does not.
  func editorWillChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin)
  /// What is selected has changed, with the text or without.
  func editorDidChangeSelection(_ editor: TextEditor, by origin: TextChangeOrigin)
  /// Remembers what people do to the text.
  var editorUndoManager: UndoManager? { get }
}

/// A text with a caret: what fields and text views have in common, without anything that is seen.
///
/// Carets stand between characters as people take them, never within one. Offsets count UTF-16 units.
@MainActor
final class TextEditor {
  weak var owner: (any TextEditorOwner)?
  var text = EditedText()
  var selection = TextSelection(caret: 0)
  /// The text that is being composed.
  var markedRange: NSRange? {
    didSet { if markedRange == nil { composedOver = nil } }
  }
  /// What was selected where text is being composed: a formatter that takes nothing of that leaves it.
  var composedOver: String?
  /// What text without attributes of its own gets.
  var defaultAttributes: [NSAttributedString.Key: Any] = [:]
  /// What the next typed text gets; `nil` for what the text before it has.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether line ends are taken for spaces.
  var isSingleLine = false
  /// Whether people may change the text; an app may in any case.
  var isEditable = true
  /// What people's edits go through; the app's do not.
  var entryFormatter: (any EntryFormatter)?
  /// The change that typing adds to; `nil` after anything else.
  var openChange: TextChange?

  var length: Int { text.length }

  // MARK: Changes

  /// Puts text in the place of a range; where a person does, only if the owner lets it.
  ///
  /// The range may begin and end within what people take for one character, because keyboards change accents and signs
  /// of their own; never within a code point.
  ///
  /// - Parameters:
  ///   - selection: What is selected then, in UTF-16 units of the new text; the caret behind it by default.
  ///   - coalesces: Whether the change is taken back together with the one before it.
  ///   - composes: Whether the text is being composed, and formatted only when that ends.
  ///   - marks: Whether what comes in is what is being composed.
  /// - Returns: Whether the text is there.
  @discardableResult
  func replace(
    _ range: NSRange, with new: NSAttributedString, selecting newSelection: NSRange? = nil,
    by origin: TextChangeOrigin, coalesces: Bool = false, composes: Bool = false, marks: Bool = false
  ) -> Bool {
    var newSelection = newSelection
    var range = text.codePoints(in: range)
    var new = isSingleLine ? new.inOneLine : new
    guard range.length > 0 || new.length > 0 else { return true }
    guard isEditable || origin == .app else { return false }
    if origin == .person, owner?.editor(self, shouldReplace: range, with: new.string) == false { return false }
    // The app may have changed the text when it was asked.
    guard text.clamp(range) == range else { return false }
    if origin != .app, !composes {
      let typed = TextReplacement(range: range, text: new, selection: newSelection)
      guard let edit = formatted(typed) else { return false }
      (range, new, newSelection) = (edit.range, edit.text, edit.selection)
    }
    owner?.editorWillChangeText(self, by: origin)
    remember(range, new, coalesces: coalesces && origin != .app)
    text.replace(range, with: new)
    markedRange = marks && new.length > 0 ? NSRange(location: range.location, length: new.length) : nil
    typingAttributes = nil
    let chosen = newSelection.map { NSRange(location: range.location + $0.location, length: $0.length) }
    selection =
      chosen.map { TextSelection(text.characters(in: $0)) }
      ?? TextSelection(caret: text.caret(atOrAfter: range.location + new.length))
    owner?.editorDidChangeText(self, by: origin)
    owner?.editorDidChangeSelection(self, by: origin)
    return true
  }

  /// Selects something else; ends are moved to the edges of characters.
  func select(_ new: TextSelection, by origin: TextChangeOrigin) {
    let anchor = text.caret(atOrBefore: min(max(new.anchor, 0), length))
    let head = text.caret(atOrBefore: min(max(new.head, 0), length))
    let new = TextSelection(anchor: anchor, head: head, affinity: new.affinity)
    guard new != selection else { return }
    let moves = new.range != selection.range
    if moves { owner?.editorWillChangeSelection(self, by: origin) }
    selection = new
    guard moves else { return }
    typingAttributes = nil
    openChange = nil
    owner?.editorDidChangeSelection(self, by: origin)
  }

  /// Takes another text from the app; what people did to the old one cannot be taken back.
  func setText(_ new: NSAttributedString) {
    owner?.editorWillChangeText(self, by: .app)
    forgetChanges()
    text = EditedText(isSingleLine ? new.inOneLine : new)
    markedRange = nil
    typingAttributes = nil
    selection = TextSelection(caret: length)
    owner?.editorDidChangeText(self, by: .app)
    owner?.editorDidChangeSelection(self, by: .app)
  }

  // MARK: Typing

  /// What the next typed text looks like: as what it replaces, or else as the character before the caret.
  var nextAttributes: [NSAttributedString.Key: Any] {
    if let typingAttributes { return typingAttributes }
    let range = selection.range
    let place = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    var result = text.attributes(at: place) ?? defaultAttributes
    result[.link] = nil
    return result
  }

  /// Puts text in the place of what is composed or selected.
  func insert(_ string: String, by origin: TextChangeOrigin) {
    let range = markedRange ?? selection.range
    let kept = typingAttributes
    let isChanged = replace(
      range, with: NSAttributedString(string: string, attributes: nextAttributes), by: origin, coalesces: true)
    if isChanged { typingAttributes = kept }
  }

  /// Deletes what is selected, or else the character before the caret.
  func deleteBackward(by origin: TextChangeOrigin) {
    var range = selection.range
    if range.length == 0 {
      let start = text.caret(before: range.location)
      range = NSRange(location: start, length: range.location - start)
    }
    delete(range, by: origin)
  }

  /// Deletes what is selected, or else the character after the caret.
  func deleteForward(by origin: TextChangeOrigin) {
    var range = selection.range
    if range.length == 0 { range.length = text.caret(after: range.location) - range.location }
    delete(range, by: origin)
  }

  private func delete(_ range: NSRange, by origin: TextChangeOrigin) {
    guard range.length > 0 else { return }
    let marked = markedRange
    guard replace(range, with: NSAttributedString(string: ""), by: origin, coalesces: true) else { return }
    guard let marked, marked.location <= range.location, range.upperBound <= marked.upperBound,
      marked.length > range.length
    else { return }
    markedRange = NSRange(location: marked.location, length: marked.length - range.length)
  }

  // MARK: Composing

  /// Puts text that is being composed in the place of what was, or of what is selected.
  ///
  /// - Parameter selected: What is selected in it, in UTF-16 units of it.
  func setMarkedText(_ string: String, selected: NSRange, by origin: TextChangeOrigin) {
    let range = markedRange ?? selection.range
    let over = entryFormatter == nil ? nil : composedOver ?? text.substring(in: range)
    let new = NSAttributedString(string: string, attributes: nextAttributes)
    guard replace(range, with: new, selecting: selected, by: origin, coalesces: true, composes: true, marks: true)
    else { return }
    if markedRange != nil { composedOver = over }
  }

  /// Ends composing; the text stays, as far as the formatter takes it.
  func unmark() {
    guard let marked = markedRange else { return }
    let entry = beforeComposing(marked)
    markedRange = nil
    formatComposed(marked, in: entry)
  }
}

extension NSAttributedString {
  /// The text with a space for each line end.
  fileprivate var inOneLine: NSAttributedString {
    guard string.utf16.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 })
    else { return self }
    let result = NSMutableAttributedString(attributedString: self)
    let units = Array(string.utf16)
    var place = units.count
    while place > 0 {
      place -= 1
      guard (0x0A...0x0D).contains(units[place]) || [0x85, 0x2028, 0x2029].contains(units[place]) else { continue }
      let isPair = units[place] == 0x0A && place > 0 && units[place - 1] == 0x0D
      if isPair { place -= 1 }
      result.replaceCharacters(in: NSRange(location: place, length: isPair ? 2 : 1), with: " ")
    }
    return result
  }
}
