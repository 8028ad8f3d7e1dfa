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
      // What is composed has not gone through the formatter: it is put there, or goes, as one with this edit.
      var entry = EntryText(text.string, selection: NSRange(location: marked.location, length: 0))
      entry.text = removing(marked)
      let isOfMarked = marked.location <= edit.range.location && edit.range.upperBound <= marked.upperBound
      let range = isOfMarked ? entry.selection : edit.range
      return replacement(by: entryFormatter.edit(entry, replacing: range, with: string) ?? entry)
    }
    let entry = EntryText(text.string, selection: selection.range)
    return entryFormatter.edit(entry, replacing: edit.range, with: string).map(replacement)
  }

  /// Formats text that has been composed; what is not taken of it goes.
  func formatComposed(_ marked: NSRange) {
    guard let entryFormatter else { return }
    let entry = EntryText(removing(marked), selection: NSRange(location: marked.location, length: 0))
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

  private func removing(_ range: NSRange) -> String {
    text.substring(in: NSRange(location: 0, length: range.location))
      + text.substring(in: NSRange(range.upperBound..<max(range.upperBound, length)))
  }

  private func replacement(by entry: EntryText) -> TextReplacement {
    TextReplacement(
      range: NSRange(location: 0, length: length),
      text: NSAttributedString(string: entry.text, attributes: text.attributes(at: 0) ?? nextAttributes),
      selection: entry.selection)
  }
}
