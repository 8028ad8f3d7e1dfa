// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of what shows that has a say in where the focus goes: a view, a controller, a window, or an item of your own.
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when it comes here, the best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment that this one is a part of; `nil` for the outermost.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// What has the items in here; `nil` for no items.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// Asks for the focus to go where `preferredFocusEnvironments` leads now. Nothing happens unless the focus is in here.
  func setNeedsFocusUpdate()

  /// Moves the focus at once, where that was asked for.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move. Every environment around the item that has it and the one that gets it is asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Called when the focus has moved, for every environment around the item that had it and the one that has it now.
  ///
  /// - Parameters:
  ///   - context: From where it has moved, and to where.
  ///   - coordinator: Runs what you animate along with that.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// Returns whether another environment is this one or in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    UIFocusSystem.environment(self, contains: environment)
  }
}

/// Something that can have the focus.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can come here now.
  var canBecomeFocused: Bool { get }

  /// The place in the coordinates of the container, in points.
  var frame: CGRect { get }
}

extension UIFocusItem {
  /// Whether the focus is here.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// Something that holds items.
@MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates in which items say where they are.
  var coordinateSpace: any UICoordinateSpace { get }

  /// Returns the items in an area: those that can have the focus, and views that may hold such.
  ///
  /// - Parameter rect: In the container's coordinates.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose content moves to show the item with the focus.
@MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The point of the content in the top left corner.
  var contentOffset: CGPoint { get set }

  /// How large the content is, in points.
  var contentSize: CGSize { get }

  /// How much of it shows, in points.
  var visibleSize: CGSize { get }
}
