// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days of a month, as a date picker shows them inline.
@MainActor
final class MonthView: UIView {
  static let size = CGSize(width: 320, height: 336)
  private static let (headerHeight, weekdayHeight, margin): (CGFloat, CGFloat, CGFloat) = (48, 24, 12)
  private static let weekCount = 6

  /// Called with the start of a day that was tapped.
  var onChoice: (Date) -> Void = { _ in }
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days = (0..<(weekCount * 7)).map { _ in DayControl() }

  private var calendar = Calendar.current
  private var locale = Locale.current
  private var chosen = Date()
  private var isAllowed: (Date, Calendar.Component) -> Bool = { _, _ in true }
  /// The start of the month that shows.
  private var month = Date()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.accessibilityTraits = .header
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

  /// Shows the month of a date.
  ///
  /// - Parameters:
  ///   - date: What is chosen.
  ///   - calendar: With its time zone.
  ///   - locale: Whose names days and months have.
  ///   - isAllowed: Whether the day, or the month, of a date may be chosen.
  func show(
    _ date: Date, in calendar: Calendar, _ locale: Locale, isAllowed: @escaping (Date, Calendar.Component) -> Bool
  ) {
    (chosen, self.calendar, self.locale, self.isAllowed) = (date, calendar, locale, isAllowed)
    month = calendar.dateInterval(of: .month, for: date)?.start ?? date
    update()
  }

  private func turn(by months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
    month = next
    update()
  }

  private func formatter(_ template: String) -> DateFormatter {
    let result = DateFormatter()
    result.calendar = calendar
    result.locale = locale
    result.timeZone = calendar.timeZone
    result.setLocalizedDateFormatFromTemplate(template)
    return result
  }

  private func update() {
    let names = formatter("yMMMM")
    title.text = names.string(from: month)
    for (button, step) in [(back, -1), (forward, 1)] {
      let next = calendar.date(byAdding: .month, value: step, to: month)
      button.accessibilityLabel = next.map(names.string)
      button.isEnabled = next.map { isAllowed($0, .month) } ?? false
    }
    let symbols: [String] = names.veryShortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where symbols.count == 7 {
      label.text = symbols[(index + calendar.firstWeekday - 1) % 7]
    }
    showDays()
    setNeedsLayout()
  }

  private func showDays() {
    let spoken = formatter("yMMMMEEEEd")
    let numbers = NumberFormatter()
    numbers.locale = locale
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, control) in days.enumerated() {
      let number = index - first
      let date = (0..<count).contains(number) ? calendar.date(byAdding: .day, value: number, to: month) : nil
      control.date = date
      control.isHidden = date == nil
      guard let date else { continue }
      control.text = numbers.string(from: NSNumber(value: number + 1))
      control.accessibilityLabel = spoken.string(from: date)
      control.isToday = calendar.isDateInToday(date)
      control.isSelected = calendar.isDate(date, inSameDayAs: chosen)
      control.isEnabled = isAllowed(date, .day)
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
    place(title, Self.margin + 8, 0, CGSize(width: max(width - 108, 0), height: Self.headerHeight))
    let buttonSize = CGSize(width: 44, height: Self.headerHeight)
    place(back, bounds.width - Self.margin - 92, 0, buttonSize)
    place(forward, bounds.width - Self.margin - 44, 0, buttonSize)
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
