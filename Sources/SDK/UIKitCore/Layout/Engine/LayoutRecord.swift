// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

/// Where the engine has a constraint.
struct LayoutInstallation {
  private(set) weak var engine: LayoutEngine?
  let handle: Constraint
  /// What is added to the constraint's own constant.
  var offset: Double
}

/// What the engine knows of a view or guide: its alignment rectangle, in the coordinates of its superview or owner.
@MainActor
final class LayoutRecord {
  private(set) weak var engine: LayoutEngine?
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// All that a scroll view scrolls over, and how far it has come.
  var area: ContentArea?

  /// The constraints that stand for a frame or a guide's place.
  var pins: [Constraint] = []
  /// The frame that the pins stand for.
  var pinnedFrame = CGRect.null
  var isPinned = false
  var content = ContentConstraints()
  /// Whether the content's size has to be asked for again.
  var isContentStale = false
  /// Whether a value has changed since places were last handed out.
  var isTouched = false
  /// Whether the superview has been told to place the view.
  var isMoved = false
  /// For a guide, where it was last.
  var lastFrame = CGRect.null

  struct ContentArea {
    let width: Variable
    let height: Variable
    let originX: Variable
    let originY: Variable
    /// What fixes the origin, and what keeps the extent to nothing where nothing is said.
    let pins: [Constraint]
  }

  init(engine: LayoutEngine, view: UIView?, guide: UILayoutGuide?) {
    self.engine = engine
    self.view = view
    self.guide = guide
    // A constraint that leaves the choice moves the newest variable, so a view with only its right edge given stays empty.
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
    minX = engine.solver.makeVariable()
    minY = engine.solver.makeVariable()
  }

  var element: (any LayoutElement)? { view ?? guide }

  var variables: [Variable] { [minX, minY, width, height] }

  /// All that the engine made for it, the newest first. Disposed of in this order, they come back in the order of `init`.
  var newestVariables: [Variable] {
    (area.map { [$0.originY, $0.originX, $0.height, $0.width] } ?? []) + [minY, minX, height, width]
  }

  /// The rectangle that was found, with its edges on pixels.
  func frame(scale: CGFloat) -> CGRect {
    guard let engine else { return .zero }
    func edge(_ place: Double) -> CGFloat { (place * scale + 0.5 + 1e-4).rounded(.down) / scale }
    let x = engine.value(of: minX)
    let y = engine.value(of: minY)
    let left = edge(x)
    let top = edge(y)
    return CGRect(
      x: left, y: top, width: max(edge(x + engine.value(of: width)) - left, 0),
      height: max(edge(y + engine.value(of: height)) - top, 0))
  }

  /// The frame of the view that was found.
  var viewFrame: CGRect {
    guard let view else { return .zero }
    return view.frame(forAlignmentRect: frame(scale: view.layoutScale))
  }

  func contentChanged() {
    guard !isPinned, !isContentStale, let engine else { return }
    isContentStale = true
    engine.staleContents.append(self)
    engine.wantSolving()
  }

  func contentPriorityChanged() {
    content.isPriorityStale = true
    contentChanged()
  }
}

/// The constraints that keep a view near the size of its content.
struct ContentConstraints {
  struct Length {
    /// Keeps the view from being larger, and from being smaller.
    var most: Constraint?
    var least: Constraint?
    var value: CGFloat = UIView.unknownMetric
  }

  var width = Length()
  var height = Length()
  var isPriorityStale = false
  /// Whether the height follows from the width.
  var isWrapping = false
  /// The width without wrapping.
  var naturalWidth: CGFloat = 0
  /// The width that the height was last found for.
  var wrappedIn: CGFloat?
  /// The width of the longest line, while the view is held to it, and what it would have without.
  var narrowed: (from: CGFloat, to: CGFloat)?
  /// The width that other constraints hold the view to although its lines are shorter.
  var heldWideIn: CGFloat?
}

extension UIView {
  /// `noIntrinsicMetric`, for structures.
  nonisolated static var unknownMetric: CGFloat { -1 }
}
