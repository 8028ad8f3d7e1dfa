// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The word that the caret is behind.
public enum LastWord {
  /// Returns the characters up to the caret since the last space; empty behind a space.
  public static func of(_ before: String?) -> String {
    String((before ?? "").reversed().prefix { !$0.isWhitespace }.reversed())
  }

  /// Returns how many characters the error sign takes back: the word before the caret, with the spaces behind it.
  public static func lengthWithSpaces(of before: String?) -> Int {
    let reversed = Array((before ?? "").reversed())
    let spaces = reversed.prefix { $0.isWhitespace }.count
    return spaces + reversed.dropFirst(spaces).prefix { !$0.isWhitespace }.count
  }
}
