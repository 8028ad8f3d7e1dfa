// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A way through a text in the order in which it is stored.
@nonexhaustive
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}

/// A way through a text as it is seen.
@nonexhaustive
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// A way through a text, as it is stored or as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the `UITextStorageDirection` or of the `UITextLayoutDirection`.
  public var rawValue: Int

  /// Makes a direction of a number of one of the two.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a way in the order in which text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a way as text is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
@nonexhaustive
public enum UITextGranularity: Int, Sendable {
  /// What people take for one character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// All up to a line end that was typed.
  case paragraph = 3
  /// A line as it is shown.
  case line = 4
  /// All of the text.
  case document = 5
}
