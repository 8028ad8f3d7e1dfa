// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle that takes part in constraints like a view but shows nothing.
@MainActor
open class UILayoutGuide: NSObject {
  /// What a guide's place follows from.
  enum Placement: Equatable {
    /// Constraints alone.
    case free
    /// The owner's sides.
    case inset(UIEdgeInsets)
    /// The owner's sides, and no wider than a text that reads well.
    case readable(UIEdgeInsets, maximumWidth: CGFloat)
    /// All that the owner scrolls over.
    case content
    /// What the owner shows of it.
    case frame
  }

  /// A name for logs.
  open var identifier = ""
  /// The view whose coordinates the guide is in.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.forget(self)
      owningView?.adopt(self)
    }
  }
  /// Change it to move a guide that follows something else than constraints.
  var placement = Placement.free {
    didSet { if placement != oldValue { layoutRecord?.engine?.placementChanged(of: self) } }
  }
  var layoutRecord: LayoutRecord?
  var layoutReferences: [NSLayoutConstraint] = []

  public override init() { super.init() }

  init(_ placement: Placement, identifier: String) {
    super.init()
    self.placement = placement
    self.identifier = identifier
  }

  /// There are no nibs to read guides from: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The guide's place in its view's coordinates, in points; as of the view's last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = owningView.bounds
    switch placement {
    case .inset(let insets):
      let origin = owningView.hasContentArea ? bounds.origin : .zero
      return CGRect(origin: origin, size: bounds.size).inset(by: insets)
    case .readable(let insets, let maximumWidth):
      let room = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
      return room.insetBy(dx: max(room.width - maximumWidth, 0) / 2, dy: 0)
    case .frame: return bounds
    case .free, .content: return layoutRecord?.frame(scale: owningView.layoutScale) ?? .zero
    }
  }

  // MARK: Anchors

  /// The edge where text starts: the left one, or the right one in languages from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge, whatever the text's direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge, whatever the text's direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  // MARK: Debugging

  /// Whether constraints leave the place open.
  open var hasAmbiguousLayout: Bool { owningView?.layoutRoot.isAmbiguous(self) ?? false }

  /// The active constraints that the place depends on, directly or through others.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutWeb.constraints(affecting: self, axis)
  }
}

extension UILayoutGuide: LayoutElement {
  var layoutOwner: UIView? { owningView }

  var layoutView: UIView? { owningView }
}
