// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lies over a window while a compact date picker is open: has what chooses on a plate beside the button, and takes all fingers and keys.
@MainActor
final class DatePickerOverlay: UIView {
  private static let cornerRadius: CGFloat = 13
  /// Between the plate and the button, and between it and the sides of the window, in points.
  private static let gap: CGFloat = 8
  /// Wheels for a time need less than a month.
  private static let timeSize = CGSize(width: 220, height: 200)

  let picker: UIDatePicker
  /// Called when it closes.
  var onEnd: () -> Void = {}
  private weak var source: UIView?
  /// Whoever takes keys again when it closes.
  private weak var heir: UIResponder?
  private let plate = UIView()
  private let body = UIView()
  private var isReady = false
  private var isEnding = false

  init(_ picker: UIDatePicker, for source: UIView, in window: UIWindow) {
    self.picker = picker
    self.source = source
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    plate.layer.shadowOpacity = 0.2
    plate.layer.shadowRadius = 24
    plate.layer.shadowOffset = CGSize(width: 0, height: 6)
    plate.traitOverrideValues.userInterfaceLevel = .elevated
    body.backgroundColor = .secondarySystemGroupedBackground
    body.layer.cornerRadius = Self.cornerRadius
    body.clipsToBounds = true
    addSubview(plate)
    plate.addSubview(body)
    body.addSubview(picker)
    isReady = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Coming and going

  func present(in window: UIWindow) {
    // Whoever is typed into has done; others take keys again.
    let first = window.firstResponder
    heir = first is any UIKeyInput ? nil : first
    window.addSubview(self)
    becomeFirstResponder()
    layoutIfNeeded()
    UIView.performWithoutAnimation {
      plate.alpha = 0
      plate.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
    }
    UIView.animate(
      springDuration: 0.35, bounce: 0.15, options: .allowUserInteraction,
      animations: {
        plate.alpha = 1
        plate.transform = .identity
      })
  }

  func dismiss(isAnimated: Bool) {
    guard !isEnding else { return }
    isEnding = true
    // From here on fingers reach what is behind.
    isUserInteractionEnabled = false
    if isFirstResponder, heir?.becomeFirstResponder() != true { resignFirstResponder() }
    onEnd()
    guard isAnimated else { return removeFromSuperview() }
    UIView.animate(
      springDuration: 0.25, bounce: 0,
      animations: {
        plate.alpha = 0
        plate.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      }, completion: { [self] _ in removeFromSuperview() })
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    // The window was turned or resized: the button is elsewhere now.
    if isReady, bounds.size != old.size { dismiss(isAnimated: false) }
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source, source.window === window else { return }
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let size = picker.datePickerMode == .time ? Self.timeSize : picker.intrinsicContentSize
    let frame = Self.place(size, beside: source.convert(source.bounds, to: self), in: room)
    plate.bounds.size = frame.size
    plate.center = CGPoint(x: frame.midX, y: frame.midY)
    body.frame = plate.bounds
    picker.frame = body.bounds
    plate.layer.shadowPath = UIBezierPath(roundedRect: plate.bounds, cornerRadius: Self.cornerRadius).cgPath
    let isDark = traitCollection.userInterfaceStyle == .dark
    body.layer.borderWidth = isDark ? 1 / max(traitCollection.displayScale, 1) : 0
    body.layer.borderColor = UIColor(white: 1, alpha: 0.2).cgColor
  }

  /// Finds where a plate goes: below a button, above it, or where there is room for neither over it.
  static func place(_ size: CGSize, beside source: CGRect, in room: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    let x = min(max((source.midX - size.width / 2).rounded(), room.minX), room.maxX - size.width)
    let below = source.maxY + gap
    let above = source.minY - gap - size.height
    let y: CGFloat
    if below + size.height <= room.maxY {
      y = below
    } else if above >= room.minY {
      y = above
    } else {
      y = min(max((source.midY - size.height / 2).rounded(), room.minY), room.maxY - size.height)
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  // MARK: Fingers and keys

  private var cameDownOutside = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    cameDownOutside = touches.allSatisfy(isOutside)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if cameDownOutside, touches.allSatisfy(isOutside) { dismiss(isAnimated: true) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cameDownOutside = false }

  private func isOutside(_ touch: UITouch) -> Bool { !plate.bounds.contains(touch.location(in: plate)) }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { take(key) } }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  private func take(_ key: UIKey) {
    let isTime = picker.datePickerMode == .time
    let side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardEscape, .keyboardMenu, .keyboardReturnOrEnter, .keypadEnter, .keyboardSelect, .keyboardSpacebar:
      dismiss(isAnimated: true)
    case .keyboardUpArrow: isTime ? step(-1) : picker.choose(by: -7, .day)
    case .keyboardDownArrow: isTime ? step(1) : picker.choose(by: 7, .day)
    case .keyboardLeftArrow: isTime ? step(-side) : picker.choose(by: -side, .day)
    case .keyboardRightArrow: isTime ? step(side) : picker.choose(by: side, .day)
    default: break
    }
  }

  private func step(_ count: Int) { picker.choose(by: count * picker.minuteInterval, .minute) }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(isAnimated: true)
    return true
  }
}
