// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Compositors beside sway, phoc, Weston and KWin: a shorter list.
  @Suite struct OtherCompositorTests {
    static let hasLabwc = Programs.missing(of: SessionOptions.Compositor.labwc.programs).isEmpty

    private func onLabwc(_ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        .gtk4,
        configure: { ($0.compositor, $0.pixelWidth, $0.pixelHeight) = (.labwc, 1280, 720) }, body)
    }

    @Test("SY-2 the keyboard comes, types English and Korean, deletes and goes on labwc", .enabled(if: hasLabwc))
    func labwc() throws {
      try onLabwc { bed in
        try bed.open("text")
        try bed.expectTyped("Ab 1\nc", in: "text") { try bed.driver.type("Ab 1\nc") }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("Ab 1\nc한글", in: "text") { try bed.driver.typeKorean("한글") }
        try bed.expectTyped("Ab 1\nc한그", in: "text") { try bed.driver.tap("delete") }
        try bed.app.unfocus()
        try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
      }
    }

    @Test(
      "SY-1 SY-2 the keyboard stands above a fullscreen app on labwc, and two thumbs lose nothing",
      .enabled(if: hasLabwc))
    func labwcFullscreen() throws {
      try onLabwc { bed in
        try bed.app.setFullscreen(true)
        try bed.open()
        let text = "the quick brown fox"
        try bed.expectTyped(text) { try bed.driver.typeRollingOver(text, keysPerSecond: 10, seed: 3) }
      }
    }

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
