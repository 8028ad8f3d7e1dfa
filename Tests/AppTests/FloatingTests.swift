// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keyboard as a small card over the app.
  @Suite struct FloatingTests {
    private static let floating = "form = floating\n"

    /// Runs a test on the screen of a tablet.
    private func onTablet(settings: String? = nil, _ body: (AppBed) throws -> Void) throws {
      try AppBed.with(
        .gtk4, settings: settings, configure: { ($0.pixelWidth, $0.pixelHeight) = (1024, 768) }, body)
    }

    @Test("VK-15 a setting makes the keyboard a card, apps keep their size, and its keys type")
    func setting() throws {
      try onTablet(settings: Self.floating) { bed in
        let screen = try #require(try bed.session.swayOutputs().first).frame
        let state = try bed.open("normal")
        #expect(state.form == "floating")
        #expect(state.frame.width == 320)
        #expect(screen.intersection(state.frame) == state.frame)
        #expect(state.output == "HEADLESS-1" && state.outputSize == screen.size)
        try bed.expectTyped("Hello you", in: "normal") { try bed.driver.type("Hello you") }
        #expect(try bed.session.focusedWindowFrame() == screen)
      }
    }
  }
}
