// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Wheels for days, times and durations.
final class DatePickersPage: PageController {
  override func build() {
    addGroup("Day and Time", [picker(.dateAndTime)])
    addGroup("Day", [picker(.date)])
    addGroup("Time", [picker(.time)])
    addGroup("Timer", [picker(.countDownTimer)])
  }

  private func picker(_ mode: UIDatePicker.Mode) -> UIView {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
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
