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
    /// Year and month, as a card says until when it is valid. The day stays as it is, as far as the month has it.
    case yearAndMonth = 4
  }
}

/// How a date picker looks.
@nonexhaustive
public enum UIDatePickerStyle: Int, Sendable {
  /// The picker chooses: wheels.
  case automatic = 0
  /// Wheels to turn.
  case wheels = 1
  /// A button for the day and one for the time, each of which opens a month or wheels over what is around it.
  case compact = 2
  /// A month with its days to tap, and below it a button for the time where that is chosen too; wheels for a time alone.
  case inline = 3
}

/// Chooses a date, a time or a length of time: by wheels, a month whose days are tapped, or small buttons that open these.
@MainActor
open class UIDatePicker: UIControl {
  override class var endsEditingByDefault: Bool { true }

  /// Whether the focus can come to the whole picker; it goes to the buttons in it.
  open override var canBecomeFocused: Bool { false }

  let picker = DateWheels()
  /// What shows in place of the wheels.
  private var content: (any DateContent)?
  /// The style and the mode that the content is for.
  private var contentKind: [Int] = []
  var columns: [DateColumn] = []
  var texts = DateTexts(calendar: .current, locale: PersonLanguages.locale, isTwelveHours: false)
  var chosen = Date()
  var duration: TimeInterval = 60

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
  private(set) var interval = 1

  // MARK: How it is shown

  /// What can be chosen; at first day, hours and minutes.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { reload() } }
  }
  /// The look that is asked for. Lengths of time, and years with months, always have wheels.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { reload() } }
  }
  /// The look that the picker has, which is never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.compact, _): .compact
    case (.inline, _): .inline
    default: .wheels
    }
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

  open override var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? picker.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
    content?.frame = bounds
  }

  override func controlStateChanged() {
    super.controlStateChanged()
    showContent()
  }

  // MARK: In place of the wheels

  /// Shows what suits the style and the mode.
  private func updateContent() {
    let kind = [datePickerStyle.rawValue, datePickerMode.rawValue]
    guard kind != contentKind else { return }
    contentKind = kind
    content?.removeFromSuperview()
    content = makeContent()
    content?.frame = bounds
    if let content { addSubview(content) }
    picker.isHidden = content != nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent() -> (any DateContent)? {
    switch (datePickerStyle, datePickerMode) {
    case (.compact, let mode):
      let compact = CompactDateView(for: self, hasDate: mode != .time, hasTime: mode != .date)
      compact.onChoice = { [weak self] in self?.choose($0) }
      return compact
    case (.inline, .date):
      let month = MonthView(frame: bounds)
      month.onChoice = { [weak self] in self?.chooseDay($0) }
      return month
    case (.inline, .dateAndTime):
      let month = MonthAndTimeView(frame: bounds)
      month.onDay = { [weak self] in self?.chooseDay($0) }
      month.onChoice = { [weak self] in self?.choose($0) }
      return month
    default: return nil
    }
  }

  /// Opens what a compact picker opens by a tap on its first button.
  func openCompact() { (content as? CompactDateView)?.openFirst() }

  func showContent() {
    guard let content else { return }
    let size = content.intrinsicContentSize
    content.show(settings)
    if content.intrinsicContentSize != size { invalidateIntrinsicContentSize() }
  }

  /// A day has been tapped; the time of day stays as it is.
  private func chooseDay(_ day: Date) {
    let calendar = usedCalendar
    let time = calendar.dateComponents([.hour, .minute], from: chosen)
    choose(calendar.date(bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: 0, of: day) ?? day)
  }

  /// Takes what somebody has chosen.
  private func choose(_ date: Date) {
    chosen = limited(date)
    turn(animated: false)
    sendActions(for: .valueChanged)
    endTypingElsewhere()
  }

  /// Chooses what is so much later, as far as the limits let it, as somebody does with a key.
  func choose(by count: Int, _ unit: Calendar.Component) {
    let date = usedCalendar.date(byAdding: unit, value: count, to: chosen) ?? chosen
    if limited(date) != chosen { choose(date) }
  }

  // MARK: Settings

  /// What the picker stands on, and what can be chosen.
  var settings: DateSettings {
    DateSettings(
      date: chosen, calendar: usedCalendar, locale: usedLocale, minimumDate: minimumDate, maximumDate: maximumDate,
      minuteInterval: interval, isEnabled: isEnabled)
  }

  /// Shows what another picker shows, in this one's mode and style.
  func take(_ settings: DateSettings) {
    if locale != settings.locale { locale = settings.locale }
    if ownCalendar != settings.calendar { calendar = settings.calendar }
    if minimumDate != settings.minimumDate { minimumDate = settings.minimumDate }
    if maximumDate != settings.maximumDate { maximumDate = settings.maximumDate }
    if interval != settings.minuteInterval { minuteInterval = settings.minuteInterval }
    if isEnabled != settings.isEnabled { isEnabled = settings.isEnabled }
    if date != settings.date { date = settings.date }
  }

  private var usedLocale: Locale { locale ?? ownCalendar.flatMap(Self.locale) ?? PersonLanguages.locale }

  /// Returns the locale that a calendar was given; one that was not given any says that of Foundation, which on Linux knows
  /// nothing of the person.
  private static func locale(of calendar: Calendar) -> Locale? {
    calendar.locale.flatMap { $0.identifier.isEmpty || $0 == .current ? nil : $0 }
  }

  var usedCalendar: Calendar {
    var result: Calendar = calendar
    result.locale = usedLocale
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  private func reload() {
    let order = DateColumnOrder(locale: usedLocale)
    let months = usedCalendar.range(of: .month, in: .year, for: chosen)?.count ?? 12
    columns = units(order).map { DateColumn($0, minuteInterval: interval, monthCount: months) }
    texts = DateTexts(calendar: usedCalendar, locale: usedLocale, isTwelveHours: order.isTwelveHours)
    updateContent()
    // Also out of sight: wheels for other columns would ask for what there is no more.
    picker.reloadAllComponents()
    // From the middle, endless wheels have the longest way to go in either direction.
    turn(animated: false, isFresh: true)
  }

  private func units(_ order: DateColumnOrder) -> [DateColumn.Unit] {
    switch datePickerMode {
    case .time: order.time
    case .date: order.date
    case .dateAndTime: [.date] + order.time
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: order.date.filter { $0 != .day }
    }
  }

  private func limitsChanged() {
    chosen = limited(chosen)
    if content == nil { picker.reloadAllComponents() }
    turn(animated: false)
  }

  func limited(_ date: Date) -> Date {
    // Limits that cross each other are none.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let early = maximumDate.map { min(date, $0) } ?? date
    return minimumDate.map { max(early, $0) } ?? early
  }
}
