// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a screen reader was told by hand of a view or another element; what was not comes from the view itself.
@MainActor
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal: Bool?
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
  /// Keeps what was set by hand.
  func tell<Value>(_ property: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value) {
    let values = toldAccessibility ?? AccessibilityValues()
    toldAccessibility = values
    values[keyPath: property] = value
    AccessibilityCenter.elementsChanged()
  }
}
