// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop

/// What an object is at the moment: bits by the numbers of `AtspiStateType`. Source: atspi-constants.h.
package struct AccessibleStates: OptionSet, Hashable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let active = Self(rawValue: 1 << 1)
  package static let checked = Self(rawValue: 1 << 4)
  package static let editable = Self(rawValue: 1 << 7)
  package static let enabled = Self(rawValue: 1 << 8)
  package static let focusable = Self(rawValue: 1 << 11)
  package static let focused = Self(rawValue: 1 << 12)
  package static let horizontal = Self(rawValue: 1 << 14)
  package static let modal = Self(rawValue: 1 << 16)
  package static let multiLine = Self(rawValue: 1 << 17)
  package static let pressed = Self(rawValue: 1 << 20)
  package static let resizable = Self(rawValue: 1 << 21)
  package static let selectable = Self(rawValue: 1 << 22)
  package static let selected = Self(rawValue: 1 << 23)
  package static let sensitive = Self(rawValue: 1 << 24)
  package static let showing = Self(rawValue: 1 << 25)
  package static let singleLine = Self(rawValue: 1 << 26)
  package static let visible = Self(rawValue: 1 << 30)
  package static let invalidEntry = Self(rawValue: 1 << 36)
  package static let checkable = Self(rawValue: 1 << 41)

  /// The names by which changes are told, the focus last: who hears of it asks what is there.
  static let names: [(state: Self, name: String)] = [
    (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.focusable, "focusable"),
    (.horizontal, "horizontal"), (.modal, "modal"), (.multiLine, "multi-line"), (.pressed, "pressed"),
    (.resizable, "resizable"), (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"),
    (.showing, "showing"), (.singleLine, "single-line"), (.visible, "visible"), (.invalidEntry, "invalid-entry"),
    (.checkable, "checkable"), (.focused, "focused"),
  ]

  /// As the bus carries them.
  var value: BusValue {
    .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))])
  }
}
