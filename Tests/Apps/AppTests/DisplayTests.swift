// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Sizes, scales, rotation and outputs that come and go.
  @Suite struct DisplayTests {
    @Test("SY-1 the keyboard stands above a fullscreen app", arguments: [AppKind.gtk4, .firefox])
    func fullscreen(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.session.sway("fullscreen enable")
        let screen = try #require(try bed.session.swayOutputs().first).frame
        try bed.waitForWindow("to be fullscreen") { $0 == screen }
        // Even with the keyboard the window keeps the screen: only one that is above it can be seen.
        try bed.open()
        try bed.waitForWindow("to stay fullscreen") { $0 == screen }
        // Only a keyboard that is above the window gets the touches.
        try bed.expectTyped("over all") { try bed.driver.type("over all") }
      }
    }

    @Test("SY-2 rotation while the keyboard shows", arguments: [90, 180, 270])
    func rotation(degrees: Int) throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.driver.type("up ")
        try bed.session.changeOutputs("output HEADLESS-1 transform \(degrees)")
        let screen = try #require(try bed.session.swayOutputs().first).frame
        try bed.keyboard.wait(for: "the keyboard's new size") {
          // The surface may hear of its new width before the screen's size is told.
          $0.visible && $0.outputSize == screen.size && $0.frame.width == screen.width && $0.frame.maxY == screen.maxY
        }
        try bed.expectTyped("up side") { try bed.driver.type("side") }
      }
    }

    @Test("SY-2 the keyboard has the same logical size at scale 2")
    func scale() throws {
      var frames: [Rect] = []
      for scale in [1, 2] {
        func configure(_ options: inout SessionOptions) {
          options.pixelWidth = 360 * scale
          options.pixelHeight = 720 * scale
          options.scale = scale
        }
        try AppBed.with(.gtk4, configure: configure) { bed in
          frames.append(try bed.open().frame)
          try bed.expectTyped("Scaled: \(scale)") { try bed.driver.type("Scaled: \(scale)") }
        }
      }
      #expect(frames.count == 2 && frames.first == frames.last)
    }

    @Test("SY-2 a change of scale while the keyboard shows")
    func scaleChange() throws {
      try AppBed.with(.gtk4, configure: { ($0.pixelWidth, $0.pixelHeight) = (720, 1440) }) { bed in
        try bed.open()
        try bed.session.changeOutputs("output HEADLESS-1 scale 2")
        try bed.keyboard.wait(for: "the keyboard's new size") { $0.visible && $0.frame.width == 360 }
        try bed.expectTyped("twice") { try bed.driver.type("twice") }
      }
    }

    @Test("SY-2 a second screen comes and goes")
    func hotPlug() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.session.changeOutputs("create_output")
        try bed.expectTyped("one") { try bed.driver.type("one") }
        try bed.session.unplugScreen(2)
        try bed.expectTyped("one two") { try bed.driver.type(" two") }
      }
    }

    @Test("SY-2 the keyboard goes to another screen when its own is unplugged")
    func unplugged() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.session.changeOutputs("create_output")
        let other = try #require(try bed.session.swayOutputs().last).frame.size
        try bed.session.unplugScreen(1)
        try bed.keyboard.wait(for: "the keyboard on the other screen") {
          $0.visible && $0.frame.width == other.width && $0.frame.maxY == other.height
        }
      }
    }
  }
}
