// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days of a month, as a date picker shows them inline. The title turns the days into wheels for month and year, and back.
@MainActor
final class MonthView: UIView, DateContent {
  static let size = CGSize(width: 320, height: 336)
  private static let (headerHeight, weekdayHeight, margin): (CGFloat, CGFloat, CGFloat) = (48, 24, 12)
  private static let weekCount = 6

  /// Called with a date on the day that was tapped, or in the month that was turned to.
  var onChoice: (Date) -> Void = { _ in }
  private let title = MonthTitle()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days = (0..<(weekCount * 7)).map { _ in DayControl() }
  /// Wheels for month and year, while they show.
  private var wheels: UIDatePicker?

  private var settings = DateSettings(date: Date(), calendar: .current, locale: .current)
  /// The start of the month that shows.
  private var month = Date()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    addSubview(title)
    for (button, symbol, step) in [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 19, weight: .medium)
      button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
      addSubview(button)
    }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
    }
    for day in days {
      day.addAction(
        UIAction { [weak self, weak day] _ in
          if let date = day?.date { self?.onChoice(date) }
        }, for: .touchUpInside)
      addSubview(day)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }

  func show(_ settings: DateSettings) {
    self.settings = settings
    month = settings.calendar.dateInterval(of: .month, for: settings.date)?.start ?? settings.date
    wheels?.take(settings)
    update()
  }

  private func turn(by months: Int) {
    guard let next = settings.calendar.date(byAdding: .month, value: months, to: month) else { return }
    month = next
    update()
  }

  // MARK: Months and years

  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else {
      let wheels = UIDatePicker(frame: bounds)
      wheels.datePickerMode = .yearAndMonth
      wheels.take(settings)
      // The month that shows, which nobody need have chosen.
      if let shown = settings.calendar.date(byAdding: .day, value: chosenDay - 1, to: month) { wheels.date = shown }
      wheels.endsEditing = false
      wheels.addAction(
        UIAction { [weak self] action in
          if let wheels = action.sender as? UIDatePicker { self?.onChoice(wheels.date) }
        }, for: .valueChanged)
      addSubview(wheels)
      self.wheels = wheels
    }
    update()
  }

  /// The day of the chosen date, as far as the month that shows has it.
  private var chosenDay: Int {
    let count = settings.calendar.range(of: .day, in: .month, for: month)?.count ?? 28
    return min(settings.calendar.component(.day, from: settings.date), count)
  }

  // MARK: Days

  private func update() {
    let names = settings.formatter("yMMMM")
    title.text = names.string(from: month)
    title.isOpen = wheels != nil
    title.isEnabled = settings.isEnabled
    for (button, step) in [(back, -1), (forward, 1)] {
      let next = settings.calendar.date(byAdding: .month, value: step, to: month)
      button.accessibilityLabel = next.map(names.string)
      button.isEnabled = settings.isEnabled && next.map { settings.allows($0, .month) } ?? false
      button.isHidden = wheels != nil
    }
    let symbols: [String] = names.veryShortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where symbols.count == 7 {
      label.text = symbols[(index + settings.calendar.firstWeekday - 1) % 7]
      label.isHidden = wheels != nil
    }
    showDays()
    setNeedsLayout()
  }

  private func showDays() {
    let calendar = settings.calendar
    let spoken = settings.formatter("yMMMMEEEEd")
    let numbers = NumberFormatter()
    numbers.locale = settings.locale
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, control) in days.enumerated() {
      let number = index - first
      let date = (0..<count).contains(number) ? calendar.date(byAdding: .day, value: number, to: month) : nil
      control.date = date
      control.isHidden = date == nil || wheels != nil
      guard let date else { continue }
      control.text = numbers.string(from: NSNumber(value: number + 1))
      control.accessibilityLabel = spoken.string(from: date)
      control.isToday = calendar.isDateInToday(date)
      control.isSelected = calendar.isDate(date, inSameDayAs: settings.date)
      control.isEnabled = settings.isEnabled && settings.allows(date, .day)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - 2 * Self.margin
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: y, width: size.width, height: size.height)
    }
    let titleWidth = min(title.intrinsicContentSize.width, max(width - 108, 0))
    place(title, Self.margin + 8, 0, CGSize(width: titleWidth, height: Self.headerHeight))
    let buttonSize = CGSize(width: 44, height: Self.headerHeight)
    place(back, bounds.width - Self.margin - 92, 0, buttonSize)
    place(forward, bounds.width - Self.margin - 44, 0, buttonSize)
    wheels?.frame = CGRect(
      x: 0, y: Self.headerHeight, width: bounds.width, height: max(bounds.height - Self.headerHeight, 0))
    let column = width / 7
    let top = Self.headerHeight + Self.weekdayHeight
    let row = max(bounds.height - top - 6, 0) / CGFloat(Self.weekCount)
    for (index, label) in weekdays.enumerated() {
      let size = CGSize(width: column, height: Self.weekdayHeight)
      place(label, Self.margin + CGFloat(index) * column, Self.headerHeight, size)
    }
    for (index, day) in days.enumerated() {
      let (x, y) = (Self.margin + CGFloat(index % 7) * column, top + CGFloat(index / 7) * row)
      place(day, x, y, CGSize(width: column, height: row))
    }
  }
}

/// A day of a month.
@MainActor
private final class DayControl: UIControl {
  private let circle = UIView()
  private let label = UILabel()
  /// The start of the day.
  var date: Date?
  var isToday = false {
    didSet { updateLook() }
  }
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.isAccessibilityElement = false
    for view in [circle, label] { addSubview(view) }
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { updateLook() }
  }
  override var isEnabled: Bool {
    didSet { updateLook() }
  }
  override var isHighlighted: Bool {
    didSet { updateLook() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
    circle.isHidden = !isSelected
    let color: UIColor = isToday || isSelected ? tintColor : .label
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : color
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .medium : .regular)
    label.alpha = isHighlighted ? 0.3 : 1
  }

  override var isNaturalElement: Bool { true }
  override var naturalTraits: UIAccessibilityTraits {
    super.naturalTraits.union(isSelected ? [.button, .selected] : .button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 44)
    circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
