// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a menu belongs to. Places are in the window.
enum MenuSource {
  /// A control, and the point at which the menu stands.
  case control(frame: CGRect, attachment: CGPoint)
  /// The tip of a pointer.
  case point(CGPoint)
  /// What is lifted from the screen, or in its place the view of a controller.
  case preview(UITargetedPreview, controller: UIViewController?)
}
