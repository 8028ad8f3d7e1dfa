// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A field that is filled with a day, a time or both, which wheels or a month show in place of the keyboard.
///
/// The field writes them as people do in the locale of its date picker: the one that is set there, or else the person's.
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
    super.init(picker: datePicker, symbol: mode == .date || mode == .dateAndTime ? "calendar" : "clock")
    datePicker.addAction(UIAction { [weak self] _ in self?.choosePicked() }, for: .valueChanged)
  }

  public required init?(coder: NSCoder) { nil }

  /// What is chosen; `nil` for nothing. A date outside of the picker's limits is brought to the nearest limit. Setting it sends no event.
  public var date: Date? {
    get { chosen }
    set {
      if let newValue { datePicker.date = newValue }
      chosen = newValue.map { _ in datePicker.date }
      show(chosen.map(formatter.string) ?? "")
    }
  }
  private var chosen: Date?

  /// The chosen date as the locale writes it; an empty text for none. Setting one chooses the date that is written so in the
  /// locale, or by ISO 8601 as `2001-12-31`, or none.
  public override var text: String? {
    get { super.text }
    set { date = newValue.flatMap(read) }
  }

  override var hasChoice: Bool { chosen != nil }

  override func choosePicked() {
    guard datePicker.date != chosen else { return }
    date = datePicker.date
    tellChange()
  }

  override func choose(by step: Int) {
    let isTime = datePicker.datePickerMode == .time
    let steps = isTime ? step * datePicker.minuteInterval : step
    guard let next = calendar.date(byAdding: isTime ? .minute : .day, value: steps, to: datePicker.date) else { return }
    datePicker.date = next
    choosePicked()
  }

  // MARK: Style

  /// The look of the picker: wheels by default, or `inline` for a month where there is the height for it.
  public var preferredDatePickerStyle: UIDatePickerStyle = .wheels {
    didSet { updateStyle() }
  }

  private func updateStyle() {
    let style = traitCollection.verticalSizeClass == .compact ? .wheels : preferredDatePickerStyle
    guard datePicker.preferredDatePickerStyle != style else { return }
    datePicker.preferredDatePickerStyle = style
    inputView?.invalidateIntrinsicContentSize()
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
    result.dateStyle = datePicker.datePickerMode == .time ? .none : .medium
    result.timeStyle = datePicker.datePickerMode == .date ? .none : .short
    return result
  }

  private func read(_ text: String) -> Date? {
    if let date = formatter.date(from: text) { return date }
    guard datePicker.datePickerMode == .date else { return nil }
    let iso = DateFormatter()
    iso.locale = Locale(identifier: "en_US_POSIX")
    iso.timeZone = calendar.timeZone
    iso.dateFormat = "yyyy-MM-dd"
    return iso.date(from: text)
  }
}
