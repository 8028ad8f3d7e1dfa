// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Compositors beside sway, phoc, Weston and KWin.
  @Suite struct OtherCompositorTests {
    @Test(
      "SY-2 on cage, which has no place for a keyboard, spinetd says so in one line and the doctor names what is missing"
    )
    func cage() throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      var options = SessionOptions()
      options.compositor = .cage
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      let spinetd = try session.start([Checkout.program("spinetd"), "--layouts", Checkout.keyboards], name: "spinetd")
      let status = try Wait.until("the end of spinetd", detail: { spinetd.output }) { spinetd.exitStatus }
      #expect(status == 1)
      #expect(spinetd.output.hasPrefix("spinetd: This compositor lets no client put a keyboard on screen"))
      #expect(spinetd.output.split(separator: "\n").count == 1)
      let doctor = try session.run([Checkout.program("spinet"), "doctor"])
      #expect(doctor.status == 1)
      #expect(doctor.output.contains("MISSING  zwlr_layer_shell_v1"))
    }
  }
}
