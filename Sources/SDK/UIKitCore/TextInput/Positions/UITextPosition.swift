// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place in a text, between two characters; what it holds is known to the text alone.
@MainActor
open class UITextPosition: NSObject {
  /// Makes a place, for a text that has places of its own kind.
  public override init() { super.init() }
}

/// A part of a text, from one place to another; what it holds is known to the text alone.
@MainActor
open class UITextRange: NSObject {
  /// Makes a part, for a text that has parts of its own kind.
  public override init() { super.init() }

  /// Whether there is nothing between the two places.
  open var isEmpty: Bool { true }
  /// The place that comes first.
  open var start: UITextPosition { UITextPosition() }
  /// The place that comes last.
  open var end: UITextPosition { UITextPosition() }
}

/// A box around selected text of one line.
@MainActor
open class UITextSelectionRect: NSObject {
  /// Makes a box, for a text that has boxes of its own kind.
  public override init() { super.init() }

  /// In the coordinates of the text's view, in points.
  open var rect: CGRect { .null }
  /// Which way the text in the box is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in the box.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the box.
  open var containsEnd: Bool { false }
  /// Whether the text in the box is written from top to bottom.
  open var isVertical: Bool { false }
}
