// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// `spinet doctor` in a session.
  @Suite struct DoctorTests {
    @Test("SY-2 with the keyboard running the doctor says that it runs, and not to stop it")
    func running() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let result = try bed.session.run([Checkout.program("spinet"), "doctor"])
        #expect(result.status == 0)
        #expect(result.output.contains("spinetd (process "))
        #expect(result.output.contains(") runs and owns the input method: good."))
        #expect(result.output.contains("Emoji: work."))
        #expect(!result.output.contains("Stop it"))
      }
    }
  }
}
