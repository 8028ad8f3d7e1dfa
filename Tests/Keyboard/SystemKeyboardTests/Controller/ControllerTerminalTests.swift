// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// The row above a terminal's letters, which scrolls on phones.
@MainActor
@Suite struct ControllerTerminalTests {
  private static let all = [
    "escape", "tab", "ctrl", "alt", "left", "down", "up", "right", "terminal-hyphen", "terminal-slash", "terminal-pipe",
    "terminal-tilde", "home", "end", "page-up", "page-down", "forward-delete",
  ]
  private static let functions = (1...12).map { "f\($0)" }

  private func person(_ screen: Screen = PlaneHarness.phone) -> Person {
    Person(screen: screen, FieldTraits(purpose: .terminal))
  }

  @Test("VK-3 a terminal's row holds more keys than fit, and each is reached by a drag") func reached() {
    for screen in [PlaneHarness.phone, PlaneHarness.phoneLandscape, Screen(size: Size(width: 320, height: 640))] {
      let person = person(screen)
      #expect(person.topRow != nil)
      for name in Self.all + Self.functions + ["escape"] {
        person.bringIntoSight(name)
        person.tap(name)
      }
      #expect(person.text == "-/|~")
      let keys = person.field.strokes.map(\.key)
      let expected: [KeyStroke.Key] = [.home, .end, .pageUp, .pageDown, .delete]
      #expect(keys.filter(expected.contains) == expected)
      #expect(keys.suffix(13) == (1...12).map { .function($0) } + [.escape])
      #expect(person.isAtRest())
    }
  }

  @Test("VK-3 a drag that starts on a modifier presses nothing") func drag() {
    let person = person()
    person.down("ctrl")
    person.wait(30)
    for _ in 0..<6 { person.move(by: -12) }
    person.up()
    #expect(person.topRow?.offset ?? 0 > 50)
    #expect(person.controller.presentation.modifiers.isEmpty)
    person.type("c")
    #expect(person.text == "c")
    #expect(person.field.strokes.isEmpty)
    #expect(person.feedback == [.character])
  }

  @Test("VK-3 a row that is thrown moves on and lets the daemon sleep again") func thrown() {
    let person = person()
    person.down("right")
    for _ in 0..<6 {
      person.wait(12)
      person.move(by: -20)
    }
    person.up()
    let offset = person.topRow?.offset ?? 0
    person.wait(3000)
    #expect(person.topRow?.offset ?? 0 > offset + 50)
    #expect(person.isAtRest())
    person.bringIntoSight("terminal-pipe")
    person.tap("terminal-pipe")
    #expect(person.text == "|")
  }

  @Test("VK-3 SY-9 a tapped modifier shows that it is on, and twice that it stays on") func latched() {
    let person = person()
    person.tap("ctrl")
    #expect(person.controller.presentation.modifiers == .control)
    #expect(person.controller.presentation.lockedModifiers.isEmpty)
    person.tap("c")
    person.wait(500)
    #expect(person.controller.presentation.modifiers.isEmpty)
    person.tap("ctrl")
    person.tap("ctrl")
    #expect(person.controller.presentation.lockedModifiers == .control)
    person.type("ab")
    person.tap("ctrl")
    #expect(person.controller.presentation.modifiers.isEmpty)
    #expect(
      person.field.strokes == ["c", "a", "b"].map { KeyStroke(.character($0), modifiers: .control) })
  }

  @Test("VK-3 a modifier that one finger holds applies to all that another types") func chord() {
    let person = person()
    person.down("ctrl", finger: 4)
    person.wait(80)
    person.tap("a")
    person.tap("e")
    person.up(finger: 4)
    person.type("x")
    #expect(person.field.strokes == ["a", "e"].map { KeyStroke(.character($0), modifiers: .control) })
    #expect(person.text == "x")
  }

  @Test("VK-3 the row stays where it was moved while letters and signs are typed") func staysMoved() {
    let person = person()
    person.bringIntoSight("page-up")
    let offset = person.topRow?.offset
    #expect(offset ?? 0 > 0)
    person.tap("shift")
    person.write("a")
    person.tap("numbers")
    person.tap("page-up")
    #expect(person.topRow?.offset == offset)
    #expect(person.field.strokes == [KeyStroke(.pageUp)])
  }

  @Test("VK-3 a key of the row clicks when it acts, once") func feedback() {
    let person = person()
    person.down("escape")
    #expect(person.feedback.isEmpty)
    person.up()
    person.tap("ctrl")
    person.tap("terminal-hyphen")
    #expect(person.feedback == [.modifier, .modifier, .character])
  }

  @Test("VK-3 on a tablet all keys are in sight, and Escape offers the function keys") func tablet() {
    for screen in [PlaneHarness.tablet, PlaneHarness.tabletLandscape] {
      let person = person(screen)
      #expect(person.topRow == nil)
      for name in Self.all { person.tap(name) }
      person.hold("escape", choose: "F5")
      #expect(person.field.strokes.last == KeyStroke(.function(5)))
    }
  }

  @Test func `the edge of the screen cuts a key in two, so that the row is seen to go on`() {
    for width in [320.0, 344, 360, 375, 390, 412, 430, 480] {
      let plane = person(Screen(size: Size(width: width, height: width * 2))).controller.plane
      let cut = plane.keys.indices.filter { plane.isInScroller($0) }.map { index in
        plane.visibleFrame(of: index).width / plane.keys[index].frame.width
      }.filter { $0 > 0 && $0 < 1 }
      #expect(cut.count == 1 && cut.allSatisfy { (0.3...0.7).contains($0) }, "\(width)")
    }
  }

  @Test func `the small labels of a tablet's letters are those of the numbers at the same place`() {
    let plane = person(PlaneHarness.tablet).controller.plane
    #expect(plane.key("q")?.secondaryLabel == "1")
    #expect(plane.key("a")?.secondaryLabel == "@")
    #expect(plane.key("z")?.secondaryLabel == "%")
    #expect(plane.key("escape")?.secondaryLabel == nil)
  }
}
