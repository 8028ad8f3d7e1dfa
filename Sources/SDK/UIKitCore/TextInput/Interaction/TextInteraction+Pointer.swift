// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - The pointer

extension TextInteraction {
  /// Follows the pointer: a press puts the caret, or selects a word or a paragraph with the second and third click, and
  /// all up to the press with the shift key; from there on, a drag selects.
  func pointed() {
    switch pointer.state {
    case .began:
      let wasActive = surface.isActive
      guard host.beginByHand() else { return }
      isByFinger = false
      let place = place(pointer)
      let unit = min(pointer.clicks, 3)
      let extends = pointer.extends && wasActive
      let first = extends ? NSRange(location: editor.selection.anchor, length: 0) : range(of: unit, at: place.offset)
      if !extends, unit == 1 { select(caret(at: place)) }
      begin(.pointer(unit: extends ? 1 : unit, first: first), at: pointer.location(in: nil))
    case .changed: follow(pointer.location(in: nil))
    default: end()
    }
  }

  /// What was selected has been clicked and not dragged: the caret goes there.
  func clicked() {
    guard host.beginByHand() else { return }
    isByFinger = false
    select(caret(at: stack.closestPosition(to: click.location(in: surface))))
  }

  func range(of unit: Int, at offset: Int) -> NSRange {
    switch unit {
    case 1: NSRange(location: offset, length: 0)
    case 2: stack.wordRange(at: offset) ?? NSRange(location: offset, length: 0)
    default: core.paragraphRange(at: offset)
    }
  }

  /// Selects from what was pressed first to a place, in whole units.
  func select(by unit: Int, from first: NSRange, to place: TextLayout.Position) {
    let last = range(of: unit, at: place.offset)
    if last.location < first.location {
      select(TextSelection(anchor: first.upperBound, head: last.location, affinity: place.affinity))
    } else {
      let head = max(last.upperBound, first.upperBound)
      select(TextSelection(anchor: first.location, head: head, affinity: unit == 1 ? place.affinity : .upstream))
    }
  }
}
