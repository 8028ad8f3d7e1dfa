// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes the controller that a context menu shows above its elements; `nil` for a picture of the view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu from what the system suggests: here always from nothing.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu is for and what it shows.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Which element comes first.
  @nonexhaustive
  public enum ElementOrder: Int, Sendable {
    /// As suits the menu: `priority` for menus of controls, else `fixed`.
    case automatic = 0
    /// The first element is the nearest to what was pressed.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// What the menu is for, where there are several things.
  open private(set) var identifier: any NSCopying
  /// Which element comes first.
  open var preferredMenuElementOrder = ElementOrder.automatic

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What the menu is for; one of its own with `nil`.
  ///   - previewProvider: Makes what shows above the menu.
  ///   - actionProvider: Makes the menu; without one the preview shows alone.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}
