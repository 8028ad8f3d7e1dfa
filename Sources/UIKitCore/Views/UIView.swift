// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle on screen that draws itself, holds other views and hears touches.
@MainActor
open class UIView: UIResponder, UICoordinateSpace, ScreenPlaced, UITraitEnvironment {
  /// Makes a view with a place in its superview, in points.
  public init(frame: CGRect) {
    super.init()
    layer.view = self
    layer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  /// There are no nibs to read views from: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Looks

  /// What the view looks like on screen.
  public let layer = CALayer(view: nil)

  /// The colour behind what the view draws; `nil` shows what is behind the view.
  open var backgroundColor: UIColor? {
    didSet { updateBackground() }
  }

  /// The colour of what can be touched, here and in subviews that have none of their own.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? UIColor.systemBlue }
    set {
      ownTintColor = newValue
      tintChanged()
    }
  }
  private var ownTintColor: UIColor?

  /// Between 0 and 1; below a hundredth the view neither shows nor hears touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view, with all below, neither shows nor hears touches.
  ///
  /// Inside an animation block, a view of a stack shows until it has moved out of the way.
  open var isHidden: Bool {
    get { layer.isHidden || isBeingHidden }
    set {
      guard newValue != isHidden else { return }
      let watcher = superview as? any SubviewWatcher
      if newValue, let block = AnimationBlock.current, watcher?.movesVisibility(of: self) == true {
        // It shows until it has moved out of the way.
        isBeingHidden = true
        block.group.whenOver { [weak self] in
          guard let self, isBeingHidden else { return }
          isBeingHidden = false
          layer.isHidden = true
        }
      } else {
        isBeingHidden = false
        layer.isHidden = newValue
      }
      watcher?.subviewVisibilityChanged(self)
    }
  }
  /// Whether the view shows only until the running animation has ended.
  private var isBeingHidden = false

  /// Whether the view covers all of its bounds; a hint, which changes nothing.
  open var isOpaque = true

  /// Whether what lies outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How what was drawn follows a change of size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// Where what was drawn goes while the bounds on screen have another size.
  var contentPlacement: ContentMode { contentMode }

  // MARK: The tree

  /// The view that this one is in; `nil` for none.
  open internal(set) weak var superview: UIView?
  /// The window at the top of the tree.
  weak var knownWindow: UIWindow?
  /// From back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// A number to find the view by.
  open var tag = 0

  // MARK: Touches

  /// Whether the view, and all below, hears touches. While a view moves, it hears none in any case, unless the
  /// animation has the option `allowUserInteraction`.
  open var isUserInteractionEnabled = true
  /// Whether more than the first finger is told to the view.
  open var isMultipleTouchEnabled = false
  /// Whether no other view hears fingers while one is down here.
  open var isExclusiveTouch = false
  /// The recognisers that were added to the view; `nil` before the first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var addedInteractions: [any UIInteraction] = []
  var hoverWatch: HoverWatch?

  /// The bounds have another origin or size.
  func boundsDidChange(from old: CGRect) {
    guard controller != nil, Self.systemMargin(forWidth: bounds.width) != Self.systemMargin(forWidth: old.width) else {
      return
    }
    marginsChanged()
  }

  /// The part of the safe area that matters to subviews.
  var safeAreaOfContent: UIEdgeInsets { knownSafeArea }

  // MARK: Layout

  /// What gives way when the superview changes its size; at first the view keeps its place and size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of size by their `autoresizingMask`.
  open var autoresizesSubviews = true
  /// Whether the frame, where it is set by hand, stands as constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationChanged() } }
  }
  /// Whether the view is mirrored where people read from right to left; as text is, by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }
  var needsLayout = true
  var holdsLayout = true
  var needsConstraintUpdate = true
  /// Whether a view below needs its constraints brought up to date.
  var holdsConstraintUpdate = true
  var layout = ViewLayout()
  var margins = Margins()
  var knownSafeArea = UIEdgeInsets.zero

  // MARK: Traits

  /// What differs from the superview's traits, here and below.
  var traitOverrideValues = UITraitCollection.Values() {
    didSet { if traitOverrideValues != oldValue { updateTraits() } }
  }
  var resolvedTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []

  /// The traits that hold here: the superview's, with what differs in this view.
  open var traitCollection: UITraitCollection { resolvedTraits ?? inheritedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What subclasses override

  /// Draws the view into the current context; asked for when the view first shows and after `setNeedsDisplay`.
  open func draw(_ rect: CGRect) {}

  /// The size that `draw(_:)` is asked to fill; `contentMode` says where it goes in the bounds.
  var drawnSize: CGSize { bounds.size }

  /// Places the subviews: by default those that constraints place. Call `super` first; after that their frames are right.
  open func layoutSubviews() { placeMovedSubviews() }

  /// Sets up or changes constraints; called before layout, children first. Call `super` last.
  open func updateConstraints() { needsConstraintUpdate = false }

  /// Called when the tint colour may have changed, here or above.
  open func tintColorDidChange() {}

  /// Called when a view has been added as a subview, after the view itself was told.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed, or to go to another superview, before anything has changed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view gets to another window, or out of one; then on subviews.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has got to another window, or out of one; then on subviews. `window` tells which.
  open func didMoveToWindow() {}

  /// Called when `safeAreaInsets` has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the margins may have changed.
  open func layoutMarginsDidChange() {}

  /// The size that suits the content, for each axis or `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Has `intrinsicContentSize` asked for again, as the content has changed.
  open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }

  /// Whether the view makes no sense without constraints. They work in any case.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How far the part of the view that constraints see, without shadows and the like, lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the part of a frame that constraints see.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame whose alignment rectangle is given.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view, this one or one below, whose first baseline stands for that of the view.
  open var forFirstBaselineLayout: UIView { self }

  /// The view, this one or one below, whose last baseline stands for that of the view.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size that the constraints of the view and of what is below lead to, as near to a size as the priorities
  /// allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether the content's height follows from the width that constraints lead to, as that of a text of several lines.
  var heightFollowsWidth: Bool { false }

  /// Returns the size of such content in a width, in points.
  func contentSize(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Where the text of the view stands; `nil` without text.
  var baselineMetrics: BaselineMetrics? { nil }

  /// Whether constraints to the view's edges, from below, mean what it scrolls over.
  var hasContentArea: Bool { false }

  /// Constraints have found how much the view scrolls over.
  func contentAreaSolved(_ size: CGSize) {}

  /// Returns the size that suits the view best, in the room that there is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns the frontmost view below a point that hears touches; `nil` when none does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !layer.keepsTouchesOut,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point, in the view's coordinates, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns whether a recogniser may go on once it has what it waits for.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Responders

  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? { window }

  // MARK: Accessibility

  override var naturalFrame: CGRect { bounds.applying(toScreen) }

  /// What can be read in a row that is an element itself.
  var viewsInsideElement: [UIView] { [] }
}

extension UIView {
  /// Stands for no size of its own along an axis.
  public class var noIntrinsicMetric: CGFloat { -1 }

  @MainActor static var areAnimationsOn = true

  /// Whether changes in animation blocks move.
  public internal(set) class var areAnimationsEnabled: Bool {
    get { areAnimationsOn }
    set { areAnimationsOn = newValue }
  }
}

/// A view that places its subviews by whether they show.
@MainActor
protocol SubviewWatcher {
  func subviewVisibilityChanged(_ subview: UIView)
  func subviewContentChanged(_ subview: UIView)
  /// Whether a subview that is hidden inside an animation block moves out of the way before it is gone.
  func movesVisibility(of subview: UIView) -> Bool
}
