// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Knows which item of a scene has the focus, and moves it. There is one where people use a remote: on devices of the idiom `.tv`.
@MainActor
open class UIFocusSystem: NSObject {
  /// Posted when the focus has moved, with the system as its object.
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  /// Posted when somebody moves the focus where nothing can have it, with the system as its object.
  public nonisolated static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
  /// In the notifications: the movement, a `UIFocusUpdateContext`.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// In `didUpdateNotification`: what runs animations along, a `UIFocusAnimationCoordinator`.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  /// The item that has the focus; `nil` while nothing can have it.
  open internal(set) weak var focusedItem: (any UIFocusItem)?

  weak var scene: UIWindowScene?
  /// Where the focus is to go with the next update.
  weak var requested: (any UIFocusEnvironment)?
  /// The environments around the item, from the inside, for when it is gone.
  var trail: [WeakEnvironment] = []
  /// Where the item was in its window when that was looked at last.
  var lastFrame = CGRect.zero
  var memory = FocusMemory()
  var isUpdating = false
  /// The item that Select is down on.
  weak var pressed: (any UIFocusItem)?
  /// The keys that are down in the scene.
  var keysDown: Set<UIKeyboardHIDUsage> = []
  /// A table that has loaded its rows anew since the focus was in one of them.
  weak var reloaded: UITableView?
  /// What shows that a view has the focus, and what is in the other style because of that.
  var frame: FocusFrame?
  var viewsOnPlate: [UIView] = []

  struct WeakEnvironment {
    weak var environment: (any UIFocusEnvironment)?
  }

  init(scene: UIWindowScene) { self.scene = scene }

  /// Returns the system of the scene that an environment is in; `nil` where nothing there has a focus, as on devices of other idioms.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.enclosingView?.scene?.focusSystem
  }

  /// Asks for the focus to go to an environment, or to where its preferences lead, with the next update.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requested = environment
    scene?.setNeedsFrame()
  }

  /// Moves the focus at once, where that was asked for.
  open func updateFocusIfNeeded() {
    guard requested != nil, !isUpdating else { return }
    for window in scene?.windows ?? [] where !window.isHidden { window.layoutIfNeeded() }
    settle()
  }

  /// Returns whether an environment is another one or around it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { path(from: otherEnvironment).contains { $0 === environment } }
}
