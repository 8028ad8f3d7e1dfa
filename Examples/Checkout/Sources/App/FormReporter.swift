// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CheckoutForm
import UIKit

/// Prints where the fields are and what they hold, whenever that changes, for tests that touch them from outside.
@MainActor
final class FormReporter {
  private weak var form: CheckoutController?
  private var told: [String: String] = [:]
  private var timer: Timer?

  init(_ form: CheckoutController) {
    self.form = form
    form.onPay = { [weak self] in self?.say("paid", "once") }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.report() }
    }
  }

  private func report() {
    guard let form, form.viewIfLoaded?.window != nil else { return }
    for row in form.rows.all {
      let (field, name) = (row.textField, row.textField.accessibilityIdentifier ?? "")
      if field.isFirstResponder { say("edits", name) }
      let frame = field.convert(field.bounds, to: nil)
      say("place \(name)", "\(Int(frame.midX)) \(Int(frame.midY))")
      say(name, (field.isSecureTextEntry ? "\(field.text?.count ?? 0)" : field.text ?? "").debugDescription)
      if let month = field as? EntryDateField, field.isFirstResponder { reportWheels(of: month, name) }
    }
    say("pay", form.payButton.isEnabled ? "enabled" : "disabled")
  }

  /// Says where a finger turns the wheel of years by one, and where it goes on: Next on the bar right above the wheels.
  private func reportWheels(of field: EntryDateField, _ name: String) {
    let wheels = field.datePicker
    let next = CGPoint(x: wheels.bounds.width * 0.8, y: wheels.bounds.midY + 32)
    let place = wheels.convert(next, to: nil)
    say("place \(name)-year", "\(Int(place.x)) \(Int(place.y))")
    let top = wheels.convert(CGPoint.zero, to: nil).y
    say("place \(name)-next", "73 \(Int(top) - 22)")
  }

  private func say(_ what: String, _ value: String) {
    guard told[what] != value else { return }
    told[what] = value
    FileHandle.standardOutput.write(Data("\(what) \(value)\n".utf8))
  }
}
