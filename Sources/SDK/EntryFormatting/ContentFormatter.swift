// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A formatter that tells what people entered, the content, from the separators around it.
///
/// The content of the kinds here is written in ASCII: digits, and for some `-`, `+` and `.`. A formatter of your own says what is
/// content and how it is laid out, and gets the caret and deletions from this protocol.
public protocol ContentFormatter: EntryFormatter {
  /// Returns the content of text that this formatter wrote, or of a part of it.
  func content(of formatted: Substring) -> [Character]
  /// Returns what of a new text is taken between two pieces of content, which may change with it.
  ///
  /// Text of one character is a key; of several it is what was pasted, filled in or set, or keys that were pressed so fast that they come
  /// together.
  func take(_ new: String, into place: inout ContentPlace)
  /// Returns the content with its separators, in order.
  func layout(_ content: [Character]) -> [ContentPiece]
  /// Returns whether a deletion may leave content behind; any may by default.
  ///
  /// Where what is there could not have been left either, all may be deleted.
  ///
  /// - Parameter content: What would be left.
  func allowsDeletion(leaving content: [Character]) -> Bool
}

extension ContentFormatter {
  public func allowsDeletion(leaving content: [Character]) -> Bool { true }
}

/// Where content is inserted.
public struct ContentPlace: Hashable, Sendable {
  /// The content before the caret.
  public var before: [Character]
  /// The content after the caret.
  public var after: [Character]
}

/// A piece of a formatted text.
public struct ContentPiece: Hashable, Sendable {
  /// The text as it shows.
  public let text: String
  /// Whether it stands for one character of the content; otherwise it is a separator, a sign of a currency or the like.
  public let isContent: Bool

  /// Returns a piece for one character of the content.
  public static func content(_ text: String) -> Self { Self(text: text, isContent: true) }
  /// Returns a piece that stands for no content.
  public static func separator(_ text: String) -> Self { Self(text: text, isContent: false) }

  /// Returns content as it is, with separators before characters, by their places.
  static func pieces(_ content: [Character], separators: [Int: String]) -> [Self] {
    var pieces: [Self] = []
    for (place, character) in content.enumerated() {
      if let separator = separators[place] { pieces.append(.separator(separator)) }
      pieces.append(.content(String(character)))
    }
    return pieces
  }
}

// MARK: - Editing

/// The longest piece of a paste that is looked at, in characters; no kind has so much content.
private let longestPaste = 4096

extension ContentFormatter {
  public func edit(_ entry: EntryText, replacing range: NSRange, with replacement: String) -> EntryText? {
    let cut = CutText(entry.text, around: range)
    var place = ContentPlace(before: content(of: cut.before), after: content(of: cut.after))
    if replacement.isEmpty {
      guard !cut.removed.isEmpty else { return nil }
      if content(of: cut.removed).isEmpty {
        let isForward = entry.selection.length == 0 && entry.selection.location <= range.location
        if isForward {
          guard !place.after.isEmpty else { return nil }
          place.after.removeFirst()
        } else {
          guard !place.before.isEmpty else { return nil }
          place.before.removeLast()
        }
      }
      guard allowsDeletion(leaving: place.before + place.after) || !allowsDeletion(leaving: content(of: entry.text))
      else { return nil }
    } else {
      let old = place
      take(String(replacement.prefix(longestPaste)), into: &place)
      guard place != old else { return nil }
    }
    return entryText(place)
  }

  public func formatted(_ text: String) -> String {
    var place = ContentPlace(before: [], after: [])
    take(String(text.prefix(longestPaste)), into: &place)
    return layout(place.before).map(\.text).joined()
  }

  /// Returns all content of a formatted text.
  func content(of text: String) -> [Character] { content(of: text[...]) }

  /// Returns the text with the caret right behind the content before it.
  private func entryText(_ place: ContentPlace) -> EntryText {
    let pieces = layout(place.before + place.after)
    var text = ""
    var caret: Int?
    var count = 0
    for piece in pieces {
      if piece.isContent {
        if place.before.isEmpty, count == 0 { caret = text.utf16.count }
        count += 1
      }
      text += piece.text
      if piece.isContent, count == place.before.count { caret = text.utf16.count }
    }
    return EntryText(text, selection: NSRange(location: caret ?? text.utf16.count, length: 0))
  }
}

/// A text in three parts; ends within a character move out of it.
private struct CutText {
  let before: Substring
  let removed: Substring
  let after: Substring

  init(_ text: String, around range: NSRange) {
    let length = text.utf16.count
    let low = min(max(range.location, 0), length)
    let high = low + min(max(range.length, 0), length - low)
    let start = text.characterStart(atUTF16: low, isEnd: false)
    let end = max(start, text.characterStart(atUTF16: high, isEnd: high > low))
    before = text[..<start]
    removed = text[start..<end]
    after = text[end...]
  }
}

extension String {
  /// Returns an offset as an index; within a character its start, or its end.
  fileprivate func characterStart(atUTF16 offset: Int, isEnd: Bool) -> Index {
    var place = utf16.index(startIndex, offsetBy: offset)
    while place < endIndex, place > startIndex, Index(place, within: self) == nil {
      place = isEnd ? utf16.index(after: place) : utf16.index(before: place)
    }
    return place
  }
}
