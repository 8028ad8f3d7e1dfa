// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A view that places its subviews by whether they show.
@MainActor
protocol SubviewWatcher {
  func subviewVisibilityChanged(_ subview: UIView)
  func subviewContentChanged(_ subview: UIView)
  /// Whether a subview that is hidden inside an animation block moves out of the way before it is gone.
  func movesVisibility(of subview: UIView) -> Bool
}
