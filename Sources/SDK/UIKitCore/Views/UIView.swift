// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A rectangle on screen that draws itself, holds other views and hears touches.
@MainActor
open class UIView: UIResponder, UICoordinateSpace, ScreenPlaced, UITraitEnvironment, UIFocusItem, UIFocusItemContainer {
  /// Makes a view with a place in its superview, in points.
  public init(frame: CGRect) {
    super.init()
    ownLayer.view = self
    ownLayer.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  /// There are no nibs to read views from: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Looks

  /// What the view looks like on screen.
  open var layer: CALayer { ownLayer }
  /// The same, without asking subclasses.
  let ownLayer = CALayer(view: nil)

  /// The colour behind what the view draws; `nil` shows what is behind the view.
  open var backgroundColor: UIColor? {
    didSet { updateBackground() }
  }

  /// The colour of what can be touched, here and in subviews that have none of their own.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? brightTintColor.dimmedTint : brightTintColor }
    set {
      ownTintColor = newValue
      ownTintChanged()
      tintChanged()
    }
  }
  private(set) var ownTintColor: UIColor?

  /// Whether the tint colour is as it was set or grey, here and in subviews that say nothing else. Setting `automatic`, as
  /// it is at first, makes it that of the superview; it is never read.
  ///
  /// What lies behind an alert, a popover or the dimmed side of a sheet is grey.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintMode }
    set {
      ownTintMode = newValue
      tintChanged()
    }
  }
  private(set) var ownTintMode = TintAdjustmentMode.automatic
  /// Whether something is shown over the view that takes its colour.
  var isCovered = false {
    didSet { if isCovered != oldValue { tintChanged() } }
  }

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
    set { hide(newValue) }
  }
  /// Whether the view shows only until the running animation has ended.
  var isBeingHidden = false

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

  /// Has the view drawn again with the next frame.
  open func setNeedsDisplay() { forgetContent() }

  /// Has a part of the view drawn again with the next frame.
  ///
  /// - Parameter rect: In the view's coordinates.
  open func setNeedsDisplay(_ rect: CGRect) { forgetContent() }

  /// Draws the view, with all that it holds, into the current context.
  ///
  /// - Parameters:
  ///   - rect: What the view fills there, in the context's coordinates.
  ///   - afterUpdates: Whether changes of layout that wait are made before.
  /// - Returns: Whether the view could be drawn; not outside of a drawing.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, isBroughtUpToDate: afterUpdates)
  }

  /// Returns a view that looks like this one now; `nil` for a view without a size.
  ///
  /// - Parameter afterUpdates: Whether changes of layout that wait are made before.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureView(isBroughtUpToDate: afterUpdates)
  }

  /// How the view shows that a pointer is over it; `nil` for not at all.
  open var hoverStyle: UIHoverStyle? {
    get { hoverWatch?.style }
    set { hover(in: newValue) }
  }

  /// Where what was drawn goes while the bounds on screen have another size.
  var contentPlacement: ContentMode { contentMode }

  // MARK: Places

  /// The view's place in its superview, in points; with a transform, the upright rectangle around it.
  ///
  /// Constraints do not set it, but `center` and `bounds`.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { resize { $0.frame = newValue } }
  }

  /// The view's own coordinates: what it shows, from which point on.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { resize { $0.bounds = newValue } }
  }

  /// The middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { move(to: newValue) }
  }

  /// A turn, stretch or shift about the middle, which leaves `bounds` and `center` as they are.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Takes the size that suits the view best.
  open func sizeToFit() { bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)) }

  /// Returns the size that suits the view best, in the room that there is.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns a point of this view in the coordinates of another one, or of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }

  /// Returns a point of another view, or of the window, in the coordinates of this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(map(to: view).inverted()) }

  /// Returns the upright rectangle around a rectangle of this view, in the coordinates of another one, or of the
  /// window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }

  /// Returns the upright rectangle around a rectangle of another view, or of the window, in the coordinates of this
  /// one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(map(to: view).inverted()) }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(SpaceMap.from(self, to: coordinateSpace))
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(SpaceMap.from(coordinateSpace, to: self))
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(SpaceMap.from(self, to: coordinateSpace))
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(SpaceMap.from(coordinateSpace, to: self))
  }

  /// Returns the view's bounds in another view's coordinates.
  open func frame(in referenceView: UIView) -> CGRect? {
    window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }

  // MARK: The tree

  /// The view that this one is in; `nil` for none.
  open internal(set) weak var superview: UIView?
  /// The window that the view is in; `nil` while it is in none, and for a window itself its own.
  open var window: UIWindow? { knownWindow }
  /// The window at the top of the tree.
  weak var knownWindow: UIWindow?
  /// From back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// A number to find the view by.
  open var tag = 0

  /// Returns the view with a tag: this one or the first below.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns whether the view is another one or somewhere below it.
  open func isDescendant(of view: UIView) -> Bool { lies(within: view) }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among the others, counted from the back; beyond the ends it is taken for the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right in front of a subview; does nothing where that is not one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  /// Puts a view right behind a subview; does nothing where that is not one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

  /// Lets two subviews change places, counted from the back; does nothing where there are not as many.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Touches

  /// Whether the view, and all below, hears touches. While a view moves, it hears none in any case, unless the
  /// animation has the option `allowUserInteraction`.
  open var isUserInteractionEnabled = true
  /// Whether more than the first finger is told to the view.
  open var isMultipleTouchEnabled = false
  /// Whether no other view hears fingers while one is down here.
  open var isExclusiveTouch = false
  /// The recognisers that were added to the view; `nil` before the first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  var recognizers: [UIGestureRecognizer]?

  /// Has a recogniser watch the fingers on this view and those below; it leaves the view that it was at.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }

  /// Has a recogniser watch no more; a movement under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { giveUp(gestureRecognizer) }

  /// What people can do with the view, in the order in which it was added.
  open var interactions: [any UIInteraction] {
    get { addedInteractions }
    set { replaceInteractions(with: newValue) }
  }
  var addedInteractions: [any UIInteraction] = []

  /// Adds an interaction; one that another view had leaves that view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }

  /// Takes an interaction away; nothing happens when the view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) { giveUp(interaction) }

  /// Ends editing in this view or below.
  ///
  /// - Parameter force: Whether whoever edits is not asked.
  /// - Returns: Whether nobody edits here any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { stopEditing(isForced: force) }

  var hoverWatch: HoverWatch?

  /// The bounds have another origin or size.
  func boundsDidChange(from old: CGRect) {
    guard controller != nil, Self.systemMargin(forWidth: bounds.width) != Self.systemMargin(forWidth: old.width) else {
      return
    }
    marginsChanged()
  }

  /// The part of the safe area that matters to subviews.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets }

  // MARK: Margins and the safe area

  /// The room that content keeps from the sides, safe area included, in points.
  open var layoutMargins: UIEdgeInsets {
    get { sided(directionalLayoutMargins) }
    set { directionalLayoutMargins = directional(newValue) }
  }

  /// As `layoutMargins`, by where text begins and ends; 8 points at each side, and the safe area, by default.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsWithAll }
    set { changeMargins { $0.values = newValue } }
  }

  /// Whether the margins reach at least as far in as the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.followsSuperview }
    set { changeMargins { $0.followsSuperview = newValue } }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }
  var margins = Margins()

  /// The room at the sides that bars, rounded corners and the like may cover, in points.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }
  var knownSafeArea = UIEdgeInsets.zero

  /// The part of the view that bars and rounded corners leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }

  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { marginsGuide }

  /// The part within the margins, in the middle, that is no wider than a text that reads well.
  ///
  /// That is 672 points where people prefer the standard size of text, and more or less with larger or smaller text.
  open var readableContentGuide: UILayoutGuide { readableGuide }

  /// The guides that the view owns.
  open var layoutGuides: [UILayoutGuide] { layout.guides }

  /// Takes a guide over from whoever has it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Gives a guide up; constraints with it end.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

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

  /// Has the subviews placed again before the next frame.
  open func setNeedsLayout() { askForLayout() }

  /// Places the subviews at once, here and below, where that is called for: constraints first, then frames from the top
  /// down. Superviews that wait for their layout, one above the other, have it first.
  open func layoutIfNeeded() { layOutNow() }

  /// Has `updateConstraints` called before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }

  /// Returns whether `updateConstraints` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Brings the constraints here and below up to date, subviews first.
  open func updateConstraintsIfNeeded() { updateConstraintTree() }

  // MARK: Constraints

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
  /// The baseline of the first line of text; the bottom of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The constraints that the view holds: they relate it and what is below it.
  open var constraints: [NSLayoutConstraint] { layout.held }

  /// Makes a constraint active and holds it. All its items must be this view or below, else it is logged and left aside.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  /// Adds each of the constraints as `addConstraint(_:)` does.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view holds; does nothing with others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.holder === self { release(constraint) } }

  /// Makes those of the constraints inactive that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }

  /// Sets how much the view resists being larger than its content; 250 unless told otherwise.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(\.hugging, priority, axis)
  }

  /// How much the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.resistance[axis]
  }

  /// Sets how much the view resists being smaller than its content; 750 unless told otherwise.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(\.resistance, priority, axis)
  }

  /// Whether constraints leave the place open. Costly: for debugging.
  open var hasAmbiguousLayout: Bool { layoutRoot.isAmbiguous(self) }

  /// Gives a view whose place is open another place that satisfies the constraints as well.
  open func exerciseAmbiguityInLayout() { takeAnotherPlace() }

  /// The active constraints that the place depends on, directly or through others.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutWeb.constraints(affecting: self, axis)
  }

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

  /// Light or dark for this view and those below, whatever the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrideValues.userInterfaceStyle }
    set { traitOverrideValues.userInterfaceStyle = newValue }
  }

  /// The direction in which the view's content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { contentDirection }

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

  /// The space that the keyboard takes in the view; it moves with the keyboard, in the same animation.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    layout.keyboardGuide = guide
    registerKeyboardGuide()
    return guide
  }

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

  /// Returns the size that the constraints of the view and of what is below lead to, as near to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

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

  /// Returns the frontmost view below a point that hears touches; `nil` when none does.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(below: point, with: event)
  }

  /// Returns whether a point, in the view's coordinates, lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns whether a recogniser may go on once it has what it waits for.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Responders

  open override var next: UIResponder? { controller ?? superview }

  override var responderWindow: UIWindow? {
    // Fields in accessory views take keys in the window that those belong to.
    (window as? InputWindow)?.owner ?? window
  }

  // MARK: Focus

  /// Where the focus goes when it comes here: by default nowhere in particular, so that the view has it if it can, else the first item.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The controller whose view this is, else the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }

  /// The view itself, which has its subviews for items.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// Whether the focus can come here; `false` by default. What is inside of a view that can have the focus has none.
  open var canBecomeFocused: Bool { false }

  /// Whether the focus is here.
  open var isFocused: Bool { hasFocus }

  /// How the system shows that the focus is here; set it to `nil` where the view shows that itself.
  open var focusEffect: UIFocusEffect? {
    get { showsFocusEffect ? UIFocusEffect() : nil }
    set { showsFocusEffect = newValue != nil }
  }
  private(set) var showsFocusEffect = true

  open func setNeedsFocusUpdate() { Self.askForFocusUpdate(in: self) }

  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The view's own coordinates.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the subviews in an area of the view.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviewsForFocus(in: rect) }

  /// What shows that the focus is here.
  var focusShape: FocusShape { .ring(radius: max(ownLayer.cornerRadius, 6)) }
  /// What a plate stands right behind, and what is on it.
  var viewsOnFocusPlate: [UIView] { [self] }
  /// Whether the view is dark where all is light, and light where all is dark.
  var isInOtherStyle = false {
    didSet { if isInOtherStyle != oldValue { updateTraits() } }
  }

  /// The focus has come here, or has gone.
  func focusMoved() {}

  /// Select came down while the focus is here.
  func selectBegan() {}

  /// Select went up, or does not count any more.
  func selectEnded(isTaken: Bool) {}

  /// Does something else with an arrow than to move the focus.
  ///
  /// - Returns: Whether it did.
  func takesFocusHeading(_ heading: UIFocusHeading) -> Bool { false }

  // MARK: Accessibility

  override var naturalFrame: CGRect { bounds.applying(toScreen) }

  /// What can be read in a row that is an element itself.
  var viewsInsideElement: [UIView] { [] }
}
