// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A control that makes a value larger or smaller by steps.
@MainActor
open class UIStepper: UIControl {
  override class var endsEditingByDefault: Bool { true }

  /// Which half a finger is on.
  private enum Half {
    case less
    case more
  }

  private var amount = 0.0
  private var pressed: Half?
  private var isPressedNow = false
  private var hasChanged = false
  private var repeats = 0
  private var call: PlatformCall?

  private static var size: CGSize { CGSize(width: 94, height: 32) }

  /// Makes a stepper; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    contentMode = .redraw
    hugsContent()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value, 0 at first; others become the nearest that there is. Setting it causes no event.
  open var value: Double {
    get { amount }
    set {
      guard !newValue.isNaN else { return }
      amount = min(max(newValue, minimumValue), maximumValue)
      setNeedsDisplay()
    }
  }

  /// The least value, 0 by default; more than `maximumValue` raises that too.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = amount
    }
  }

  /// The greatest value, 100 by default; less than `minimumValue` lowers that too.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = amount
    }
  }

  /// How much the value changes at once; more than 0.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0) { stepValue = oldValue } }
  }

  /// Whether the least value follows the greatest, and the other way round.
  open var wraps = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the value goes on changing while a finger stays.
  open var autorepeat = true

  /// Whether each change is told; otherwise when the finger leaves.
  open var isContinuous = true

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self).x)
    guard canStep(half) else { return false }
    pressed = half
    isPressedNow = true
    hasChanged = false
    repeats = 0
    setNeedsDisplay()
    step(with: event)
    if autorepeat { repeatLater(after: 0.5) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let isOn = isTouchInside && half(at: place.x) == pressed
    if isOn != isPressedNow {
      isPressedNow = isOn
      setNeedsDisplay()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    letGo(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo(with: event)
  }

  private func letGo(with event: UIEvent?) {
    call = nil
    pressed = nil
    setNeedsDisplay()
    if hasChanged, !isContinuous { sendValueChanged(with: event) }
  }

  private func repeatLater(after seconds: TimeInterval) {
    call = UIApplication.call(after: seconds) { [weak self] in self?.repeatNow() }
  }

  private func repeatNow() {
    guard let pressed else { return }
    if isPressedNow, canStep(pressed) { step(with: nil) }
    repeats += 1
    if self.pressed != nil { repeatLater(after: repeats < 10 ? 0.1 : 0.05) }
  }

  private func canStep(_ half: Half) -> Bool {
    wraps || (half == .less ? value > minimumValue : value < maximumValue)
  }

  private func step(with event: UIEvent?) {
    guard let pressed else { return }
    let old = value
    value = stepped(pressed)
    guard value != old else { return }
    hasChanged = true
    if isContinuous { sendValueChanged(with: event) }
  }

  private func stepped(_ half: Half) -> Double {
    let new = half == .less ? value - stepValue : value + stepValue
    if wraps, new > maximumValue { return minimumValue }
    if wraps, new < minimumValue { return maximumValue }
    return new
  }

  private func half(at x: CGFloat) -> Half { (x < bounds.midX) != isMirrored ? .less : .more }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override var keepsTaps: Bool { true }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func controlStateChanged() {
    super.controlStateChanged()
    setNeedsDisplay()
  }

  open override func draw(_ rect: CGRect) {
    let frame = CGRect(
      x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
      height: Self.size.height)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 8).fill()
    if let pressed, isPressedNow {
      let isOnLeft = (pressed == .less) != isMirrored
      let half = CGRect(
        x: isOnLeft ? frame.minX : frame.midX, y: frame.minY, width: frame.width / 2, height: frame.height)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(
        roundedRect: half, byRoundingCorners: isOnLeft ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight],
        cornerRadii: CGSize(width: 8, height: 8)
      ).fill()
    } else {
      UIColor.separator.setFill()
      UIBezierPath(rect: CGRect(x: frame.midX - 0.5, y: frame.midY - 9, width: 1, height: 18)).fill()
    }
    for half in [Half.less, .more] {
      let isOnLeft = (half == .less) != isMirrored
      drawSign(half, at: CGPoint(x: frame.midX + (isOnLeft ? -1 : 1) * frame.width / 4, y: frame.midY))
    }
  }

  private func drawSign(_ half: Half, at center: CGPoint) {
    (isEnabled && canStep(half) ? UIColor.label : .tertiaryLabel).setFill()
    UIBezierPath(rect: CGRect(x: center.x - 7.5, y: center.y - 0.9, width: 15, height: 1.8)).fill()
    guard half == .more else { return }
    // In two pieces, so that a translucent colour does not add up where they cross.
    for y in [center.y - 7.5, center.y + 0.9] {
      UIBezierPath(rect: CGRect(x: center.x - 0.9, y: y, width: 1.8, height: 6.6)).fill()
    }
  }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  override var naturalValue: String? { value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)" }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.adjustable) }
  override var naturalRole: AccessibilityRole { .stepper }

  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(minimum: minimumValue, maximum: maximumValue, step: stepValue, value: value)
  }

  override func setAccessibilityNumber(_ number: Double) {
    let old = value
    value = number
    if value != old { sendValueChanged(with: nil) }
  }

  open override func accessibilityIncrement() { step(.more) }

  open override func accessibilityDecrement() { step(.less) }

  private func step(_ half: Half) {
    let old = value
    value = stepped(half)
    if value != old { sendValueChanged(with: nil) }
  }
}
