// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A place in the text of a field.
@MainActor
final class TextPlace: UITextPosition {
  nonisolated let position: TextLayout.Position

  init(_ offset: Int, _ affinity: TextLayout.Affinity = .downstream) {
    position = TextLayout.Position(offset, affinity)
    super.init()
  }

  convenience init(_ position: TextLayout.Position) { self.init(position.offset, position.affinity) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.position == position
  }

  override var hash: Int { position.hashValue }
}

/// A part of the text of a field.
@MainActor
final class TextPart: UITextRange {
  nonisolated let range: NSRange
  private let affinity: TextLayout.Affinity

  init(_ range: NSRange, _ affinity: TextLayout.Affinity = .downstream) {
    self.range = range
    self.affinity = affinity
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextPlace(range.location, isEmpty ? affinity : .downstream) }
  override var end: UITextPosition { TextPlace(range.upperBound, affinity) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPart)?.range == range
  }

  override var hash: Int { range.hashValue }
}

/// A box around selected text of one line.
@MainActor
final class TextBox: UITextSelectionRect {
  private let part: TextLayout.SelectionRect

  init(_ part: TextLayout.SelectionRect) {
    self.part = part
    super.init()
  }

  override var rect: CGRect { part.rect }
  override var writingDirection: NSWritingDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { part.containsStart }
  override var containsEnd: Bool { part.containsEnd }
}
