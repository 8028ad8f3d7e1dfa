// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// What kind of thing an object is, by the numbers of `AtspiRole`. Source: atspi-constants.h of at-spi2-core 2.46.
enum AccessibleRole: UInt32, CaseIterable {
  case alert = 2
  case animation = 3
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case toggleButton = 62
  case toolBar = 63
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case grouping = 99
  case landmark = 110

  /// The name that goes with the number.
  var name: String {
    switch self {
    case .alert: "alert"
    case .animation: "animation"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .scrollPane: "scroll pane"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .toggleButton: "toggle button"
    case .toolBar: "tool bar"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .grouping: "grouping"
    case .landmark: "landmark"
    }
  }

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
    guard let field = field as? UITextField else { return nil }
    self = field.isSecureTextEntry ? .passwordText : .entry
  }

  /// Whether it is a line that is typed into.
  var isField: Bool { self == .entry || self == .passwordText }

  private init(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, Self)] = [
      (.header, .heading), (.link, .link), (.searchField, .entry), (.toggleButton, .toggleButton),
      (.adjustable, .slider), (.button, .pushButton), (.keyboardKey, .pushButton), (.image, .image),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .label
  }
}
