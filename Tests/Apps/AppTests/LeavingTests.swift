// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Fingers that leave the keyboard: sway 1.7 tells them in the coordinates of what lies below.
  @Suite struct LeavingTests {
    @Test(
      "TY-6 a finger that leaves the keyboard upwards types nothing",
      arguments: [100.0, 300])
    func upwards(distance: Double) throws {
      let keys = distance < 200 ? ["q", "t"] : ["t", "g", "d", "c", "space"]
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("ok") {
          for key in keys {
            let start = try bed.driver.place(of: key)
            let end = Point(x: start.x, y: max(start.y - distance, 5))
            try bed.session.injector.down(at: start)
            try bed.driver.glide(from: start, to: end, steps: 8)
            try bed.session.injector.up()
          }
          try bed.driver.type("ok")
        }
      }
    }

    @Test("TY-6 a finger that leaves the keyboard and comes back presses the key where it is then")
    func back() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("y") {
          let start = try bed.driver.place(of: "t")
          let away = Point(x: start.x, y: start.y - 200)
          try bed.session.injector.down(at: start)
          try bed.driver.glide(from: start, to: away)
          try bed.driver.glide(from: away, to: bed.driver.place(of: "y"))
          try bed.session.injector.up()
        }
      }
    }

    @Test(
      "TY-6 a finger that leaves a floating keyboard types nothing",
      arguments: [Point(x: 0, y: -270), Point(x: 330, y: -40)])
    func card(way: Point) throws {
      func tablet(_ options: inout SessionOptions) {
        options.pixelWidth = 1280
        options.pixelHeight = 800
        options.scale = 1
      }
      try AppBed.with(.gtk4, settings: "form = floating\n", configure: tablet) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("ok") {
          for key in ["q", "p", "g", "m"] {
            let start = try bed.driver.place(of: key)
            try bed.session.injector.down(at: start)
            try bed.driver.glide(from: start, to: start + way, steps: 12)
            try bed.session.injector.up()
          }
          try bed.driver.type("ok")
        }
      }
    }

    @Test("TY-6 the caret goes up and down with the finger")
    func caretLines() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open("text")
        try bed.expectTyped("onxe\ntwo", in: "text") {
          try bed.driver.typeIgnoringCase("one")
          try bed.driver.tap("return")
          try bed.driver.typeIgnoringCase("two")
          try bed.driver.slideCaret(by: Point(x: -10, y: -27))
          try bed.driver.typeIgnoringCase("x")
        }
      }
    }
  }
}
