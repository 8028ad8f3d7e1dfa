// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - What the layout engine has to know

extension UIView {
  /// The view is about to leave its superview.
  func constraintsWillDetach(from parent: UIView) {}

  /// The frame was set by hand.
  func engineFrameChanged() {}

  /// The margins, the safe area or the direction have changed.
  func marginGuidesChanged() {}

  /// The bounds have another size, on which the content's own size may depend.
  func intrinsicSizeMayDependOnSize() {}

  /// Gives every view of the tree the frame that its constraints lead to.
  func applyEngineFrames() {}
}
