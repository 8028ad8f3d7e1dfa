// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field that is filled with a day, a time, both, or a month of a year, which wheels or a month show in place of the keyboard.
///
/// The field writes them as people do in the locale of its date picker: the one that is set there, or else the person's. A
/// `DateEntryFormatter` as the field's `entryFormatter` writes them in its way instead, such as `12/49`, until when a card is valid.
@MainActor
public final class EntryDateField: EntryChoiceField {
  /// What shows in place of the keyboard: its limits, locale, calendar, time zone and minute interval are set here.
  public let datePicker: UIDatePicker

  /// Makes a field in which nothing is chosen yet; its picker stands on today, now.
  ///
  /// - Parameter mode: What is chosen. A length of time is not for this field: it is taken for a time.
  public init(_ mode: UIDatePicker.Mode = .date) {
    datePicker = UIDatePicker()
    datePicker.datePickerMode = mode == .countDownTimer ? .time : mode
    let isOfDays = mode == .date || mode == .dateAndTime || mode == .yearAndMonth
    super.init(picker: datePicker, symbol: isOfDays ? "calendar" : "clock")
    datePicker.addAction(UIAction { [weak self] _ in self?.choosePicked() }, for: .valueChanged)
  }

  public required init?(coder: NSCoder) { nil }

  /// What is chosen; `nil` for nothing. A date outside of the picker's limits is brought to the nearest limit. Setting it sends no event.
  public var date: Date? {
    get { chosen }
    set {
      if let newValue { datePicker.date = newValue }
      chosen = newValue.map { _ in datePicker.date }
      show(chosen.map(write) ?? "")
    }
  }
  private var chosen: Date?

  /// The chosen date as the field writes it; an empty text for none. Setting one chooses the date that is written so, or by ISO 8601
  /// as `2001-12-31`, or none; none, too, for one outside of the picker's limits. A month of a year may also be `12/49`, `12/2049` or `2049-12`.
  public override var text: String? {
    get { super.text }
    set { date = newValue.flatMap(read).flatMap { isWithinLimits($0) ? $0 : nil } }
  }

  /// Whether the picker has the day or the month of a date. A text is not brought to a limit: it would say what nobody has entered.
  private func isWithinLimits(_ date: Date) -> Bool {
    switch datePicker.datePickerMode {
    case .time: true
    case .yearAndMonth: datePicker.settings.allows(date, .month)
    default: datePicker.settings.allows(date, .day)
    }
  }

  override var hasChoice: Bool { chosen != nil }

  override func choosePicked() {
    datePicker.date = shown(datePicker.date)
    guard datePicker.date != chosen else { return }
    date = datePicker.date
    tellChange()
  }

  /// Returns what wheels show for a date: the last of the minutes that they have.
  private func shown(_ date: Date) -> Date {
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    guard [.time, .dateAndTime].contains(datePicker.datePickerMode), datePicker.minuteInterval > 1,
      let minute = parts.minute
    else { return date }
    let more = DateComponents(
      minute: -(minute % datePicker.minuteInterval), second: -(parts.second ?? 0), nanosecond: -(parts.nanosecond ?? 0))
    return calendar.date(byAdding: more, to: date) ?? date
  }

  override func choose(by step: Int) {
    let (unit, count): (Calendar.Component, Int) =
      switch datePicker.datePickerMode {
      case .time: (.minute, step * datePicker.minuteInterval)
      case .yearAndMonth: (.month, step)
      default: (.day, step)
      }
    guard let next = calendar.date(byAdding: unit, value: count, to: shown(datePicker.date)) else { return }
    datePicker.date = next
    choosePicked()
  }

  // MARK: Style

  /// The look of the picker: wheels by default, or `inline` for a month where there is the height for it.
  public var preferredDatePickerStyle: UIDatePickerStyle = .wheels {
    didSet { updateStyle() }
  }

  private func updateStyle() {
    let hasRoom = traitCollection.verticalSizeClass != .compact || preferredDatePickerStyle != .inline
    let style = hasRoom ? preferredDatePickerStyle : .wheels
    guard datePicker.preferredDatePickerStyle != style else { return }
    datePicker.preferredDatePickerStyle = style
    inputView?.invalidateIntrinsicContentSize()
    guard inputView?.window != nil else { return }
    UIApplication.shared.inputViews.heightChanged()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateStyle()
  }

  // MARK: Writing

  private var calendar: Calendar {
    var result: Calendar = datePicker.calendar
    if let timeZone = datePicker.timeZone { result.timeZone = timeZone }
    return result
  }

  private var formatter: DateFormatter {
    let result = DateFormatter()
    result.calendar = calendar
    result.timeZone = calendar.timeZone
    result.locale = datePicker.locale ?? PersonLanguages.locale
    if datePicker.datePickerMode == .yearAndMonth {
      result.setLocalizedDateFormatFromTemplate("yMMMM")
    } else {
      result.dateStyle = datePicker.datePickerMode == .time ? .none : .medium
      result.timeStyle = datePicker.datePickerMode == .date ? .none : .short
    }
    return result
  }

  private func write(_ date: Date) -> String {
    guard let writer = entryFormatter as? DateEntryFormatter else { return formatter.string(from: date) }
    return writer.text(for: gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date))
  }

  private func read(_ text: String) -> Date? {
    if datePicker.datePickerMode == .yearAndMonth, let parts = YearAndMonth(text) {
      return gregorian.date(from: DateComponents(year: parts.year, month: parts.month))
    }
    if let reader = entryFormatter as? DateEntryFormatter, let parts = reader.dateComponents(of: text) {
      return gregorian.date(from: parts)
    }
    if let date = formatter.date(from: text) { return date }
    guard datePicker.datePickerMode == .date else { return nil }
    let iso = DateFormatter()
    iso.locale = Locale(identifier: "en_US_POSIX")
    iso.timeZone = calendar.timeZone
    iso.dateFormat = "yyyy-MM-dd"
    return iso.date(from: text)
  }

  /// The calendar that `DateEntryFormatter` writes by.
  private var gregorian: Calendar {
    var result = Calendar(identifier: .gregorian)
    result.timeZone = calendar.timeZone
    return result
  }
}
