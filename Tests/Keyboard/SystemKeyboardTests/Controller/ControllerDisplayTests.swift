// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@MainActor
@Suite struct ControllerDisplayTests {
  @Test func `a tap that is over before a frame still shows its key for a moment`() {
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      let person = Person(screen: screen)
      person.down("k")
      person.up()
      #expect(person.pressedOnScreen == ["k"])
      person.wait(200)
      #expect(person.pressedOnScreen.isEmpty)
      #expect(person.isAtRest())
    }
  }

  @Test func `the next key takes the place of the one that is still shown`() {
    let person = Person()
    person.down("k")
    person.up()
    person.down("l")
    #expect(person.pressedOnScreen == ["l"])
    person.up()
    #expect(person.pressedOnScreen == ["l"])
  }

  @Test func `a key that leads to other keys shows them at once`() {
    let person = Person()
    person.down("globe")
    person.up()
    #expect(person.controller.presentation.plane.keys.contains { $0.role == .character("ㅎ") })
    person.down("numbers")
    person.up()
    #expect(person.controller.presentation.plane.id == PlaneName.numbers)
  }

  @Test func `nothing is due while nobody touches the keys`() {
    let person = Person()
    #expect(person.controller.nextDeadline == nil)
    person.type("hello  ")
    person.tap("globe")
    #expect(person.isAtRest())
    person.down("shift")
    person.wait(2000)
    #expect(person.controller.nextDeadline == nil)
    person.up()
  }

  @Test func `time that comes late or twice does no harm`() {
    let person = Person()
    person.down("e")
    let late = person.time.advanced(byMilliseconds: 60_000)
    person.controller.advance(to: late)
    person.controller.advance(to: late)
    person.controller.advance(to: person.time)
    person.up()
    #expect(person.text == "e")
  }

  @Test func `leaving the screen keeps the colours`() {
    let person = Person()
    person.controller.theme = .dark
    person.controller.hide()
    #expect(person.controller.presentation.theme == .dark)
  }

  @Test func `previews follow the person's choice and the size of the keys`() {
    let person = Person()
    person.down("k")
    #expect(person.previewsOnScreen == 1)
    person.up()
    let without = Person { $0.keyPreview = false }
    without.down("k")
    #expect(without.previewsOnScreen == 0)
    let tablet = Person(screen: PlaneHarness.tablet)
    tablet.down("k")
    #expect(tablet.previewsOnScreen == 0)
  }

  @Test func `a screen that turns under fingers loses nothing`() {
    let person = Person()
    person.down("k")
    person.controller.screen = PlaneHarness.phoneLandscape
    person.up()
    person.tap("l")
    #expect(person.text == "kl")
    #expect(person.controller.presentation.plane.size.width == 720)
  }

  @Test("SY-2 a screen that turns right after a tap shows the keys that hear touches") func turnAfterTap() {
    let person = Person()
    person.down("k")
    person.up()
    #expect(person.pressedOnScreen == ["k"])
    person.controller.screen = PlaneHarness.phoneLandscape
    #expect(person.controller.presentation.plane == person.controller.plane)
    #expect(person.controller.presentation.plane.size.width == 720)
  }

  @Test func `every plane of every screen is a whole number of pixels high`() {
    for width in stride(from: 240.0, through: 2000, by: 97) {
      for height in stride(from: 240.0, through: 2000, by: 211) {
        let screen = Screen(size: Size(width: width, height: height), widthInMillimetres: width / 7.3)
        for kind in KeyboardKind.allCases {
          let height = PlaneHarness.plane(PlaneRequest(mode: "en-US", kind: kind, screen: screen)).size.height
          #expect(height == height.rounded())
        }
      }
    }
  }
}

@Suite struct VisibilityPolicyTests {
  private func time(_ milliseconds: Int64) -> EventTime { EventTime(milliseconds: milliseconds) }

  @Test("SY-3 focus shows the keyboard, and losing it hides it a moment later") func focus() {
    var policy = VisibilityPolicy()
    #expect(!policy.isVisible)
    policy.fieldFocused()
    #expect(policy.isVisible)
    #expect(policy.nextDeadline == nil)
    policy.fieldBlurred(at: time(1000))
    #expect(policy.isVisible)
    policy.advance(to: time(1149))
    #expect(policy.isVisible)
    policy.advance(to: time(1150))
    #expect(!policy.isVisible)
    #expect(policy.nextDeadline == nil)
  }

  @Test("SY-3 a move from one field to the next hides nothing") func move() {
    var policy = VisibilityPolicy()
    policy.fieldFocused()
    policy.fieldBlurred(at: time(1000))
    policy.fieldFocused()
    policy.advance(to: time(9000))
    #expect(policy.isVisible)
    #expect(policy.nextDeadline == nil)
  }

  @Test("SY-3 a second loss of focus does not put the hiding off") func blurredTwice() {
    var policy = VisibilityPolicy()
    policy.fieldFocused()
    policy.fieldBlurred(at: time(1000))
    policy.fieldBlurred(at: time(1100))
    policy.advance(to: time(1150))
    #expect(!policy.isVisible)
  }

  @Test("SY-3 shown by hand without a field, it stays until it is sent away") func byHand() {
    var policy = VisibilityPolicy()
    policy.show()
    policy.fieldFocused()
    policy.fieldBlurred(at: time(1000))
    policy.advance(to: time(9000))
    #expect(policy.isVisible)
    policy.hide()
    #expect(!policy.isVisible)
    policy.fieldFocused()
    #expect(policy.isVisible)
  }

  @Test("SY-3 where focus does not show it, a hand still does") func notOnFocus() {
    var policy = VisibilityPolicy()
    policy.showsOnFocus = false
    policy.fieldFocused()
    #expect(!policy.isVisible)
    policy.show()
    #expect(policy.isVisible)
    policy.fieldBlurred(at: time(0))
    policy.advance(to: time(1000))
    #expect(!policy.isVisible)
  }

  @Test("SY-3 sent away, it comes back with the next field and not by itself") func sentAway() {
    var policy = VisibilityPolicy()
    policy.fieldFocused()
    policy.hide()
    policy.fieldBlurred(at: time(0))
    #expect(policy.nextDeadline == nil)
    policy.advance(to: time(1000))
    #expect(!policy.isVisible)
  }
}
