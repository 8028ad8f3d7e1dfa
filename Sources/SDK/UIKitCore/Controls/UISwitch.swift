// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  override class var endsEditingByDefault: Bool { true }

  private let content = UIView()
  private let track = UIView()
  private let thumb = ThumbView(frame: .zero)
  private var isTurnedOn = false
  /// What it was when the finger came down, and where that was.
  private var trackingStart: (isOn: Bool, x: CGFloat)?
  private var isDragged = false

  private static var size: CGSize { CGSize(width: 51, height: 31) }
  private static var inset: CGFloat { 2 }
  private static var stretch: CGFloat { 6 }
  /// A finger that moves less, in points, taps.
  private static var slop: CGFloat { 8 }

  private static let offColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x39 / 255, green: 0x39 / 255, blue: 0x3D / 255, alpha: 1)
      : UIColor(red: 0xE9 / 255, green: 0xE9 / 255, blue: 0xEA / 255, alpha: 1)
  }

  /// Makes a switch; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    content.isUserInteractionEnabled = false
    hugsContent()
    addSubview(content)
    content.addSubview(track)
    content.addSubview(thumb)
    track.layer.cornerRadius = Self.size.height / 2
    updateColors()
    placeThumb()
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the switch is on; `false` at first. Setting it causes no event and no movement.
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isTurnedOn = on
    updateLooks(animated: animated)
  }

  /// The colour of the switch while it is on; `nil` for green.
  open var onTintColor: UIColor? {
    didSet { updateColors() }
  }

  /// The colour of the knob; `nil` for white.
  open var thumbTintColor: UIColor? {
    didSet { updateColors() }
  }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeThumb()
  }

  override func controlStateChanged() {
    super.controlStateChanged()
    content.alpha = isEnabled ? 1 : 0.5
    updateLooks(animated: window != nil)
  }

  private func updateLooks(animated: Bool) {
    let changes = { [self] in
      updateColors()
      placeThumb()
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: changes)
  }

  private func updateColors() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : Self.offColor
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  private func placeThumb() {
    let size = Self.size
    content.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    track.frame = content.bounds
    let length = size.height - 2 * Self.inset
    let width = isHighlighted ? length + Self.stretch : length
    let isOnRight = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isOnRight ? size.width - Self.inset - width : Self.inset
    thumb.frame = CGRect(x: x, y: Self.inset, width: width, height: length)
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trackingStart = (isOn, touch.location(in: self).x)
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let trackingStart else { return false }
    let x = touch.location(in: self).x
    if abs(x - trackingStart.x) > Self.slop { isDragged = true }
    if isDragged {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let on = (x > bounds.midX) != isMirrored
      if on != isOn { setOn(on, animated: true) }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let start = trackingStart else { return }
    trackingStart = nil
    if !isDragged, isTouchInside { setOn(!isOn, animated: true) }
    if isOn != start.isOn { sendValueChanged(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let start = trackingStart { setOn(start.isOn, animated: true) }
    trackingStart = nil
  }

  override var focusShape: FocusShape { .ring(radius: Self.size.height / 2) }

  override var keepsTaps: Bool { true }
  override var keepsDrags: Bool { isTracking && isDragged }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalValue: String? { isOn ? "1" : "0" }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union([.button, .toggleButton]) }
  override var naturalRole: AccessibilityRole { .toggle }
}
