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
      formUnion([.editable, node.object is UITextView ? .multiLine : .singleLine])
    default: break
    }
    if (node.object as? UIView)?.showsProblem == true { insert(.invalidEntry) }
    if isSelected, role != .toggleButton { formUnion([.selectable, .selected]) }
  }
}

extension UIView {
  /// Whether the person is shown what is wrong with what is filled in: by the row of a form, or as the field's hint.
  fileprivate var showsProblem: Bool {
    if showsEntryProblem { return true }
    guard let hint = accessibilityHint, let field = self as? UITextField else { return false }
    return field.entryProblem?.message(in: .current) == hint
  }
}
