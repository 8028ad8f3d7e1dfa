// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A movement of the focus from one item to another.
@MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that has the focus before; `nil` for none.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that has the focus after that; `nil` for none.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// Where a person moves the focus; empty where the app does, or what had the focus is gone.
  open private(set) var focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// The view that has the focus before, or the one with that item; `nil` for none.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem?.enclosingView }

  /// The view that has the focus after that, or the one with that item; `nil` for none.
  open var nextFocusedView: UIView? { nextFocusedItem?.enclosingView }
}

extension UIFocusEnvironment {
  /// The environment if it is a view, that of a controller, or the nearest view around.
  var enclosingView: UIView? {
    var next: (any UIFocusEnvironment)? = self
    var seen: Set<ObjectIdentifier> = []
    while let environment = next {
      if let view = environment as? UIView { return view }
      if let view = (environment as? UIViewController)?.viewIfLoaded { return view }
      guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
      next = environment.parentFocusEnvironment
    }
    return nil
  }
}
