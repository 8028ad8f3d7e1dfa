// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import Foundation
import Geometry
import Phrases
import UIKitCore

extension Accessible {
  /// - Parameter siblings: How many children the parent has.
  init(_ node: AccessibilityNode, id: Int, parent: Int, index: Int, siblings: Int, isFocused: Bool) {
    self.init(id: id, parent: parent, index: index, role: AccessibleRole(node))
    name = node.label ?? ""
    identifier = node.identifier ?? ""
    language = node.language ?? ""
    states = AccessibleStates(node, role: role, isFocused: isFocused)
    frame = Rect(node.frame)
    range = node.range.map { AccessibleRange(minimum: $0.minimum, maximum: $0.maximum, step: $0.step, value: $0.value) }
    actions = Self.actions(of: node, role)
    switch role {
    case .label, .heading, .link: text = name
    case .spinButton, .entry, .passwordText: text = node.value ?? ""
    default: break
    }
    // What numbers and states do not say, people hear after the name.
    let saysValue =
      node.range == nil && !role.isField && ![.toggleButton, .radioButton, .spinButton].contains(role)
    description = [saysValue ? node.value : nil, node.hint].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    holdsSelection = node.role == .list || node.role == .segments
    if let value = node.value { attributes["valuetext"] = value }
    if role == .radioButton || role == .listItem {
      attributes["posinset"] = "\(index + 1)"
      attributes["setsize"] = "\(siblings)"
    }
    attributes["toolkit"] = "Spinet"
  }

  private static func actions(of node: AccessibilityNode, _ role: AccessibleRole) -> [AccessibleAction] {
    let words = PhraseLanguage.current
    var actions: [AccessibleAction] = []
    if node.isUsable { actions.append(AccessibleAction(.activate, "click", title: words(.activate))) }
    if node.traits.contains(.adjustable) {
      actions.append(AccessibleAction(.increment, "increment", title: words(.increment)))
      actions.append(AccessibleAction(.decrement, "decrement", title: words(.decrement)))
    }
    switch role {
    case .list, .scrollPane:
      actions.append(AccessibleAction(.nextPage, "next-page", title: words(.nextPage)))
      actions.append(AccessibleAction(.previousPage, "previous-page", title: words(.previousPage)))
    case .alert, .dialog: actions.append(AccessibleAction(.dismiss, "dismiss", title: words(.dismiss)))
    default: break
    }
    for (index, name) in node.customActions.enumerated() {
      actions.append(AccessibleAction(.custom(index), name, title: name))
    }
    return actions
  }
}
