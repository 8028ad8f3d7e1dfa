// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

/// Apps that do not answer any more, and go on later.
extension TextLanesTests {
  @Test("SY-1 keys that lead nowhere give way to text input") func lostKeys() {
    var lanes = focused(TextContext(before: "x"))
    for time in [0, 1_000_000, 2_000_000] as [Int64] {
      #expect(lanes.plan(.insert("a"), by: Self.both, at: time) == .send([.type("a")]))
    }
    let late = TextLanes.lostKeysMicroseconds
    #expect(lanes.plan(.insert("a"), by: Self.both, at: late) == .send([.commit(deleting: 0, text: "a")]))
  }

  /// A field whose app has answered by the text before a change, and then said nothing for longer than keys take.
  private func stoodStill() -> TextLanes {
    var lanes = focused()
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 0)
    for report in ["", "ㅎ"] { _ = lanes.receive(state(TextContext(before: report)), at: 9000) }
    for time in [1_000_000, 2_000_000, 3_000_000] as [Int64] {
      #expect(lanes.plan(.insert("a"), by: Self.both, at: time) == .send([.type("a")]))
    }
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 4_100_000) == .send([.commit(deleting: 0, text: "a")]))
    #expect(lanes.habit == .ordered)
    return lanes
  }

  @Test("TY-6 SY-1 an app that stood still has its habit again once it shows that the keys arrived") func keysArrive() {
    var lanes = stoodStill()
    _ = lanes.receive(state(TextContext(before: "ㅎa")), at: 5_000_000)
    #expect(lanes.habit == .ordered, "it may be the text without the keys")
    _ = lanes.receive(state(TextContext(before: "ㅎaaaa")), at: 5_001_000)
    #expect(lanes.habit == .lagging)
  }

  @Test("SY-1 keys that have led nowhere are not believed to have arrived later") func keysNeverArrive() {
    var lanes = stoodStill()
    _ = lanes.receive(state(TextContext(before: "ㅎa")), at: 5_000_000)
    _ = lanes.plan(.insert("b"), by: Self.both, at: 5_100_000)
    #expect(lanes.receive(state(TextContext(before: "ㅎab")), at: 5_110_000) == .appChangedText)
    _ = lanes.plan(.insert("c"), by: Self.both, at: 7_000_000)
    _ = lanes.receive(state(TextContext(before: "ㅎabc")), at: 7_010_000)
    #expect(lanes.shadow.isSettled && lanes.habit == .ordered)
  }
}
