// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a swipe on a row offers, from the side inward.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// What is offered; the first stands at the side.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe all across runs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration; without actions, the row cannot be pulled aside to that side.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Something that can be done with a row.
@MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// Leaves the row there; grey.
    case normal = 0
    /// Takes the row away; red.
    case destructive = 1
  }

  /// Does the action; calling the closure at the end, with whether it was done, puts the row back in either case.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  open private(set) var style: Style
  /// Called when somebody taps the action or swipes all across.
  open private(set) var handler: Handler
  /// What the action is called; read when a row is pulled aside.
  open var title: String?
  /// Shown in place of the title; read when a row is pulled aside.
  open var image: UIImage?
  /// Grey, or red for what destroys, by default.
  open var backgroundColor: UIColor!

  /// Makes an action, in the colour that goes with its style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
