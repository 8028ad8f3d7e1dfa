// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIWindow {
  /// Tells the controllers that the window is about to have another size or other traits.
  ///
  /// - Returns: What makes the changes that others have added; `nil` where nobody has to be told.
  func willChange(to size: CGSize, traits: UITraitCollection?) -> TransitionCoordinator? {
    guard let root = rootViewController, root.isViewLoaded, traits != nil || size != bounds.size else { return nil }
    // Windows of a desktop follow a hand: each size is there at once.
    let coordinator = TransitionCoordinator(from: root, to: root, in: self, duration: 0)
    coordinator.announce(in: [root])
    if let traits { root.willTransition(to: traits, with: coordinator) }
    if size != bounds.size { root.viewWillTransition(to: size, with: coordinator) }
    return coordinator
  }

  /// The window has its new size and traits.
  func didChange(_ coordinator: TransitionCoordinator) {
    guard coordinator.isWatched else { return coordinator.finish() }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      coordinator.runAlongside()
      layoutIfNeeded()
    }
    coordinator.finish()
  }
}
