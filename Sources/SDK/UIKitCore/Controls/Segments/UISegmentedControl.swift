// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A row of segments, of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
  override class var endsEditingByDefault: Bool { true }

  /// Stands for no segment.
  public class var noSegment: Int { -1 }

  var segments: [SegmentView] = []
  private var separators: [UIView] = []
  private let pill = UIView()
  private var selection = -1
  /// Where the pill is while a finger slides it.
  private var slide: Int?
  private var highlight: Int?
  private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x63 / 255, green: 0x63 / 255, blue: 0x66 / 255, alpha: 1) : .white
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  override var naturalRole: AccessibilityRole { .segments }

  /// Makes a control of titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      let segment = makeSegment()
      segment.title = item as? String
      segment.image = item as? UIImage
      if let action = item as? UIAction { take(action, in: segment) }
      segments.append(segment)
    }
    segmentsChanged()
    sizeToFit()
  }

  /// Makes a control of segments that run actions when they are selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = 7
    pill.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    pill.layer.shadowRadius = 4
    pill.backgroundColor = Self.pillColor
    pill.isHidden = true
    addSubview(pill)
  }

  // MARK: Selection

  /// From 0 on; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      selection = segments.indices.contains(newValue) ? newValue : -1
      update(animated: false)
    }
  }

  /// Whether a segment stays selected only while a finger is on it.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = -1 } }
  }

  /// Whether segments are as wide as what they show; otherwise all are as wide as the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsChanged() }
  }

  /// The colour behind the selected segment; `nil` for iOS's.
  open var selectedSegmentTintColor: UIColor? {
    didSet { pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor }
  }

  /// Sets attributes of titles in a state, of which font and foreground colour count.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    for segment in segments { segment.attributes = titleAttributes }
    segmentsChanged()
  }

  /// Returns the attributes that were set for titles in a state; `nil` for none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  // MARK: Changes

  private func makeSegment() -> SegmentView {
    let segment = SegmentView()
    segment.attributes = titleAttributes
    return segment
  }

  func take(_ action: UIAction, in segment: SegmentView) {
    segment.action = action
    segment.image = action.image
    segment.title = action.title.isEmpty ? nil : action.title
  }

  func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
    let segment = makeSegment()
    fill(segment)
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selection >= place { selection += 1 }
    segmentsChanged(animated: animated)
  }

  func remove(at index: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(index, 0), segments.count - 1)
    segments.remove(at: place).removeFromSuperview()
    if selection == place { selection = -1 } else if selection > place { selection -= 1 }
    segmentsChanged(animated: animated)
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selection = -1
    segmentsChanged()
  }

  func segmentsChanged(animated: Bool = false) {
    for segment in segments where segment.superview == nil { addSubview(segment) }
    while separators.count > max(segments.count - 1, 0) { separators.removeLast().removeFromSuperview() }
    while separators.count < segments.count - 1 {
      let separator = UIView()
      separator.isUserInteractionEnabled = false
      separator.backgroundColor = .separator
      separators.append(separator)
      insertSubview(separator, at: 0)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    update(animated: animated)
  }

  // MARK: Places

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(\.contentWidth)
    let isEven = !apportionsSegmentWidthsByContent && !segments.contains { $0.width > 0 }
    let width = isEven ? (widths.max() ?? 0) * CGFloat(widths.count) : widths.reduce(0, +)
    return CGSize(width: width, height: SegmentView.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The segments' places, from the first on.
  private var frames: [CGRect] {
    let isEven = !apportionsSegmentWidthsByContent
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.filter { $0.width == 0 }
    let natural = flexible.reduce(0) { $0 + $1.contentWidth }
    let room = bounds.width - fixed
    var x: CGFloat = 0
    let frames = segments.map { segment in
      let share =
        isEven ? room / CGFloat(max(flexible.count, 1)) : natural > 0 ? segment.contentWidth / natural * room : 0
      let width = segment.width > 0 ? segment.width : max(share, 0)
      defer { x += width }
      return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
  }

  /// The segment behind which the pill is; `nil` for none.
  private var shown: Int? {
    if isMomentary { return highlight }
    return slide ?? (segments.indices.contains(selection) ? selection : nil)
  }

  private func update(animated: Bool) {
    let changes = { [self] in
      for (index, segment) in segments.enumerated() { segment.isSelected = index == shown }
      place()
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: changes)
  }

  private func place() {
    let frames = frames
    let isPressed = slide != nil
    for (index, segment) in segments.enumerated() {
      segment.transform = .identity
      segment.frame = frames[index]
      segment.alpha = index == highlight && !isMomentary ? 0.3 : 1
      if isPressed, index == shown { segment.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) }
    }
    for (index, separator) in separators.enumerated() {
      let scale = max(traitCollection.displayScale, 1)
      let edge = (max(frames[index].minX, frames[index + 1].minX) * scale).rounded() / scale
      separator.frame = CGRect(x: edge - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      separator.alpha = shown == index || shown == index + 1 ? 0 : 1
    }
    guard let shown, frames.indices.contains(shown) else {
      pill.isHidden = true
      return
    }
    let frame = frames[shown].insetBy(dx: 2, dy: 2)
    if pill.isHidden {
      // It comes where it is to be, instead of sliding in from elsewhere.
      UIView.performWithoutAnimation {
        pill.isHidden = false
        setPill(frame, isPressed: isPressed)
      }
    } else {
      setPill(frame, isPressed: isPressed)
    }
  }

  private func setPill(_ frame: CGRect, isPressed: Bool) {
    pill.transform = .identity
    pill.frame = isPressed ? frame.insetBy(dx: frame.width * 0.025, dy: frame.height * 0.025) : frame
  }

  // MARK: Tracking

  private func segment(at x: CGFloat) -> Int? {
    guard !segments.isEmpty else { return nil }
    let frames = frames
    return frames.indices.min { distance(frames[$0], x) < distance(frames[$1], x) }
  }

  private func distance(_ frame: CGRect, _ x: CGFloat) -> CGFloat { max(frame.minX - x, x - frame.maxX, 0) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch.location(in: self).x), segments[index].isEnabled else { return false }
    if index == selection, !isMomentary { slide = index } else { highlight = index }
    update(animated: true)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segment(at: touch.location(in: self).x)
    if slide != nil {
      if let index, index != slide, segments[index].isEnabled {
        slide = index
        update(animated: true)
      }
    } else {
      let now = index.flatMap { isTouchInside && segments[$0].isEnabled ? $0 : nil }
      if now != highlight {
        highlight = now
        update(animated: true)
      }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = slide ?? (isTouchInside ? highlight : nil)
    let old = selection
    slide = nil
    highlight = nil
    if let chosen, chosen != old || isMomentary, segments.indices.contains(chosen) {
      selection = chosen
      if !isMomentary { update(animated: true) }
      if let action = segments[chosen].action { sendAction(action) }
      sendValueChanged(with: event)
      if isMomentary { selection = -1 }
    }
    update(animated: true)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    slide = nil
    highlight = nil
    update(animated: true)
  }

  override func controlStateChanged() {
    super.controlStateChanged()
    for segment in segments { segment.label.isEnabled = isEnabled }
  }

  override var keepsTaps: Bool { true }
  override var keepsDrags: Bool { slide != nil }

  // MARK: Segments. An index without a segment counts as the nearest one, or changes nothing.

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title, before the one that has the index now, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  /// Puts in a segment with an image, before the one that has the index now, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  /// Puts in a segment that runs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { take(action, in: $0) }
  }

  /// Takes a segment out, for an index without a segment the nearest. If it was selected, none is afterwards.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Gives a segment a title, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = nil
      $0.title = title
    }
  }

  /// Returns a segment's title; `nil` for an image alone.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Gives a segment an image, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = nil
      $0.image = image
    }
  }

  /// Returns a segment's image; `nil` for a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Gives a segment an action to run when people select it, with the action's image or else its title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { take(action, in: $0) } }

  /// Returns the action that a segment runs; `nil` for none.
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Returns the segment with an action; `noSegment` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
  }

  /// Sets a width in points; 0 for what suits the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// Returns the width that was set for a segment, in points; 0 for what suits the content.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Says whether people can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Returns whether people can select a segment, as they can at first.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }
}
