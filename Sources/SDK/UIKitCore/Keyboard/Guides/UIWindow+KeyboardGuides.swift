// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A guide that a window keeps an eye on.
struct WeakKeyboardGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension UIWindow {
  /// Has the keyboard's guides of the window's views take their places.
  ///
  /// - Returns: Whether one of them has moved, and whether one has other constraints count.
  @discardableResult
  func placeKeyboardGuides() -> (moves: Bool, swaps: Bool) {
    keyboardGuides.removeAll { $0.guide?.owningView?.window !== self }
    var result = (moves: false, swaps: false)
    for guide in keyboardGuides.compactMap(\.guide) {
      let edges = guide.nearEdges
      if guide.place() { result.moves = true }
      if guide.nearEdges != edges { result.swaps = true }
    }
    return result
  }
}

extension UIView {
  /// Lets the window know of the keyboard's guides here and below, which have come to it.
  func registerKeyboardGuide() {
    guard let guide = layout.keyboardGuide, let window else { return }
    if !window.keyboardGuides.contains(where: { $0.guide === guide }) {
      window.keyboardGuides.append(WeakKeyboardGuide(guide: guide))
    }
    guide.place()
  }
}
