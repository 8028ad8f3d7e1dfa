// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIDatePicker {
  /// What the wheels are turned to.
  @nonexhaustive
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// Year, month and day.
    case date = 1
    /// A day, hours and minutes.
    case dateAndTime = 2
    /// Hours and minutes of a length of time.
    case countDownTimer = 3
  }
}

/// How a date picker looks.
@nonexhaustive
public enum UIDatePickerStyle: Int, Sendable {
  /// The picker chooses: wheels.
  case automatic = 0
  /// Wheels to turn.
  case wheels = 1
  /// A month with its days to tap; for days alone.
  case inline = 3
}

/// Wheels that are turned to a date, a time or a length of time, or a month whose days are tapped.
@MainActor
open class UIDatePicker: UIControl {
  override class var endsEditingByDefault: Bool { true }

  private let picker = DateWheels()
  /// The month, where days are chosen inline.
  private var monthView: MonthView?
  private var columns: [DateColumn] = []
  private var chosen = Date()
  private var duration: TimeInterval = 60

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: frame.size == .zero ? CGSize(width: 320, height: 216) : frame.size))
    picker.source = self
    picker.dataSource = picker
    picker.delegate = picker
    addSubview(picker)
    reload()
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: What is chosen

  /// What is chosen; a date outside the limits is brought to the nearest limit. Setting it tells no one.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Turns the wheels to a date, without telling anyone.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    turn(animated: animated)
  }

  /// In seconds, whole minutes below a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      guard !newValue.isNaN else { return }
      let interval = TimeInterval(minuteInterval * 60)
      duration = min(max((newValue / interval).rounded(.down) * interval, interval), 86_340)
      turn(animated: false)
    }
  }

  /// The earliest date that can be chosen; `nil` for none. Limits that cross each other count for nothing.
  open var minimumDate: Date? {
    didSet { limitsChanged() }
  }
  /// The latest date that can be chosen; `nil` for none. Limits that cross each other count for nothing.
  open var maximumDate: Date? {
    didSet { limitsChanged() }
  }
  /// A part of 60, at most 30; 1 for anything else.
  open var minuteInterval: Int {
    get { interval }
    set {
      interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      reload()
    }
  }
  private var interval = 1

  // MARK: How it is shown

  /// What can be chosen; at first day, hours and minutes.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { reload() } }
  }
  /// The look that is asked for. A month is `inline` and for the mode `date`; all else has wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { reload() } }
  }
  /// The look that the picker has: wheels, or a month.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .inline && datePickerMode == .date ? .inline : .wheels
  }
  /// `nil` for the person's own.
  open var locale: Locale? {
    didSet { reload() }
  }
  /// The calendar that days are counted in; `nil` for the person's own.
  open var calendar: Calendar! {
    get {
      if let ownCalendar { return ownCalendar }
      var usual = Calendar.current
      usual.locale = PersonLanguages.locale
      return usual
    }
    set {
      ownCalendar = newValue
      reload()
    }
  }
  private var ownCalendar: Calendar?
  /// `nil` for the calendar's.
  open var timeZone: TimeZone? {
    didSet { reload() }
  }

  open override var intrinsicContentSize: CGSize { monthView == nil ? picker.intrinsicContentSize : MonthView.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    monthView?.frame = bounds
  }

  // MARK: The month

  /// Shows the month, or no longer does.
  private func updateStyle() {
    let isInline = datePickerStyle == .inline
    guard isInline == (monthView == nil) else { return }
    picker.isHidden = isInline
    monthView?.removeFromSuperview()
    monthView = isInline ? MonthView(frame: bounds) : nil
    if let monthView {
      monthView.onChoice = { [weak self] in self?.choose($0) }
      addSubview(monthView)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showMonth() {
    monthView?.show(chosen, in: usedCalendar, usedLocale) { [weak self] in self?.isWithinLimits($0, $1) ?? false }
  }

  /// A day has been tapped; the time of day stays as it is.
  private func choose(_ day: Date) {
    let calendar = usedCalendar
    let time = calendar.dateComponents([.hour, .minute], from: chosen)
    chosen = limited(
      calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: day) ?? day)
    turn(animated: false)
    sendActions(for: .valueChanged)
    endTypingElsewhere()
  }

  // MARK: Wheels

  private var usedLocale: Locale { locale ?? ownCalendar.flatMap(Self.locale) ?? PersonLanguages.locale }

  /// Returns the locale that a calendar was given; one that was not given any says that of Foundation, which on Linux knows
  /// nothing of the person.
  private static func locale(of calendar: Calendar) -> Locale? {
    calendar.locale.flatMap { $0.identifier.isEmpty || $0 == .current ? nil : $0 }
  }

  private var usedCalendar: Calendar {
    var result: Calendar = calendar
    result.locale = usedLocale
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  private var order: DateColumnOrder { DateColumnOrder(locale: usedLocale) }

  private func reload() {
    let order = order
    let units: [DateColumn.Unit] =
      switch datePickerMode {
      case .time: order.time
      case .date: order.date
      case .dateAndTime: [.date] + order.time
      case .countDownTimer: [.hours, .minutes]
      }
    let months = usedCalendar.range(of: .month, in: .year, for: chosen)?.count ?? 12
    columns = units.map { DateColumn($0, minuteInterval: interval, monthCount: months) }
    updateStyle()
    texts = DateTexts(calendar: usedCalendar, locale: usedLocale, isTwelveHours: order.isTwelveHours)
    picker.reloadAllComponents()
    // From the middle, endless wheels have the longest way to go in either direction.
    turn(animated: false, isFresh: true)
  }

  private var texts = DateTexts(calendar: .current, locale: PersonLanguages.locale, isTwelveHours: false)

  private func limitsChanged() {
    chosen = limited(chosen)
    picker.reloadAllComponents()
    turn(animated: false)
  }

  private func limited(_ date: Date) -> Date {
    // Limits that cross each other are none.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let early = maximumDate.map { min(date, $0) } ?? date
    return minimumDate.map { max(early, $0) } ?? early
  }

  private func turn(animated: Bool, isFresh: Bool = false) {
    for (index, column) in columns.enumerated() {
      let row = column.row(
        of: value(of: column.unit, chosen), near: isFresh ? nil : picker.selectedRow(inComponent: index))
      if picker.selectedRow(inComponent: index) != row {
        picker.selectRow(row, inComponent: index, animated: animated)
      }
    }
    showMonth()
  }

  /// The day in the middle of the wheel of days.
  private var middleDay: Date { usedCalendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 788_918_400)) }

  private static let middleRow = 20_000

  private func value(of unit: DateColumn.Unit, _ date: Date) -> Int {
    let calendar = usedCalendar
    switch unit {
    case .year: return calendar.component(.year, from: date) - 1
    case .month: return calendar.component(.month, from: date) - 1
    case .day: return calendar.component(.day, from: date) - 1
    case .date:
      let days = calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
      return Self.middleRow + days
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / interval
    case .dayPeriod: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(duration) / 3600
    case .minutes: return Int(duration) % 3600 / 60 / interval
    }
  }

  private func row(_ unit: DateColumn.Unit) -> Int? {
    guard let index = columns.firstIndex(where: { $0.unit == unit }) else { return nil }
    return columns[index].value(ofRow: picker.selectedRow(inComponent: index))
  }

  /// A wheel has been turned.
  private func turned(_ component: Int) {
    if datePickerMode == .countDownTimer {
      // The least length is that of one step.
      let minutes = (row(.hours) ?? 0) * 60 + (row(.minutes) ?? 0) * interval
      duration = TimeInterval(max(minutes, interval) * 60)
    } else {
      chosen = limited(readDate(turned: columns[component].unit))
    }
    turn(animated: true)
    picker.refresh()
    sendActions(for: .valueChanged)
    endTypingElsewhere()
  }

  private func readDate(turned unit: DateColumn.Unit) -> Date {
    let calendar = usedCalendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: chosen)
    if let row = row(.date), let day = calendar.date(byAdding: .day, value: row - Self.middleRow, to: middleDay) {
      let whole = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year, parts.month, parts.day) = (whole.era, whole.year, whole.month, whole.day)
    }
    if let row = row(.year) { parts.year = row + 1 }
    if let row = row(.month) { parts.month = row + 1 }
    if let row = row(.hour) { parts.hour = row }
    if let row = row(.minute) { parts.minute = row * interval }
    if unit == .dayPeriod, let row = row(.dayPeriod), let hour = parts.hour { parts.hour = hour % 12 + row * 12 }
    let wanted = row(.day).map { $0 + 1 } ?? parts.day ?? 1
    // The 31st of a shorter month is its last day.
    parts.day = 1
    let first = calendar.date(from: parts) ?? chosen
    let last = calendar.range(of: .day, in: .month, for: first)?.upperBound ?? 32
    parts.day = min(wanted, last - 1)
    return calendar.date(from: parts) ?? chosen
  }

  /// Whether a row leads to a date that can be chosen.
  private func isAllowed(_ value: Int, _ unit: DateColumn.Unit) -> Bool {
    let calendar = usedCalendar
    let granularity: Calendar.Component
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: chosen)
    switch unit {
    case .year: (parts.year, granularity) = (value + 1, .year)
    case .month: (parts.month, granularity) = (value + 1, .month)
    case .day:
      guard let days = calendar.range(of: .day, in: .month, for: chosen), days.contains(value + 1) else { return false }
      (parts.day, granularity) = (value + 1, .day)
    case .date:
      guard let day = calendar.date(byAdding: .day, value: value - Self.middleRow, to: middleDay) else { return false }
      return isWithinLimits(day, .day)
    case .hour: (parts.hour, granularity) = (value, .hour)
    case .minute: (parts.minute, granularity) = (value * interval, .minute)
    case .dayPeriod, .hours, .minutes: return true
    }
    if granularity == .year || granularity == .month { parts.day = 1 }
    return calendar.date(from: parts).map { isWithinLimits($0, granularity) } ?? false
  }

  private func isWithinLimits(_ date: Date, _ granularity: Calendar.Component) -> Bool {
    let calendar = usedCalendar
    if let minimumDate, calendar.compare(date, to: minimumDate, toGranularity: granularity) == .orderedAscending {
      return false
    }
    if let maximumDate, calendar.compare(date, to: maximumDate, toGranularity: granularity) == .orderedDescending {
      return false
    }
    return true
  }
}

// MARK: - For the wheels

extension UIDatePicker: DateWheelsSource {
  var columnCount: Int { columns.count }

  func rowCount(_ component: Int) -> Int { columns[component].rowCount }

  func width(_ component: Int) -> CGFloat {
    let whole = max(bounds.width, 1) - 40
    switch columns[component].unit {
    case .year: return whole * 0.26
    case .month: return whole * 0.42
    case .day: return whole * 0.2
    case .date: return whole * 0.44
    case .hour, .minute, .dayPeriod: return datePickerMode == .time ? 64 : whole * 0.17
    case .hours, .minutes: return whole * 0.42
    }
  }

  func text(_ row: Int, _ component: Int) -> String {
    let column = columns[component]
    let value = column.value(ofRow: row)
    guard column.unit == .date else { return texts.text(of: value * step(column.unit), column.unit) }
    return usedCalendar.date(byAdding: .day, value: value - Self.middleRow, to: middleDay).map { texts.text(ofDay: $0) }
      ?? ""
  }

  private func step(_ unit: DateColumn.Unit) -> Int { unit == .minute || unit == .minutes ? interval : 1 }

  func isAllowed(_ row: Int, component: Int) -> Bool {
    isAllowed(columns[component].value(ofRow: row), columns[component].unit)
  }

  func alignment(_ component: Int) -> NSTextAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch columns[component].unit {
    case .date, .day: return isMirrored ? .left : .right
    case .month where columns.first?.unit == .month: return isMirrored ? .right : .left
    case .month, .hour, .minute, .dayPeriod, .year, .hours, .minutes: return .center
    }
  }

  func didTurn(_ component: Int) { turned(component) }
}
