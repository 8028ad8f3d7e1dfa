// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows a part of content that is larger than the view, and lets fingers move it.
///
/// `bounds.origin` says which part: `contentOffset`. Subviews are placed in the content's coordinates.
@MainActor
open class UIScrollView: UIView, WheelScrolled, UIFocusItemScrollableContainer {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    scrollPan.scrollView = self
    scrollPan.addTarget(self, action: UIScrollView.panned)
    contentTouchDelay.delaysTouchesBegan = true
    contentTouchDelay.cancelsTouchesInView = false
    addGestureRecognizer(contentTouchDelay)
    addGestureRecognizer(scrollPan)
  }

  // MARK: Content

  /// The size of the whole content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      keepInRange()
      setNeedsLayout()
    }
  }

  /// The point of the content that is in the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isUsable else { return }
      if !isStepping { stopMotion() }
      let new = onPixels(newValue)
      if new != bounds.origin { bounds.origin = new }
    }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  /// When the safe area is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// The insets as they were when they last changed.
  var knownInset = UIEdgeInsets.zero

  /// Hears that `adjustedContentInset` has changed. Call `super`.
  open func adjustedContentInsetDidChange() {}

  /// How much of the content shows, in points: the view's size without the insets.
  open var visibleSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
  }

  // MARK: Auto Layout

  /// All that the view scrolls over: constraints from the content to its sides say how large the content is.
  open private(set) lazy var contentLayoutGuide = makeGuide(.content, "UIScrollViewContentLayoutGuide")

  /// What the view shows: constraints to its sides keep a view from scrolling.
  open private(set) lazy var frameLayoutGuide = makeGuide(.frame, "UIScrollViewFrameLayoutGuide")

  override var hasContentArea: Bool { true }

  override func contentAreaSolved(_ size: CGSize) {
    // Along an axis of which constraints say nothing, the size that was set by hand stands.
    contentSize = CGSize(
      width: size.width > 0 ? size.width : contentSize.width, height: size.height > 0 ? size.height : contentSize.height
    )
  }

  // MARK: How it scrolls

  /// Whether fingers and wheels scroll; code can do so in any case.
  open var isScrollEnabled = true {
    didSet { scrollPan.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled beyond its ends.
  open var bounces = true
  /// Whether content that fits can be pulled, too.
  open var alwaysBounceVertical = false {
    didSet { insetsMayHaveChanged() }
  }
  /// Whether content that fits can be pulled from side to side, too, as long as `bounces` is on.
  open var alwaysBounceHorizontal = false {
    didSet { insetsMayHaveChanged() }
  }
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// How fast content comes to rest after a finger has gone.
  open var decelerationRate = DecelerationRate.normal
  /// What makes the keyboard go as content is dragged; nothing at first. A keyboard follows fingers at the bottom of the
  /// screen; how far above it they take hold is `keyboardDismissPadding` of the view's guide or of one around.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Indicators

  /// Whether a bar shows which part of the content is in view, from top to bottom, while it moves.
  open var showsVerticalScrollIndicator = true {
    didSet { updateIndicators() }
  }
  /// Whether a bar shows which part of the content is in view, from side to side, while it moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { updateIndicators() }
  }
  /// How the indicators look.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { for indicator in indicators { indicator.style = indicatorStyle } }
  }
  /// How far the indicators keep from the sides, besides the safe area.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { updateIndicators() }
  }
  /// How far the indicator at the bottom keeps from the sides, besides the safe area.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { updateIndicators() }
  }
  /// The insets of both indicators; where they differ, those of the one at the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area is added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { updateIndicators() }
  }
  var verticalIndicator: ScrollIndicator?
  var horizontalIndicator: ScrollIndicator?

  // MARK: Touches in the content

  /// Whether views in the content hear of a finger only once it has stayed for a moment.
  open var delaysContentTouches = true {
    didSet { contentTouchDelay.isEnabled = delaysContentTouches }
  }
  /// Whether a finger that a view in the content has heard of may still scroll.
  open var canCancelContentTouches = true

  /// Returns whether a view in the content may hear of fingers.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a view in the content may lose fingers that it has heard of, because they scroll; controls keep them.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Recognisers

  /// The recogniser that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// `nil` where nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }

  let scrollPan = ScrollPanGestureRecognizer()
  let contentTouchDelay = ContentTouchDelay()
  var zoomPinch: UIPinchGestureRecognizer?

  // MARK: What goes on

  /// Who hears of scrolling and zooming, and steers it.
  // Apple's table views have a `delegate` of a narrower type, which Swift allows no override. Theirs is declared as none,
  // and this one steps back where both could be meant.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      updatePinch()
      scrollDelegateChanged()
    }
  }

  /// There is another delegate, whatever it was called when it was set.
  func scrollDelegateChanged() {}

  /// Whether a finger is down that may scroll.
  open internal(set) var isTracking = false
  /// Whether a finger scrolls.
  open internal(set) var isDragging = false
  /// Whether the content moves on after a finger has gone.
  open var isDecelerating: Bool { motion?.purpose == .deceleration }
  var drag: ScrollDrag?
  var motion: RunningScroll?
  /// Whether a change of the offset comes from the motion or the finger.
  var isStepping = false

  /// Moves the content as a wheel turns.
  func scroll(by distance: CGVector) -> Bool {
    guard isScrollEnabled, drag == nil else { return false }
    let offset = clamped(CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    guard offset != contentOffset else { return false }
    stopMotion()
    show(offset)
    flashScrollIndicators()
    return true
  }

  // MARK: Zooming

  /// The smallest `zoomScale`.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// The largest `zoomScale`; fingers can zoom only where it is larger than the smallest.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinch() }
  }
  /// Whether content can be zoomed a little beyond its limits.
  open var bouncesZoom = true
  /// Whether fingers zoom.
  open internal(set) var isZooming = false
  /// Whether content goes back to its limits after fingers have zoomed beyond.
  open internal(set) var isZoomBouncing = false
  var currentZoomScale: CGFloat = 1
  /// What of the content the fingers that pinch have taken hold of, at a scale of 1.
  var zoomAnchor = CGPoint.zero
  let zoomDecider = ZoomDecider()

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIndicators()
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size {
      insetsMayHaveChanged()
      keepInRange()
    }
    guard bounds.origin != old.origin else { return }
    setNeedsLayout()
    updateIndicators()
    EditMenuSession.contentMoved(in: self)
    UIApplication.shared.dispatcher.toolTips.contentMoved(in: self)
    (controller ?? superview?.controller)?.contentScrolled(self)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  override var safeAreaOfContent: UIEdgeInsets {
    // What the insets keep free is free.
    let added = addedInset
    let own = safeAreaInsets
    return UIEdgeInsets(
      top: 0, left: added.left > 0 ? 0 : own.left, bottom: 0, right: added.right > 0 ? 0 : own.right)
  }

  // MARK: Accessibility

  override var naturalRole: AccessibilityRole { .scrollArea }

  /// Moves by the height or width that shows, less a little that stays in sight.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    isScrollEnabled && scrollByPage(direction)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== scrollPan || mayTakeFingers
  }

  // MARK: Going to a place

  /// The room around the content, that for the safe area included.
  open var adjustedContentInset: UIEdgeInsets {
    let added = addedInset
    return UIEdgeInsets(
      top: contentInset.top + added.top, left: contentInset.left + added.left,
      bottom: max(contentInset.bottom + added.bottom, keyboardInset), right: contentInset.right + added.right)
  }

  /// How much of the lower end the keyboard covers while a field in here is typed into, in points.
  var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { insetsMayHaveChanged() } }
  }

  /// Shows another part of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    go(to: contentOffset, animated: animated)
  }

  /// Scrolls as little as shows an area of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: 0.5)
  }

  // MARK: Zooming to a place

  /// How many times its size the zoomed view has.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of the view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    let target = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard animated, window != nil else { return zoomAboutMiddle(to: target, isFree: false) }
    animateZoom(to: target, middle: nil)
  }

  /// Zooms so that an area of the zoomed view fills the view as well as it can.
  ///
  /// `rect`: In the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toArea: rect, animated: animated)
  }
}
