// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import UIKitCore

extension AccessibleRole {
  /// The role of an element.
  init(_ node: AccessibilityNode) {
    self =
      switch node.role {
      case .automatic: Self(field: node.object) ?? Self(node.traits)
      case .slider, .pages: .slider
      case .stepper, .wheel: .spinButton
      case .toggle: .toggleButton
      case .progress: .progressBar
      case .activity: .animation
      case .segments, .group: .grouping
      case .segment: .radioButton
      case .list: .list
      case .row: .listItem
      case .bar: .toolBar
      case .scrollArea: .scrollPane
      case .landmark: .landmark
      case .alert: .alert
      case .dialog: .dialog
      }
  }

  /// - Returns: `nil` for what is not typed into.
  private init?(field: UIResponder) {
    let isSecure: Bool
    switch field {
    case let field as UITextField: isSecure = field.isSecureTextEntry
    case let view as UITextView where view.isEditable: isSecure = view.isSecureTextEntry
    default: return nil
    }
    self = isSecure ? .passwordText : .entry
  }

  private init(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, Self)] = [
      (.header, .heading), (.link, .link), (.searchField, .entry), (.toggleButton, .toggleButton),
      (.adjustable, .slider), (.button, .pushButton), (.keyboardKey, .pushButton), (.image, .image),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .label
  }
}
