// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change of a text that can be taken back; typing makes it longer.
@MainActor
final class TextChange {
  /// Where the new text is.
  var range: NSRange
  /// What stood there before.
  var old: NSAttributedString
  /// What was selected before.
  let selection: TextSelection

  init(range: NSRange, old: NSAttributedString, selection: TextSelection) {
    self.range = range
    self.old = old
    self.selection = selection
  }
}

extension TextEditor {
  /// Remembers how to take back what is about to be done.
  func remember(_ range: NSRange, _ new: NSAttributedString, coalesces: Bool) {
    guard let manager = owner?.editorUndoManager, !manager.isUndoing, !manager.isRedoing else { return }
    if coalesces, let change = openChange, extend(change, by: range, new) { return }
    let change = TextChange(
      range: NSRange(location: range.location, length: new.length), old: text.attributedSubstring(in: range),
      selection: selection)
    openChange = coalesces && !new.string.contains("\n") ? change : nil
    manager.registerUndo(withTarget: self) { $0.takeBack(change) }
  }

  /// Makes a change include the next one, if that goes on where it ends: typing, deleting one by one, composing.
  private func extend(_ change: TextChange, by range: NSRange, _ new: NSAttributedString) -> Bool {
    guard !new.string.contains("\n") else { return false }
    if entryFormatter != nil, range.location <= change.range.location, change.range.upperBound <= range.upperBound {
      // A formatter writes the whole text anew.
      let start = NSRange(location: range.location, length: change.range.location - range.location)
      let old = NSMutableAttributedString(attributedString: text.attributedSubstring(in: start))
      old.append(change.old)
      old.append(text.attributedSubstring(in: NSRange(change.range.upperBound..<range.upperBound)))
      change.old = old
      change.range = NSRange(location: range.location, length: new.length)
      return true
    }
    if range.location >= change.range.location, range.upperBound <= change.range.upperBound {
      // Within what the change brought, or right behind it.
      guard range.length > 0 || range.location == change.range.upperBound else { return false }
      guard range.length == 0 || range.upperBound == change.range.upperBound else { return false }
      change.range.length += new.length - range.length
      return true
    }
    // Deletes on, towards the beginning.
    guard new.length == 0, range.upperBound == change.range.upperBound, range.location < change.range.location else {
      return false
    }
    let more = NSRange(location: range.location, length: change.range.location - range.location)
    let old = NSMutableAttributedString(attributedString: text.attributedSubstring(in: more))
    old.append(change.old)
    change.old = old
    change.range = NSRange(location: range.location, length: 0)
    return true
  }

  /// Ends the change that typing adds to.
  func closeChange() { openChange = nil }

  /// Forgets how to take changes back.
  func forgetChanges() {
    openChange = nil
    owner?.editorUndoManager?.removeAllActions(withTarget: self)
  }

  /// Takes a change back, which can be done again.
  private func takeBack(_ change: TextChange) {
    openChange = nil
    let range = text.clamp(change.range)
    let inverse = TextChange(
      range: NSRange(location: range.location, length: change.old.length), old: text.attributedSubstring(in: range),
      selection: selection)
    owner?.editorWillChangeText(self, by: .person)
    text.replace(range, with: change.old)
    markedRange = nil
    typingAttributes = nil
    selection = TextSelection(
      anchor: text.caret(atOrBefore: change.selection.anchor), head: text.caret(atOrBefore: change.selection.head))
    owner?.editorUndoManager?.registerUndo(withTarget: self) { $0.takeBack(inverse) }
    owner?.editorDidChangeText(self, by: .person)
    owner?.editorDidChangeSelection(self, by: .person)
  }
}
