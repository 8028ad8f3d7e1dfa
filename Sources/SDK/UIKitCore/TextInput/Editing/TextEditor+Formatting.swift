// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change of a text: what comes in the place of what, and what is selected then.
struct TextReplacement {
  /// In UTF-16 units of the old text.
  var range: NSRange
  var text: NSAttributedString
  /// In UTF-16 units of the new text that comes in; the caret behind it for `nil`.
  var selection: NSRange?
}

extension TextEditor {
  /// Returns the change that a person's edit is to a text with a formatter, which may be one of all of it; `nil` where it is
  /// refused.
  func formatted(_ edit: TextReplacement) -> TextReplacement? {
    guard let entryFormatter, !isWithinComposed(edit) else { return edit }
    let string = edit.text.string
    if let marked = markedRange {
      // What is composed has not gone through the formatter, which takes it, or not, as one with this edit.
      let entry = beforeComposing(marked)
      if marked.location <= edit.range.location && edit.range.upperBound <= marked.upperBound {
        return replacement(by: entryFormatter.edit(entry, replacing: entry.selection, with: string) ?? entry)
      }
      let composed = text.substring(in: marked)
      let ended = entryFormatter.edit(entry, replacing: entry.selection, with: composed) ?? entry
      var range = edit.range
      if range.location >= marked.upperBound { range.location += ended.text.utf16.count - length }
      return replacement(by: entryFormatter.edit(ended, replacing: range, with: string) ?? ended)
    }
    let entry = EntryText(text.string, selection: selection.range)
    return entryFormatter.edit(entry, replacing: edit.range, with: string).map(replacement)
  }

  /// Formats text that has been composed; what is not taken of it goes.
  ///
  /// - Parameter entry: The text before it was composed.
  func formatComposed(_ marked: NSRange, in entry: EntryText) {
    guard let entryFormatter else { return }
    let string = text.substring(in: marked)
    let new = entryFormatter.edit(entry, replacing: entry.selection, with: string) ?? entry
    guard new.text != text.string else { return select(TextSelection(new.selection), by: .keyboard) }
    let edit = replacement(by: new)
    // It has been through the formatter.
    replace(edit.range, with: edit.text, selecting: edit.selection, by: .keyboard, coalesces: true, composes: true)
  }

  /// Whether a deletion takes only a part of what is composed, which goes on.
  private func isWithinComposed(_ edit: TextReplacement) -> Bool {
    guard let marked = markedRange, edit.text.length == 0, edit.range.length < marked.length else { return false }
    return marked.location <= edit.range.location && edit.range.upperBound <= marked.upperBound
  }

  /// Returns the text without what is composed, and with what was selected in its place.
  func beforeComposing(_ marked: NSRange) -> EntryText {
    let over = composedOver ?? ""
    let text =
      text.substring(in: NSRange(location: 0, length: marked.location)) + over
      + text.substring(in: NSRange(marked.upperBound..<max(marked.upperBound, length)))
    return EntryText(text, selection: NSRange(location: marked.location, length: over.utf16.count))
  }

  private func replacement(by entry: EntryText) -> TextReplacement {
    TextReplacement(
      range: NSRange(location: 0, length: length),
      text: NSAttributedString(string: entry.text, attributes: text.attributes(at: 0) ?? nextAttributes),
      selection: entry.selection)
  }
}
