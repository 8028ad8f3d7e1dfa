// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The keys of the test keyboard, in their places: rows that fill the keyboard.
public enum TestKey: String, CaseIterable, Sendable {
  case a, b, c, d, e, delete
  /// The key for the next keyboard.
  case next
  /// Ends the program by a trap.
  case crash = "q"
  /// Never comes back.
  case hang = "h"
  /// Takes 16 MiB more memory, each time.
  case memory = "m"
  /// Types without end.
  case flood = "f"
  /// Makes the keyboard 60 points higher, and lower again.
  case taller
  /// Types what belongs in the place of `omw`, and the first word of the address book.
  case words = "w"
  /// Types what the file `note` of its group says; then `+` if it can write there, or `-`.
  case shared = "s"
  /// Types how many files the address book has, or `-` where there is none.
  case contacts = "p"
  /// Types the preference `word` of its group, and makes it another one.
  case preferences = "u"
  /// Types 6,000 letters in three texts.
  case snippet = "z"
  /// Types one text of 2,001 letters.
  case essay = "t"
  /// Deletes 30 characters, one by one.
  case erase = "y"
  /// Moves the caret back by one UTF-16 unit.
  case left = "l"
  /// Types what it knows of the text, `(before|selected|after)`, with `-` for what there is none of.
  case context = "x"
  /// Composes 한 in three steps and leaves it; one step each time.
  case compose = "k"
  /// Types what the field wants and how the keyboard is to look; see `TestFacts`.
  case facts = "i"
  /// Types how often others have changed the text since the keyboard appeared.
  case changes = "n"

  /// Puts the likeliest word in the place of the letters before the caret, or types `none` where it knows no words.
  case guess = "g"

  /// The keys of each row, from the top.
  public static let rows: [[TestKey]] = [
    [.a, .b, .c, .d, .e, .delete], [.next, .crash, .hang, .memory, .flood, .taller],
    [.words, .shared, .contacts, .preferences, .snippet, .erase],
    [.left, .context, .compose, .facts, .changes, .essay], [.guess],
  ]

  /// Where the middle of the key is, as parts of the keyboard's width and height.
  public var place: (x: Double, y: Double) {
    for (row, keys) in Self.rows.enumerated() {
      guard let column = keys.firstIndex(of: self) else { continue }
      return ((Double(column) + 0.5) / Double(keys.count), (Double(row) + 0.5) / Double(Self.rows.count))
    }
    return (0, 0)
  }
}
