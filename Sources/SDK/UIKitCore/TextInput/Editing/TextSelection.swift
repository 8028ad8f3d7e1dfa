// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is selected: the text between two ends, of which one stays while the other is moved. A caret has both ends in one
/// place.
struct TextSelection: Hashable {
  /// The end that stays, in UTF-16 units from the start of the text.
  var anchor: Int
  /// The end that moves.
  var head: Int
  /// Which line the moving end is in where a line was wrapped.
  var affinity = TextLayout.Affinity.downstream

  init(caret: Int, affinity: TextLayout.Affinity = .downstream) {
    anchor = caret
    head = caret
    self.affinity = affinity
  }

  init(anchor: Int, head: Int, affinity: TextLayout.Affinity = .downstream) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
  }

  init(_ range: NSRange) { self.init(anchor: range.location, head: range.upperBound) }

  var range: NSRange { NSRange(location: min(anchor, head), length: abs(head - anchor)) }
  var isCaret: Bool { anchor == head }
}
