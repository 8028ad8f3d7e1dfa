// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a menu that can be chosen.
@MainActor
class MenuCell: UIView {
  let entry: MenuEntry

  init(entry: MenuEntry) {
    self.entry = entry
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = entry.element.title
    accessibilityValue = entry.element.subtitle
    var traits: UIAccessibilityTraits = .button
    if leaf?.state == .on { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  required init?(coder: NSCoder) { nil }

  var leaf: (any UIMenuLeaf)? { entry.element as? any UIMenuLeaf }
  var submenu: UIMenu? { entry.element as? UIMenu }

  /// Whether it can be chosen.
  var isEnabled: Bool { submenu != nil || leaf?.attributes.contains(.disabled) == false }

  /// Whether a finger, a pointer or the keyboard is at it.
  var isLit = false {
    didSet { if isLit != oldValue { backgroundColor = isLit ? .secondarySystemFill : nil } }
  }

  /// The colour of text and image.
  var contentColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    let isDestructive =
      leaf?.attributes.contains(.destructive) == true || submenu?.options.contains(.destructive) == true
    return isDestructive ? .systemRed : .label
  }

  /// Returns the height that suits a width, in points.
  func height(forWidth width: CGFloat) -> CGFloat { 44 }
}
