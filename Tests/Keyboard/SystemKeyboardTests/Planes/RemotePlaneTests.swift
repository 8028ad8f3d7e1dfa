// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// Keys of the real layouts under a remote.
@Suite struct RemotePlaneTests {
  private static let requests: [PlaneRequest] = ["en-US", "ko-KR"].flatMap { mode in
    [PlaneHarness.phone, PlaneHarness.tabletLandscape].flatMap { screen in
      ["letters", "numbers", "symbols"].flatMap { plane in
        [ShiftState.off, .on].map {
          PlaneRequest(mode: mode, plane: plane, shift: $0, screen: screen, modeCount: 2, hasEmoji: true)
        }
      }
    }
  }

  /// The keys that arrows reach from the first one.
  private func reached(in plane: KeyPlane) -> Set<Int> {
    var found: Set<Int> = []
    var waiting = [FocusNavigator(plane: plane)]
    while let navigator = waiting.popLast() {
      guard let focus = navigator.focus, found.insert(focus).inserted else { continue }
      for direction in FocusDirection.allCases {
        var next = navigator
        _ = next.press(.arrow(direction), at: EventTime(milliseconds: 0))
        _ = next.release(.arrow(direction), at: EventTime(milliseconds: 0))
        waiting.append(next)
      }
    }
    return found
  }

  @Test("VK-13 arrows reach every key of every English and Korean plane, as a grid and in a line", arguments: requests)
  func reachable(_ request: PlaneRequest) {
    let plane = PlaneHarness.plane(request)
    #expect(plane.pressableKeys == Array(plane.keys.indices))
    #expect(reached(in: plane) == Set(plane.keys.indices))
    let linear = LinearArrangement(plane, size: Size(width: 1280, height: 160)).plane
    #expect(Set(linear.keys.map(\.role)) == Set(plane.keys.map(\.role)))
    #expect(reached(in: linear) == Set(linear.keys.indices))
  }

  @Test("VK-13 the line has letters in the order of the alphabet above all other keys, which keep what they do")
  func linear() throws {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: PlaneHarness.phone))
    let size = Size(width: 1280, height: 160)
    let line = LinearArrangement(plane, size: size).plane
    #expect(line.rows.count == 2)
    let letters = line.rows[0].map { line.keys[$0].label.picture }
    #expect(letters.joined() == "abcdefghijklmnopqrstuvwxyz")
    #expect(Set(line.keys.map(\.role)) == Set(plane.keys.map(\.role)))
    let area = Rect(x: -0.001, y: -0.001, width: size.width + 0.002, height: size.height + 0.002)
    for frame in line.keys.map(\.frame) {
      #expect(!frame.isEmpty && frame.minX >= area.minX && frame.maxX <= area.maxX)
      #expect(frame.minY >= area.minY && frame.maxY <= area.maxY)
    }
  }

  @Test("VK-13 what is likely next stands before the letters, larger, is where the focus goes, and moves no letter")
  func likely() throws {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", shift: .on, screen: PlaneHarness.phone))
    let empty = LinearArrangement(plane, size: Size(width: 1280, height: 160), likelyCount: 6).plane
    var line = empty
    line.setLikely([.character("h"), .space, .character("h"), .character("ß")])
    var navigator = FocusNavigator(plane: plane)
    navigator.setPlane(line, focusing: LinearArrangement.likeliestKey)
    let focus = try #require(navigator.focus)
    #expect(line.keys[focus].role == .character("H"))
    let row = line.rows[0].map { line.keys[$0] }
    #expect(row.prefix(3).map(\.role) == [.character("H"), .space, .character("A")])
    #expect(row[0].frame.width > row[2].frame.width * 1.3)
    #expect(row.count == 28)
    #expect(line.keys.map(\.frame) == empty.keys.map(\.frame))
    line.setLikely([])
    #expect(line == empty)
  }

  @Test("VK-13 nothing traps on keys that are none and rows of no size")
  func none() {
    let empty = KeyPlane(id: "none", size: .init(width: 0, height: 0), keys: [])
    for size in [Size(width: 0, height: 0), Size(width: -5, height: 10), Size(width: 1e9, height: 1e9)] {
      #expect(LinearArrangement(empty, size: size, likelyCount: 6).plane.keys.isEmpty)
      let plane = PlaneHarness.plane(PlaneRequest(mode: "ko-KR", screen: PlaneHarness.phone))
      for count in [-1, 0, 3] {
        var line = LinearArrangement(plane, size: size, likelyCount: count).plane
        line.setLikely([.space, .dismiss])
        #expect(line.keys.count == plane.keys.count + max(count, 0))
      }
    }
  }
}
