// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TypingDecoder
import TextModel

@testable import SystemKeyboard

@Suite struct FingerHabitsTests {
  @Test("SY-4 touches are weighed by where the keys are for this hand") func otherHand() throws {
    func plane(_ side: OneHandedKeyboard, shift: ShiftState = .off) -> KeyPlane {
      var plane = PlaneHarness.plane(
        PlaneRequest(mode: "en-US", shift: shift, screen: PlaneHarness.phone, oneHanded: side, modeCount: 2))
      plane.move(to: side, in: PlaneHarness.phone.size.width)
      return plane
    }
    var habits = FingerHabits()
    let (left, right) = (plane(.left), plane(.right))
    let isFirst = habits.follow(left, typing: "q")
    let isOtherForCapitals = habits.follow(plane(.left, shift: .on), typing: "q")
    let before = try #require(habits.model.keys.first)
    let isOtherForHand = habits.follow(right, typing: "q")
    let after = try #require(habits.model.keys.first)
    #expect(isFirst && !isOtherForCapitals && isOtherForHand && left.size == right.size)
    #expect(before.letter == after.letter && after.center.x > before.center.x + 1)
  }
}
