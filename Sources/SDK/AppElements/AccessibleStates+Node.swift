// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import Phrases
import UIKitCore

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
