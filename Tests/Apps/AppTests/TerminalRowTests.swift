// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// The row above a terminal's letters, which holds more keys than a phone has room for.
  @Suite struct TerminalRowTests {
    @Test("VK-3 keys out of sight come with a drag of the row, which types nothing")
    func scroll() throws {
      try AppBed.with(.foot) { bed in
        #expect(try bed.open("terminal").key("page-up") == nil)
        let height = try bed.driver.place(of: "escape").y
        for _ in 0..<6 where try bed.keyboard.state().key("page-up") == nil {
          try drag(bed, height: height, from: "i", to: "w")
        }
        try bed.driver.tap("page-up")
        try bed.driver.tap("x")
        let expected = "\u{1b}[5~x"
        #expect(bed.app.received(expected, in: "raw") == expected)
      }
    }

    /// Draws a finger along the row from over one letter to over another, and rests before it lifts, so that the row
    /// stands still.
    private func drag(_ bed: AppBed, height: Double, from first: String, to last: String) throws {
      let start = try bed.driver.place(of: first).x
      let end = try bed.driver.place(of: last).x
      try bed.driver.injector.down(at: Point(x: start, y: height))
      for step in 1...10 {
        try bed.driver.injector.move(to: Point(x: start + (end - start) * Double(step) / 10, y: height))
      }
      Clock.pause(until: Clock.now() + 200_000)
      try bed.driver.injector.up()
    }
  }
}
