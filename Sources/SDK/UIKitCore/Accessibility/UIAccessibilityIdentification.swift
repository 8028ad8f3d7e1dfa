// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something with a name for tests, which nobody hears.
@MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name that tests find it by; `nil` for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

extension UIAccessibilityElement: UIAccessibilityIdentification {}

/// What holds together the elements of a view.
@nonexhaustive
public enum UIAccessibilityContainerType: Int, Sendable {
  /// Nothing in particular.
  case none = 0
  /// Things of one kind, one after the other.
  case list = 2
  /// A part of the screen that people go to directly, such as search.
  case landmark = 3
  /// Things that belong together; the label of the container is said when one of them is entered.
  case semanticGroup = 4
}

/// Where a screen reader asks content to be moved.
@nonexhaustive
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Shows what is further right.
  case right = 1
  /// Shows what is further left.
  case left = 2
  /// Shows what is further up.
  case up = 3
  /// Shows what is further down.
  case down = 4
  /// Shows what comes next.
  case next = 5
  /// Shows what came before.
  case previous = 6
}
