// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import KeyboardEngine
import Raster
import SystemKeyboard
import Testing

/// Prints what drawing costs: `MEASURE_DRAWING=1 swift test -c release --filter DrawingCost`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MEASURE_DRAWING"] == "1")) struct DrawingCost {
  @Test func `a press and a release at 720 by 1440 pixels, scale 2`() throws {
    let rest = Presentation(plane: DrawingSamplePlanes.english())
    let renderer = KeyboardRenderer()
    let size = rest.surfaceSize
    var bitmap = try #require(Bitmap(width: Int(size.width) * 2, height: Int(size.height) * 2))
    func draw(_ presentation: Presentation, _ areas: [Rect]?) {
      bitmap.draw(scale: 2) { renderer.draw(presentation, into: $0, areas: areas) }
    }
    let first = Self.cpuMicroseconds { draw(rest, nil) }
    let full = (0..<200).map { _ in Self.cpuMicroseconds { draw(rest, nil) } }
    var press: [Double] = []
    var release: [Double] = []
    var damaging: [Double] = []
    var plain: [Double] = []
    for index in 0..<2000 {
      var down = rest
      let key = index % 26
      down.press = PressState(pressed: [key], previews: [key])
      var areas: [Rect] = []
      damaging.append(Self.cpuMicroseconds { areas = down.damage(since: rest) })
      press.append(Self.cpuMicroseconds { draw(down, areas) })
      release.append(Self.cpuMicroseconds { draw(rest, areas) })
      down.press.previews = []
      areas = down.damage(since: rest)
      plain.append(Self.cpuMicroseconds { draw(down, areas) })
    }
    print("first frame    \(first) µs")
    for (name, times) in [
      ("whole frame", full), ("damage", damaging), ("press, balloon", press), ("release", release),
      ("press, plain", plain),
    ] {
      let sorted = times.sorted()
      print("\(name): median \(sorted[sorted.count / 2]) µs, 95th of 100 \(sorted[sorted.count * 95 / 100]) µs")
    }
    #expect(!press.isEmpty)
  }

  /// The processor time of this thread that a piece of work takes.
  private static func cpuMicroseconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
    let start = now()
    work()
    return now() - start
  }
}
