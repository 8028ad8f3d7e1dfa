// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The key under a finger, as the screen shows it.
  @Suite struct PressedKeyTests {
    /// A screen.
    struct Place: CustomTestStringConvertible {
      var width = 720
      var height = 1440
      var scale = 2
      var compositor = SessionOptions.Compositor.sway

      var testDescription: String { "\(width) by \(height) at \(scale) on \(compositor)" }
    }

    /// A phone with balloons, and a tablet with pressed caps.
    static let places = [Place(), Place(width: 800, height: 1280, scale: 1)]

    /// With phoc, on which nothing lies over the keyboard (`SurfaceGlobals`): there keys are drawn anew.
    static let allPlaces =
      places + places.map { Place(width: $0.width, height: $0.height, scale: $0.scale, compositor: .phoc) }

    @Test("TY-6 a key that is tapped again looks as before, and is gone as soon", arguments: allPlaces)
    func looks(_ place: Place) throws {
      try Self.with(place) { bed, driver in
        let rest = try Self.picture(of: driver, in: bed)
        let pressed = try Self.press("q", driver, in: bed, rest: rest) { $0 }
        for others in ["w", "ertyuiop", "asdfghjkl"] {
          for key in others { try driver.tap(String(key)) }
          _ = try Self.press("q", driver, in: bed, rest: rest) { $0 == pressed ? $0 : nil }
        }
      }
    }

    @Test("TY-6 the compositor has nothing to give back when a key is tapped again", arguments: places)
    func buffers(_ place: Place) throws {
      try Self.with(place) { bed, driver in
        let rest = try Self.picture(of: driver, in: bed)
        for key in ["q", "w"] { _ = try Self.press(key, driver, in: bed, rest: rest) { $0 } }
        let before = Self.releases(driver.keyboard)
        for _ in 1...5 {
          for key in ["q", "w"] { _ = try Self.press(key, driver, in: bed, rest: rest) { $0 } }
        }
        #expect(Self.releases(driver.keyboard) == before)
      }
    }

    @Test("TY-6 when fast fingers are off the keys nothing of a pressed one stays on the screen", arguments: allPlaces)
    func fastFingers(_ place: Place) throws {
      try Self.with(place) { bed, driver in
        let rest = try Self.picture(of: driver, in: bed)
        var typed = ""
        for (seed, text) in ["qwertyuiop", "asdfghjkl", "qpwoeirutyqqppqq"].enumerated() {
          try driver.typeRollingOver(text, keysPerSecond: 14, seed: UInt64(seed))
          typed += text
          try Wait.untilTrue("the keys to look as before") { try Self.picture(of: driver, in: bed) == rest }
          #expect(bed.app.received(typed, in: "lower") == typed)
        }
      }
    }

    @Test(
      "TY-6 a keyboard that goes under a finger comes back with no key pressed, and nothing was typed",
      arguments: allPlaces)
    func hidden(_ place: Place) throws {
      try Self.with(place) { bed, driver in
        // Above the keyboard the app lays itself out as it comes and goes.
        let rest = try Self.picture(of: driver, in: bed, headroom: 0)
        for key in ["q", "q", "p"] {
          try driver.injector.down(at: driver.place(of: key))
          try Wait.untilTrue("\(key) to look pressed") { try Self.picture(of: driver, in: bed, headroom: 0) != rest }
          try bed.setVisible(false)
          try driver.keyboard.wait(for: "the keyboard to go") { !$0.visible }
          try driver.injector.up()
          try bed.setVisible(true)
          try driver.keyboard.wait(for: "the keyboard to come back") { $0.shown }
          try Wait.untilTrue("the keys to look as before") {
            try Self.picture(of: driver, in: bed, headroom: 0) == rest
          }
        }
        try bed.expectTyped("w", in: "lower") { try driver.tap("w") }
      }
    }

    @Test("ED-3 nothing of a picture of a key is in memory once the keyboard has gone", arguments: places)
    func pictures(_ place: Place) throws {
      try Self.with(place) { bed, driver in
        let rest = try Self.picture(of: driver, in: bed)
        for key in ["q", "w", "e"] { _ = try Self.press(key, driver, in: bed, rest: rest) { $0 } }
        let keyboard = try #require(driver.keyboard.program.programPID)
        // The keyboard's own pictures, and those of its keys.
        var count = 0
        try Wait.untilTrue("two pieces of memory or more", detail: { "\(count)" }) {
          count = try Self.pictureCount(keyboard)
          return count >= 2
        }
        try bed.app.unfocus()
        try driver.keyboard.wait(for: "the keyboard to go") { !$0.visible }
        #expect(try Self.pictureCount(keyboard) == 0)
      }
    }

    // MARK: Helpers

    /// A picture of the keyboard.
    private struct Look: Equatable {
      var data: Data
      /// Whether no colour may differ by a step. Where keys are drawn anew, cairo rounds otherwise at the corners of one
      /// that the edge of what is drawn runs through.
      var isExact: Bool

      static func == (a: Look, b: Look) -> Bool {
        if a.data == b.data { return true }
        guard !a.isExact, a.data.count == b.data.count else { return false }
        return zip(a.data, b.data).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
      }
    }

    /// How many pieces of memory for pictures a keyboard has.
    private static func pictureCount(_ process: Int32) throws -> Int {
      try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8).split(separator: "\n")
        .count { $0.contains("/memfd:spinet-pixels") }
    }

    /// Runs a body with a keyboard that logs what the compositor says, and small letters.
    private static func with(_ place: Place, _ body: (AppBed, KeyboardDriver) throws -> Void) throws {
      let configure: (inout SessionOptions) -> Void = {
        ($0.pixelWidth, $0.pixelHeight, $0.scale) = (place.width, place.height, place.scale)
        $0.compositor = place.compositor
      }
      try AppBed.with(.gtk4, configure: configure) { bed in
        try bed.open("lower")
        let keyboard = try Keyboard(
          in: bed.session, settings: "hold-delay = 2000\n", name: "second", environment: ["WAYLAND_DEBUG": "1"])
        try Wait.untilTrue("its word that it waits") { keyboard.program.output.contains("another input method") }
        bed.keyboard.program.stop()
        try keyboard.wait(for: "the keyboard of the field") { $0.shown && $0.shift == "off" }
        // The app above the keys lays itself out anew as one keyboard takes the place of the other.
        try bed.session.waitForStillPicture()
        try body(bed, KeyboardDriver(keyboard, in: bed.session))
      }
    }

    /// Presses a key until the screen shows it, lifts the finger and waits until nothing of it is left.
    ///
    /// - Parameter look: Returns a picture that is what was waited for.
    private static func press(
      _ key: String, _ driver: KeyboardDriver, in bed: AppBed, rest: Look, _ look: (Look) throws -> Look?
    ) throws -> Look {
      try driver.injector.down(at: driver.place(of: key))
      let pressed = try Wait.until("\(key) to look pressed") {
        let picture = try picture(of: driver, in: bed)
        return picture == rest ? nil : try look(picture)
      }
      try driver.injector.up()
      try Wait.untilTrue("\(key) to look as before") { try picture(of: driver, in: bed) == rest }
      return pressed
    }

    /// Takes a picture of the keyboard with what rises above it, without the app's text.
    private static func picture(of driver: KeyboardDriver, in bed: AppBed, headroom: Int = 60) throws -> Look {
      let frame = try driver.keyboard.state().frame
      let path = bed.session.folder + "/keyboard.ppm"
      let area = "\(Int(frame.minX)),\(Int(frame.minY) - headroom) \(Int(frame.width))x\(Int(frame.height) + headroom)"
      let result = try bed.session.run(["grim", "-t", "ppm", "-g", area, path])
      guard result.status == 0 else { throw BedError("grim: \(result.output)") }
      return Look(
        data: try Data(contentsOf: URL(fileURLWithPath: path)), isExact: bed.session.options.compositor != .phoc)
    }

    /// How often the compositor has said that it needs a picture no more.
    private static func releases(_ keyboard: Keyboard) -> Int {
      keyboard.program.output.split(separator: "\n").count { $0.contains("wl_buffer@") && $0.contains(".release(") }
    }
  }
}
