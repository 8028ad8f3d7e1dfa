// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@MainActor
@Suite struct ControllerFieldTests {
  @Test("VK-2 each kind of field gets its keys") func planes() {
    let expected: [(ContentPurpose, [String], [String])] = [
      (.email, ["@", ".", "space"], [",,"]),
      (.url, ["/", ".", ".com"], ["space"]),
      (.digits, ["1", "9", "0", "delete"], ["a", "space", "globe"]),
      (.number, ["-", "."], ["a"]),
      (.phone, ["1", "0", "phone-symbols"], ["a"]),
      (.pin, ["1", "0", "delete"], ["a", "-", "."]),
      (.date, ["1", "-"], ["a"]),
      (.time, ["1", ":"], ["a"]),
      (.normal, ["a", "space", "shift"], ["ctrl"]),
      (.terminal, ["a", "ctrl", "escape", "tab", "left", "page-up", "f12"], []),
    ]
    for (purpose, shown, hidden) in expected {
      let person = Person(FieldTraits(purpose: purpose))
      for name in shown { #expect(person.has(name), "\(purpose) lacks \(name)") }
      for name in hidden { #expect(!person.has(name), "\(purpose) shows \(name)") }
    }
  }

  @Test("CK-7 how high keys usually are is known for each screen, whatever was asked before") func usualHeight() {
    let phone = Screen(size: Size(width: 360, height: 720))
    let tablet = Screen(size: Size(width: 1280, height: 800), widthInMillimetres: 260)
    let person = Person(FieldTraits(purpose: .phone))
    let heights = [phone, tablet, phone, tablet].map(person.controller.usualHeight)
    #expect(heights == [phone, tablet, phone, tablet].map { Person().controller.usualHeight(on: $0) })
    #expect(heights[0] != heights[1])
  }

  @Test("VK-2 a phone pad leads to its signs and back") func phoneSigns() {
    let person = Person(FieldTraits(purpose: .phone))
    for key in ["phone-symbols", "+", "phone", "8", "2", "phone-symbols", "#"] { person.tap(key) }
    #expect(person.text == "+82#")
  }

  @Test("VK-2 a hold of .com offers the region's endings") func endings() {
    let person = Person(FieldTraits(purpose: .url)) { $0.region = Region(code: "KR") }
    person.type("naver")
    person.hold("domain", choose: ".co.kr")
    person.tap("domain")
    #expect(person.text == "naver.co.kr.com")
  }

  @Test("ED-3 a field that shows only in the middle of typing that it hides its text keeps its keys") func hidden() {
    var hidden = FieldTraits(hints: .hiddenText)
    let person = Person()
    for key in ["numbers", "1"] { person.tap(key) }
    person.controller.focus(hidden, at: person.time)
    for key in ["2", "3"] { person.tap(key) }
    #expect(person.text == "123" && person.controller.traits.isSecure)
    // They stay where they are: the bar goes with the next field.
    let writer = Person(words: FewWords())
    writer.tap("r")
    let size = writer.controller.plane.size
    #expect(!writer.controller.suggestions.isEmpty)
    writer.controller.focus(hidden, at: writer.time)
    #expect(writer.controller.plane.size == size && writer.controller.suggestions.isEmpty)
    writer.go(to: ModelField(), FieldTraits(purpose: .password))
    #expect(writer.controller.plane.size.height < size.height)
    // Not those that it has none of.
    let korean = Person(modes: ["ko-KR", "en-US"])
    for key in ["numbers", "1"] { korean.tap(key) }
    korean.controller.focus(hidden, at: korean.time)
    korean.tap("a")
    #expect(korean.text == "1a")
    // A field of another kind begins with its own.
    hidden.purpose = .email
    let other = Person()
    for key in ["numbers", "1"] { other.tap(key) }
    other.controller.focus(hidden, at: other.time)
    #expect(other.has("a"))
  }

  @Test("VK-2 a decimal field gets the region's separator") func separator() {
    let person = Person(FieldTraits(purpose: .number)) { $0.region = Region(code: "DE") }
    for key in ["3", ",", "5"] { person.tap(key) }
    #expect(person.text == "3,5")
  }

  @Test("VK-3 a terminal gets key strokes with modifiers") func terminal() {
    let person = Person(FieldTraits(purpose: .terminal))
    person.write("ls")
    person.tap("ctrl")
    person.tap("c")
    person.tap("tab")
    person.tap("up")
    person.tap("escape")
    person.write("d")
    #expect(
      person.field.strokes == [
        KeyStroke(.character("c"), modifiers: .control), KeyStroke(.tab), KeyStroke(.up), KeyStroke(.escape),
      ])
    #expect(person.text == "lsd")
  }

  @Test("VK-3 no key of any other field is a shortcut") func noShortcuts() {
    for purpose in ContentPurpose.allCases where purpose != .terminal {
      for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
        let person = Person(screen: screen, FieldTraits(purpose: purpose))
        var random = SeededGenerator(seed: UInt64(purpose.rawValue))
        for _ in 0..<150 {
          let keys = person.controller.plane.keys
          person.down(at: keys[random.next(below: keys.count)].frame.center)
          person.wait(random.next(below: 5) == 0 ? 600 : 20)
          person.up()
        }
        #expect(person.field.strokes.allSatisfy { $0 == KeyStroke(.enter) })
      }
    }
  }

  @Test("VK-3 a modifier that was chosen in a terminal is forgotten in the next field") func modifierForgotten() {
    let person = Person(FieldTraits(purpose: .terminal))
    person.tap("ctrl")
    let next = ModelField()
    person.go(to: next, FieldTraits())
    person.type("c")
    #expect(next.text == "c")
    #expect(next.strokes.isEmpty)
  }

  @Test func `boxes that take one digit each and move on lose none, fingers down or not`() {
    for overlap in [false, true] {
      let boxes = (0..<6).map { _ in ModelField(reports: .never, isSecure: true) }
      let person = Person(FieldTraits(purpose: .pin), field: boxes[0])
      for (index, box) in boxes.enumerated() where index + 1 < boxes.count {
        box.onChange = {
          person.controller.blur(at: person.time)
          person.go(to: boxes[index + 1], FieldTraits(purpose: .pin))
        }
      }
      var previous: Int32?
      for (finger, digit) in "120987".enumerated() {
        person.down(String(digit), finger: Int32(finger))
        person.wait(40)
        if overlap {
          if let previous { person.up(finger: previous) }
          previous = Int32(finger)
        } else {
          person.up(finger: Int32(finger))
        }
      }
      if let previous { person.up(finger: previous) }
      #expect(boxes.map(\.text) == ["1", "2", "0", "9", "8", "7"])
    }
  }

  @Test func `a finger that is down while focus moves types into the field that has it`() {
    let person = Person()
    person.down("k")
    let next = ModelField()
    person.controller.blur(at: person.time)
    person.go(to: next, FieldTraits())
    person.up()
    #expect(next.text == "k")
  }

  @Test func `the same field told anew keeps the plane that the person is on`() {
    let person = Person()
    person.tap("numbers")
    person.tap("1")
    person.controller.focus(FieldTraits(), at: person.time)
    person.tap("2")
    #expect(person.text == "12")
  }

  /// Goes to another field as apps do, which tell that one field has lost focus and then that another has it.
  private func hop(_ person: Person, to field: ModelField, _ traits: FieldTraits = FieldTraits()) {
    person.controller.blur(at: person.time)
    person.go(to: field, traits)
  }

  @Test("VK-2 boxes of ordinary text that take one sign each and move on keep the numbers") func codeBoxes() {
    let boxes = (0..<6).map { _ in ModelField() }
    let person = Person(field: boxes[0])
    person.tap("numbers")
    for (index, digit) in "120987".enumerated() {
      person.tap(String(digit), pause: 200)
      if index + 1 < boxes.count { hop(person, to: boxes[index + 1]) }
    }
    #expect(boxes.map(\.text) == ["1", "2", "0", "9", "8", "7"])
    #expect(person.controller.plane.id == PlaneName.numbers)
  }

  @Test func `a field that comes later, after another one or is of another kind starts with its first plane`() {
    for (pause, hops, purpose): (Int64, Int, ContentPurpose) in [(301, 1, .normal), (0, 2, .normal), (0, 1, .email)] {
      let person = Person()
      person.tap("numbers")
      person.tap("1", pause: pause)
      for _ in 0..<hops { hop(person, to: ModelField(), FieldTraits(purpose: purpose)) }
      #expect(person.controller.plane.id == PlaneName.letters, "\(pause) ms, \(hops) hops, \(purpose)")
    }
  }

  @Test func `a keyboard that was hidden between two fields starts with the first plane`() {
    let person = Person()
    person.tap("numbers")
    person.tap("1", pause: 0)
    person.controller.blur(at: person.time)
    person.controller.hide()
    person.go(to: ModelField(), FieldTraits())
    #expect(person.controller.plane.id == PlaneName.letters)
  }

  @Test func `another kind of field starts with its first plane`() {
    let person = Person()
    person.tap("numbers")
    person.go(to: ModelField(), FieldTraits(purpose: .email))
    #expect(person.controller.plane.id == PlaneName.letters)
    person.go(to: ModelField(), FieldTraits(purpose: .phone))
    person.go(to: ModelField(), FieldTraits())
    #expect(person.controller.plane.id == PlaneName.letters)
  }

  @Test func `traits that come after the focus change the keys`() {
    let person = Person()
    person.controller.focus(FieldTraits(purpose: .pin), at: person.time)
    #expect(person.key("a") == nil)
    #expect(person.key("1") != nil)
  }

  @Test("VK-10 a tap on the globe shows the next keyboard, and its name for a moment") func globe() {
    let person = Person()
    #expect(person.controller.modeID == "en-US")
    person.tap("globe")
    #expect(person.controller.modeID == "ko-KR")
    #expect(person.caption == "한국어")
    person.type("ㅎㅏ")
    #expect(person.text == "하")
    person.wait(1500)
    #expect(person.caption == nil)
    person.tap("globe")
    person.type("a")
    #expect(person.text == "하a")
    #expect(person.isAtRest())
  }

  @Test("VK-10 a hold of the globe lists the keyboards") func globeList() {
    let person = Person()
    person.down("globe")
    person.wait(450)
    #expect(person.controller.openPopup?.cells.count == 2)
    person.cancel()
    person.hold("globe", choose: "한국어")
    #expect(person.controller.modeID == "ko-KR")
    person.hold("globe", choose: "한국어")
    #expect(person.controller.modeID == "ko-KR")
  }

  @Test("VK-10 one keyboard has no globe") func noGlobe() {
    let person = Person(modes: ["en-US"])
    #expect(person.key("globe") == nil)
  }

  @Test("VK-10 the keyboard last chosen comes back after fields that do not take it") func lastChosen() {
    let person = Person()
    person.tap("globe")
    person.go(to: ModelField(), FieldTraits(purpose: .email))
    #expect(person.controller.modeID == "en-US")
    person.go(to: ModelField(), FieldTraits())
    #expect(person.controller.modeID == "ko-KR")
  }

  @Test func `a tablet has a key that sends the keyboard away`() {
    let person = Person(screen: PlaneHarness.tablet)
    person.tap("dismiss")
    #expect(person.dismissals == 1)
  }

  @Test func `a keyboard that nobody has is answered by one that is there`() {
    let person = Person(modes: ["xx-XX"])
    person.type("a")
    #expect(person.text == "a")
  }
}
