// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A button for the day and one for the time, as a date picker shows them where there is little room. Each opens what chooses.
@MainActor
final class CompactDateView: UIView, DateContent {
  private static let gap: CGFloat = 6

  /// Called with what somebody has chosen.
  var onChoice: (Date) -> Void = { _ in }
  private weak var owner: UIDatePicker?
  private let dayButton: DateButton?
  private let timeButton: DateButton?
  private var settings = DateSettings(date: Date(), calendar: .current, locale: .current)
  private var overlay: DatePickerOverlay?

  init(for owner: UIDatePicker, hasDate: Bool, hasTime: Bool) {
    self.owner = owner
    dayButton = hasDate ? DateButton() : nil
    timeButton = hasTime ? DateButton() : nil
    super.init(frame: .zero)
    for (button, mode) in [(dayButton, UIDatePicker.Mode.date), (timeButton, .time)] {
      guard let button else { continue }
      button.owner = owner
      button.addAction(UIAction { [weak self] _ in self?.open(mode, at: button) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var buttons: [DateButton] { [dayButton, timeButton].compactMap { $0 } }

  func show(_ settings: DateSettings) {
    self.settings = settings
    dayButton?.text = settings.formatter(date: .medium, time: .none).string(from: settings.date)
    timeButton?.text = settings.formatter(date: .none, time: .short).string(from: settings.date)
    for button in buttons { button.isEnabled = settings.isEnabled }
    overlay?.picker.take(settings)
    if !settings.isEnabled { overlay?.dismiss(isAnimated: true) }
    setNeedsLayout()
  }

  // MARK: Opening

  /// Opens what the first button does.
  func openFirst() {
    if let dayButton { open(.date, at: dayButton) } else if let timeButton { open(.time, at: timeButton) }
  }

  private func open(_ mode: UIDatePicker.Mode, at button: DateButton) {
    guard let window, overlay == nil, settings.isEnabled else { return }
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .inline
    picker.take(settings)
    picker.tintColor = tintColor
    picker.endsEditing = false
    picker.addAction(
      UIAction { [weak self] action in
        if let picker = action.sender as? UIDatePicker { self?.onChoice(picker.date) }
      }, for: .valueChanged)
    let overlay = DatePickerOverlay(picker, for: button, in: window)
    overlay.onEnd = { [weak self, weak button] in
      button?.isOpen = false
      self?.overlay = nil
    }
    button.isOpen = true
    self.overlay = overlay
    overlay.present(in: window)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { overlay?.dismiss(isAnimated: false) }
  }

  // MARK: Places

  override var intrinsicContentSize: CGSize {
    let sizes = buttons.map(\.intrinsicContentSize)
    let width = sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(sizes.count - 1, 0))
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let whole = intrinsicContentSize
    var x: CGFloat
    switch owner?.effectiveContentHorizontalAlignment ?? .center {
    case .left: x = 0
    case .right: x = bounds.width - whole.width
    default: x = ((bounds.width - whole.width) / 2).rounded()
    }
    // Where there is less room than they want, they share it.
    let scale = whole.width > bounds.width && whole.width > 0 ? bounds.width / whole.width : 1
    x = max(x, 0)
    for button in isMirrored ? buttons.reversed() : buttons {
      let size = button.intrinsicContentSize
      let width = size.width * scale
      button.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      x += width + Self.gap * scale
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    owner?.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// A day or a time on a grey plate.
@MainActor
final class DateButton: UIControl {
  private static let cornerRadius: CGFloat = 8
  private static let padding = CGSize(width: 11, height: 6.5)
  private static let textSize: CGFloat = 17
  private static let largestTextSize: CGFloat = 22

  private let label = UILabel()
  weak var owner: UIDatePicker?
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
  /// Whether what chooses is open.
  var isOpen = false {
    didSet { updateLook() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.isAccessibilityElement = false
    addSubview(label)
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  override func controlStateChanged() {
    super.controlStateChanged()
    updateLook()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    let size = UIFontMetrics.default.scaledValue(for: Self.textSize, compatibleWith: traitCollection)
    label.font = .systemFont(ofSize: min(size, Self.largestTextSize))
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.3 : 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLook()
  }

  override var intrinsicContentSize: CGSize {
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    return CGSize(
      width: size.width.rounded(.up) + 2 * Self.padding.width,
      height: (size.height + 2 * Self.padding.height).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.padding.width, bounds.width / 2), dy: 0)
  }

  /// As high as a finger is wide.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min((bounds.height - 44) / 2, 0)).contains(point)
  }

  override var keepsTaps: Bool { true }

  // MARK: Accessibility

  override var isNaturalElement: Bool { true }
  /// A picker with a name gives it to its buttons; without one they are called by what they show.
  override var naturalLabel: String? { owner?.accessibilityLabel ?? text }
  override var naturalValue: String? { owner?.accessibilityLabel == nil ? nil : text }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }
  /// The picker is no element itself; what it says of itself its buttons say.
  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? owner?.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
}
