// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text and what is selected in it.
public struct EntryText: Hashable, Sendable {
  /// The text as it shows, with separators.
  public var text: String
  /// What is selected, in UTF-16 units as UIKit counts; a length of 0 for a caret.
  public var selection: NSRange

  /// Makes a text; the caret stands at its end by default.
  public init(_ text: String, selection: NSRange? = nil) {
    self.text = text
    self.selection = selection ?? NSRange(location: text.utf16.count, length: 0)
  }
}

/// Decides what a field takes, and writes it with the separators that people write it with.
///
/// A formatter is asked about each edit of a person: a key, a deletion, a paste, a correction. It answers with the text
/// that stands there then, and where the caret is. Formatters are values without state: the text is all that they know.
public protocol EntryFormatter: Sendable {
  /// Returns the text after an edit, or `nil` where nothing of it is taken and all stays as it is.
  ///
  /// - Parameters:
  ///   - entry: The text and what is selected in it before the edit.
  ///   - range: What is replaced, in UTF-16 units; what lies outside of the text is ignored.
  ///   - replacement: What was typed or pasted; empty for a deletion. A deletion of separators alone deletes the character
  ///     before them, or the one after them where the caret stands before them.
  func edit(_ entry: EntryText, replacing range: NSRange, with replacement: String) -> EntryText?

  /// Returns a text that an app or AutoFill sets as it has to stand in the field; what is not taken is left out, which may be all
  /// of it.
  func formatted(_ text: String) -> String

  /// Whether what it writes is read from left to right everywhere, as the groups of a card number are; `false` by default.
  ///
  /// Where lines begin at the right, groups of digits with spaces between them would otherwise stand in the opposite order. The text still
  /// stands at that side. Source: Unicode's bidirectional algorithm (UAX #9), higher-level protocol HL1.
  var isLeftToRight: Bool { get }
}

extension EntryFormatter {
  /// The direction follows from the text.
  public var isLeftToRight: Bool { false }
}
