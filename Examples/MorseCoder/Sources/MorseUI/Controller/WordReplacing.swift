// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import MorseCode

/// Knows words that are short for others.
@MainActor
public protocol WordReplacing: AnyObject {
  /// Returns what is typed in the place of a word; `nil` for the word itself.
  func replacement(for word: String) -> String?
}

/// Finds out where the device is.
@MainActor
public protocol PlaceFinding: AnyObject {
  /// Calls with the place, at once or later; with `nil` where nobody may know it, or nobody knows.
  func find(_ completion: @escaping @MainActor (Coordinates?) -> Void)
}
