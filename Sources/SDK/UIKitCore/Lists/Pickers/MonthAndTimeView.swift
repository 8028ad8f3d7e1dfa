// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// A month with its days, and below it a row with the time of the chosen one.
@MainActor
final class MonthAndTimeView: UIView, DateContent {
  private static let rowHeight: CGFloat = 52
  private static let margin: CGFloat = 20

  private let month = MonthView(frame: .zero)
  private let label = UILabel()
  private let time = UIDatePicker()
  /// Called with a date on the day that was tapped.
  var onDay: (Date) -> Void {
    get { month.onChoice }
    set { month.onChoice = newValue }
  }
  /// Called with the chosen day at the time that was chosen.
  var onChoice: (Date) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = PhraseLanguage.current(.time)
    label.font = .systemFont(ofSize: 17)
    label.isAccessibilityElement = false
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    time.accessibilityLabel = label.text
    time.endsEditing = false
    time.addAction(
      UIAction { [weak self] action in
        if let time = action.sender as? UIDatePicker { self?.onChoice(time.date) }
      }, for: .valueChanged)
    for view in [month, label, time] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: MonthView.size.width, height: MonthView.size.height + Self.rowHeight)
  }

  func show(_ settings: DateSettings) {
    month.show(settings)
    time.take(settings)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = max(bounds.height - Self.rowHeight, 0)
    month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let size = time.intrinsicContentSize
    let x = bounds.width - Self.margin - size.width
    time.frame = CGRect(
      x: isMirrored ? Self.margin : x, y: top + (Self.rowHeight - size.height) / 2, width: size.width,
      height: size.height)
    let width = max(x - 2 * Self.margin, 0)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - Self.margin - width : Self.margin, y: top, width: width, height: Self.rowHeight)
  }
}
