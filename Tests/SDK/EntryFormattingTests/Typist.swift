// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import EntryFormatting
import Foundation
import Testing

/// Somebody who types into a field with a formatter; the caret is `|` in what is seen.
struct Typist {
  let formatter: any EntryFormatter
  var entry = EntryText("")
  /// How many edits were refused.
  var refusals = 0

  init(_ formatter: any EntryFormatter, _ seen: String = "|") {
    self.formatter = formatter
    entry = Self.entry(seen)
  }

  /// Types characters one by one; `⌫` deletes before the caret, `⌦` behind it, `←` and `→` move the caret.
  mutating func type(_ keys: String) {
    for key in keys {
      let caret = entry.selection.location
      switch key {
      case "⌫": if entry.selection.length > 0 || caret > 0 { edit(before: 1, "") }
      case "⌦":
        if caret < entry.text.utf16.count { apply(NSRange(location: caret, length: 1), "") }
      case "←": entry.selection.location = max(0, caret - 1)
      case "→": entry.selection.location = min(entry.text.utf16.count, caret + 1)
      default: edit(before: 0, String(key))
      }
    }
  }

  mutating func paste(_ text: String) { edit(before: 0, text) }

  private mutating func edit(before count: Int, _ text: String) {
    var range = entry.selection
    if range.length == 0 { range = NSRange(location: range.location - count, length: count) }
    apply(range, text)
  }

  mutating func apply(_ range: NSRange, _ text: String) {
    if let new = formatter.edit(entry, replacing: range, with: text) { entry = new } else { refusals += 1 }
  }

  /// The text with its caret, or with `[` and `]` around what is selected.
  var seen: String {
    var units = Array(entry.text.utf16)
    let range = entry.selection
    if range.length > 0 {
      units.insert(contentsOf: "]".utf16, at: range.upperBound)
      units.insert(contentsOf: "[".utf16, at: range.location)
    } else {
      units.insert(contentsOf: "|".utf16, at: range.location)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func entry(_ seen: String) -> EntryText {
    let units = Array(seen.utf16)
    let text = String(decoding: units.filter { !"|[]".utf16.contains($0) }, as: UTF16.self)
    let start = units.firstIndex { "|[".utf16.contains($0) } ?? units.count
    let end = units.firstIndex(of: "]".utf16.first!) ?? start + 1
    return EntryText(text, selection: NSRange(location: start, length: end - start - 1))
  }
}

/// What is there, what is typed, and what is seen then.
struct Typing: Sendable, CustomTestStringConvertible {
  let before: String
  let keys: String
  let after: String

  init(_ before: String, _ keys: String, _ after: String) {
    self.before = before
    self.keys = keys
    self.after = after
  }

  var testDescription: String { "\(before) + \(keys) = \(after)" }
}
