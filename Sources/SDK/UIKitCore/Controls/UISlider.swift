// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control that takes a value between two others by where its knob is.
@MainActor
open class UISlider: UIControl {
  override class var endsEditingByDefault: Bool { true }

  private let content = UIView()
  private let maximumTrack = UIView()
  private let minimumTrack = UIView()
  private let thumb = ThumbView(frame: .zero)
  private let thumbImageView = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private var thumbImages: [State.RawValue: UIImage] = [:]
  private var position: Float = 0
  /// From the finger to the middle of the knob, in points.
  private var grip: CGFloat = 0

  private static var thumbLength: CGFloat { 28 }
  private static var trackHeight: CGFloat { 4 }
  /// A finger this far beside the knob has hold of it, in points.
  private static var reach: CGFloat { 12 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.isUserInteractionEnabled = false
    addSubview(content)
    for view in [maximumTrack, minimumTrack, thumb, thumbImageView, minimumImageView, maximumImageView] {
      content.addSubview(view)
    }
    for track in [maximumTrack, minimumTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
    updateColors()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value where the knob is, 0 at first; others become the nearest that there is. Setting it causes no event.
  open var value: Float {
    get { position }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading side, 0 by default; more than `maximumValue` raises that too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(value, animated: false)
    }
  }

  /// The value at the trailing side, 1 by default; less than `minimumValue` lowers that too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(value, animated: false)
    }
  }

  /// Takes a value, or the nearest that there is, without an event.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    position = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else { return UIView.performWithoutAnimation(place) }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { [self] in place() })
  }

  /// Whether the value is told while the knob moves; otherwise when the finger leaves.
  open var isContinuous = true

  // MARK: Looks

  /// The colour of the track on the side of small values; `nil` for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the track on the side of large values; `nil` for grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// What is beside the track on the side of small values.
  open var minimumValueImage: UIImage? {
    didSet {
      minimumImageView.image = minimumValueImage
      setNeedsLayout()
    }
  }

  /// What is beside the track on the side of large values.
  open var maximumValueImage: UIImage? {
    didSet {
      maximumImageView.image = maximumValueImage
      setNeedsLayout()
    }
  }

  /// Shows an image in place of the knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    setNeedsLayout()
  }

  /// Returns the image in place of the knob in a state: that of the normal state where none was set.
  open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }

  /// The image in place of the knob in the state that the slider is in; `nil` for the knob.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func controlStateChanged() {
    super.controlStateChanged()
    content.alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  // MARK: Places

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  /// Returns where the image for small values is drawn.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, isOnLeft: !isMirrored)
  }

  /// Returns where the image for large values is drawn.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, isOnLeft: isMirrored)
  }

  /// Returns where the track is drawn.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: 2, dy: 0)
    for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    where !image.isEmpty {
      if image.midX < bounds.midX {
        room.size.width -= image.maxX + 8 - room.minX
        room.origin.x = image.maxX + 8
      } else {
        room.size.width = image.minX - 8 - room.minX
      }
    }
    return CGRect(
      x: room.minX, y: bounds.midY - Self.trackHeight / 2, width: max(room.width, 0), height: Self.trackHeight)
  }

  /// Returns where the knob is drawn.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbLength, height: Self.thumbLength)
    let room = max(rect.width - size.width, 0)
    return CGRect(
      x: rect.minX + room * (isMirrored ? 1 - part : part), y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, isOnLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isOnLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    content.frame = bounds
    let track = trackRect(forBounds: content.bounds)
    let knob = thumbRect(forBounds: content.bounds, trackRect: track, value: value)
    maximumTrack.frame = track
    minimumTrack.frame =
      isMirrored
      ? CGRect(x: knob.midX, y: track.minY, width: max(track.maxX - knob.midX, 0), height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: max(knob.midX - track.minX, 0), height: track.height)
    let image = currentThumbImage
    thumb.isHidden = image != nil
    thumbImageView.image = image
    thumb.frame = knob
    thumbImageView.frame = knob
    minimumImageView.frame = minimumValueImageRect(forBounds: content.bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: content.bounds)
  }

  // MARK: Tracking

  private var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard knob.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) else { return false }
    grip = knob.midX - place.x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - knob.width
    guard room > 0 else { return true }
    let part = min(max((touch.location(in: self).x + grip - knob.width / 2 - track.minX) / room, 0), 1)
    let old = value
    setValue(minimumValue + Float(isMirrored ? 1 - part : part) * (maximumValue - minimumValue), animated: false)
    if isContinuous, value != old { sendValueChanged(with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendValueChanged(with: event) }
  }

  override var keepsDrags: Bool { isTracking }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalValue: String? {
    let range = maximumValue - minimumValue
    return "\(range > 0 ? Int(((value - minimumValue) / range * 100).rounded()) : 0)%"
  }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.adjustable) }
  override var naturalRole: AccessibilityRole { .slider }

  override var accessibilityRange: AccessibilityRange? {
    let (minimum, maximum) = (Double(minimumValue), Double(maximumValue))
    return AccessibilityRange(
      minimum: minimum, maximum: maximum, step: (maximum - minimum) / 10, value: Double(value))
  }

  override func setAccessibilityNumber(_ number: Double) {
    let old = value
    setValue(Float(number), animated: true)
    if value != old { sendValueChanged(with: nil) }
  }

  /// Moves the knob by a tenth of the way.
  open override func accessibilityIncrement() {
    setAccessibilityNumber(Double(value + (maximumValue - minimumValue) / 10))
  }

  open override func accessibilityDecrement() {
    setAccessibilityNumber(Double(value - (maximumValue - minimumValue) / 10))
  }
}
