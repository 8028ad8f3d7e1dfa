// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What Auto Layout keeps with each view.
struct ViewLayout {
  /// Only the topmost view of a tree has one.
  var engine: LayoutEngine?
  var record: LayoutRecord?
  /// Whether constraints place anything here or below.
  var usesConstraints = false
  /// The active constraints whose nearest common view this is.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that mention the view.
  var references: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Whether the size of the content counts for nothing, as that of a hidden view in a stack.
  var isContentIgnored = false
  /// Subviews that the engine has found another place for, to be placed with the next layout.
  var moved: [LayoutRecord] = []
  /// Whether the engine itself is setting the frame.
  var isBeingPlaced = false
  /// Whether the engine has moved the middle, and the size is still to come.
  var isHalfPlaced = false
  /// The margins that the guides were last told of, for views whose margins depend on where they are.
  var knownMargins = UIEdgeInsets.zero
}

struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Where the text of a view stands.
struct BaselineMetrics: Equatable {
  /// From the top of the frame down to the first baseline, in points.
  var firstFromTop: CGFloat
  /// From the last baseline down to the bottom of the frame, in points.
  var lastFromBottom: CGFloat
  /// From baseline to baseline, in points.
  var lineHeight: CGFloat
}
