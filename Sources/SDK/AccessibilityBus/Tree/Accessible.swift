// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Desktop
import Foundation
import UIKitCore

/// One object of the app as the bus sees it: an element, what holds elements, a window or the app itself.
struct Accessible {
  /// The app's own number is 0.
  let id: Int
  let parent: Int
  /// Among the parent's children.
  let index: Int
  var children: [Int] = []
  let role: AccessibleRole
  var name = ""
  var description = ""
  /// The name for tests.
  var identifier = ""
  var language = ""
  var states: AccessibleStates = [.visible, .showing, .enabled, .sensitive]
  /// On the screen, in points.
  var frame = CGRect.zero
  var range: AccessibilityRange?
  /// What is read of it letter by letter; `nil` for what is no text.
  var text: String?
  var actions: [AccessibleAction] = []
  var attributes: [String: String] = [:]
  /// Whether children can be selected.
  var holdsSelection = false
  weak var object: UIResponder?
}

/// Something that can be done with an object.
struct AccessibleAction: Hashable {
  enum Kind: Hashable {
    case activate, increment, decrement, nextPage, previousPage, dismiss
    case custom(Int)
  }

  let kind: Kind
  /// What programs know it by.
  let name: String
  /// What people know it by.
  let title: String

  init(_ kind: Kind, _ name: String, title: String) {
    self.kind = kind
    self.name = name
    self.title = title
  }
}

extension Accessible {
  /// - Parameter siblings: How many children the parent has.
  init(_ node: AccessibilityNode, id: Int, parent: Int, index: Int, siblings: Int, isFocused: Bool) {
    self.init(id: id, parent: parent, index: index, role: AccessibleRole(node))
    object = node.object
    name = node.label ?? ""
    identifier = node.identifier ?? ""
    language = node.language ?? ""
    states = AccessibleStates(node, role: role, isFocused: isFocused)
    frame = node.frame
    range = node.range
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

  /// The interfaces that the object answers to, without `org.a11y.atspi.`.
  var interfaces: [String] {
    if role == .application { return ["Accessible", "Application"] }
    var result = ["Accessible", "Component"]
    if !actions.isEmpty { result.append("Action") }
    if range != nil { result.append("Value") }
    if text != nil { result.append("Text") }
    if holdsSelection { result.append("Selection") }
    return result
  }
}
