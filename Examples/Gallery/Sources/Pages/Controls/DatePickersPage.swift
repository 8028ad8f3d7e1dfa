// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Wheels for days, times and durations, months, and buttons that open them.
final class DatePickersPage: PageController {
  override func build() {
    addGroup(
      "Compact",
      [
        RowView("Starts", picker(.dateAndTime, .compact)), RowView("Ends on", picker(.date, .compact)),
        RowView("Reminder", picker(.time, .compact)),
      ])
    addGroup("Day and Time", [picker(.dateAndTime)])
    addGroup("Day", [picker(.date)])
    addGroup("Day, Inline", [picker(.date, .inline)])
    addGroup("Day and Time, Inline", [picker(.dateAndTime, .inline)])
    addGroup("Month", [picker(.yearAndMonth)])
    addGroup("Time", [picker(.time)])
    addGroup("Timer", [picker(.countDownTimer)])
  }

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels) -> UIView {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    if mode == .countDownTimer {
      picker.countDownDuration = 25 * 60
    } else {
      // The 15th of May 2026, 9:41.
      picker.date = Date(timeIntervalSince1970: 1_778_838_060)
    }
    return picker
  }
}
