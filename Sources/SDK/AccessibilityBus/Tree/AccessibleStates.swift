// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Desktop
import UIKitCore

/// What an object is at the moment: bits by the numbers of `AtspiStateType`. Source: atspi-constants.h.
struct AccessibleStates: OptionSet, Hashable {
  let rawValue: UInt64

  static let active = Self(rawValue: 1 << 1)
  static let checked = Self(rawValue: 1 << 4)
  static let editable = Self(rawValue: 1 << 7)
  static let enabled = Self(rawValue: 1 << 8)
  static let focusable = Self(rawValue: 1 << 11)
  static let focused = Self(rawValue: 1 << 12)
  static let horizontal = Self(rawValue: 1 << 14)
  static let modal = Self(rawValue: 1 << 16)
  static let pressed = Self(rawValue: 1 << 20)
  static let resizable = Self(rawValue: 1 << 21)
  static let selectable = Self(rawValue: 1 << 22)
  static let selected = Self(rawValue: 1 << 23)
  static let sensitive = Self(rawValue: 1 << 24)
  static let showing = Self(rawValue: 1 << 25)
  static let singleLine = Self(rawValue: 1 << 26)
  static let visible = Self(rawValue: 1 << 30)
  static let invalidEntry = Self(rawValue: 1 << 36)
  static let checkable = Self(rawValue: 1 << 41)

  /// The names by which changes are told, the focus last: who hears of it asks what is there.
  static let names: [(state: Self, name: String)] = [
    (.active, "active"), (.checked, "checked"), (.editable, "editable"), (.enabled, "enabled"),
    (.focusable, "focusable"),
    (.horizontal, "horizontal"), (.modal, "modal"), (.pressed, "pressed"), (.resizable, "resizable"),
    (.selectable, "selectable"), (.selected, "selected"), (.sensitive, "sensitive"), (.showing, "showing"),
    (.singleLine, "single-line"), (.visible, "visible"), (.invalidEntry, "invalid-entry"), (.checkable, "checkable"),
    (.focused, "focused"),
  ]

  /// As the bus carries them.
  var value: BusValue {
    .array(of: "u", [.uint32(UInt32(truncatingIfNeeded: rawValue)), .uint32(UInt32(rawValue >> 32))])
  }
}

extension AccessibleStates {
  /// The states of an element or of what holds elements.
  init(_ node: AccessibilityNode, role: AccessibleRole, isFocused: Bool) {
    self = .visible
    if !node.traits.contains(.notEnabled) { formUnion([.enabled, .sensitive]) }
    if node.isShowing { insert(.showing) }
    if node.isElement { insert(.focusable) }
    if isFocused { insert(.focused) }
    let isSelected = node.traits.contains(.selected)
    switch role {
    case .listItem: insert(.selectable)
    case .radioButton:
      formUnion([.selectable, .checkable])
      if isSelected { insert(.checked) }
    case .toggleButton:
      insert(.checkable)
      if node.role == .toggle ? node.value == "1" : isSelected { formUnion([.checked, .pressed]) }
    case .slider, .progressBar: insert(.horizontal)
    case .alert, .dialog: insert(.modal)
    case .entry, .passwordText:
      formUnion([.editable, .singleLine])
      if (node.object as? UITextField)?.showsProblem == true { insert(.invalidEntry) }
    default: break
    }
    if isSelected, role != .toggleButton { formUnion([.selectable, .selected]) }
  }
}

extension UITextField {
  /// Whether the person is shown what is wrong with the text: an `EntryFieldView` has it as the hint meanwhile.
  fileprivate var showsProblem: Bool {
    guard let hint = accessibilityHint else { return false }
    return entryProblem?.message(in: .current) == hint
  }
}
