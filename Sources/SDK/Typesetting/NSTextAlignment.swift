// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where lines of text are placed between the edges.
@nonexhaustive
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Both edges are even, save for a paragraph's last line.
  case justified = 3
  /// At the edge where the writing begins.
  case natural = 4
}

/// What is done with text that is wider than its room.
@nonexhaustive
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words; a word that is too long itself between characters. Korean wraps at its spaces.
  case byWordWrapping = 0
  /// Wraps between any two characters.
  case byCharWrapping = 1
  /// Leaves out what does not fit.
  case byClipping = 2
  /// Shows the end of a line, with an ellipsis before it.
  case byTruncatingHead = 3
  /// Shows the beginning of a line, with an ellipsis after it.
  case byTruncatingTail = 4
  /// Shows the beginning and the end of a line, with an ellipsis between.
  case byTruncatingMiddle = 5
}

/// Which way a text is written.
@nonexhaustive
public enum NSWritingDirection: Int, Sendable {
  /// As the first letter of the paragraph says.
  case natural = -1
  /// From left to right, whatever its letters.
  case leftToRight = 0
  /// From right to left, whatever its letters.
  case rightToLeft = 1
}
