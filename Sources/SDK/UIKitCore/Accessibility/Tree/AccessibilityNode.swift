// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An element, or what holds elements, as it is at one moment.
@MainActor
package struct AccessibilityNode {
  package let object: UIResponder
  package let role: AccessibilityRole
  package private(set) var label: String?
  package let value: String?
  package let hint: String?
  package let identifier: String?
  package let traits: UIAccessibilityTraits
  package let language: String?
  /// On the screen, in points.
  package let frame: CGRect
  /// Whether any of it lies in what can be seen.
  package let isShowing: Bool
  package let range: AccessibilityRange?
  /// Names of what else can be done with it.
  package let customActions: [String]
  package var children: [AccessibilityNode]

  /// - Parameter area: What can be seen of the screen there.
  init(_ object: UIResponder, in area: CGRect, children: [AccessibilityNode] = []) {
    self.object = object
    role = object.accessibilityRole
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    identifier = object.accessibilityIdentifier
    traits = object.accessibilityTraits
    language = object.accessibilityLanguage
    frame = object.accessibilityFrame.finite
    isShowing = frame.intersects(area)
    range = object.accessibilityRange
    customActions = (object.accessibilityCustomActions ?? []).map(\.name)
    self.children = children
  }

  func named(_ label: String?) -> AccessibilityNode {
    var node = self
    node.label = label
    return node
  }

  /// Whether a screen reader stops here.
  package var isElement: Bool { !role.isContainer }

  /// Whether it does something when it is tapped, as far as can be told.
  package var isUsable: Bool {
    switch role {
    case .row, .segment, .toggle: return true
    case .automatic:
      if !traits.isDisjoint(with: [.button, .link, .keyboardKey, .toggleButton, .searchField]) { return true }
      if (object as? UIView)?.gestureRecognizers?.isEmpty == false { return true }
      return traits.isDisjoint(with: [.staticText, .image, .header, .adjustable, .updatesFrequently, .summaryElement])
    default: return false
    }
  }
}

extension UIWindowScene {
  /// Who has the keys, where that is no screen reader's choice.
  package var keyResponder: UIResponder? { keyWindow?.firstResponder }
}

extension CGRect {
  /// The rectangle, or an empty one for what is no place.
  fileprivate var finite: CGRect {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e9 } ? self : .zero
  }
}
