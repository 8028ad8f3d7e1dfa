// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@MainActor
@Suite struct ControllerTouchTests {
  @Test("TY-6 a hold offers variants, and the finger chooses one") func variants() {
    let person = Person()
    person.type("caf")
    person.hold("e", choose: "é")
    #expect(person.text == "café")
    person.down("e")
    person.wait(450)
    person.up()
    #expect(person.text == "cafée")
    person.tap("shift")
    person.hold("E", choose: "Ê")
    #expect(person.text == "caféeÊ")
    #expect(person.controller.shiftState == .off)
  }

  @Test("TY-6 how long a hold takes is the person's choice") func holdDelay() {
    let person = Person { $0.holdDelayMilliseconds = 800 }
    person.down("e")
    person.wait(700)
    #expect(person.controller.openPopup == nil)
    person.wait(150)
    #expect(person.controller.openPopup != nil)
    person.up()
    #expect(person.text == "e")
  }

  @Test("TY-6 a held space bar moves the caret by whole characters") func caretSlide() {
    let person = Person(field: ModelField("a👩‍👩‍👧한e\u{301}z"))
    person.slideCaret(by: -2)
    person.type("x")
    #expect(person.field.before == "a👩‍👩‍👧한x")
    person.slideCaret(by: -100)
    person.type("s")
    person.slideCaret(by: 100)
    person.type("q")
    #expect(person.text == "sa👩‍👩‍👧한xe\u{301}zq")
    #expect(!person.text.contains(" "))
  }

  @Test("TY-6 a held space bar moves the caret over lines where there are some") func caretLines() {
    func strokes(_ field: ModelField, _ traits: FieldTraits = FieldTraits(), by way: Double) -> [KeyStroke] {
      let person = Person(traits, field: field)
      person.down("space")
      person.wait(450)
      let start = person.key("space")?.frame.center ?? .zero
      for step in 1...25 { person.move(to: Point(x: start.x, y: start.y + way * Double(step) / 25)) }
      person.up()
      #expect(!person.text.contains(" "))
      return field.strokes
    }
    let up = KeyStroke(.up)
    #expect(strokes(ModelField("one\ntwo\nthree"), by: -50) == [up, up])
    #expect(strokes(ModelField("one\ntwo\nthree"), by: 50) == [])
    #expect(strokes(ModelField("", after: "one\ntwo"), by: 50) == [KeyStroke(.down), KeyStroke(.down)])
    #expect(strokes(ModelField("one"), by: -50) == [])
    #expect(strokes(ModelField("one"), FieldTraits(hints: .multiline), by: -50) == [up, up])
    for purpose in [ContentPurpose.terminal, .password] {
      #expect(strokes(ModelField("1\n2"), FieldTraits(purpose: purpose, hints: .multiline), by: -50) == [])
    }
    #expect(strokes(ModelField("one\n", reports: .nothing), by: -50) == [])
  }

  @Test("TY-6 a moved caret closes the Korean syllable") func caretSlideKorean() {
    let person = Person(modes: ["ko-KR"], field: ModelField("가"))
    person.type("ㅎㅏ")
    person.slideCaret(by: -1)
    person.type("ㄴ")
    #expect(person.text == "가ㄴ하")
  }

  @Test("TY-6 a held delete repeats, then takes words", arguments: ModelField.Reports.allCases)
  func holdDelete(reports: ModelField.Reports) {
    let field = ModelField("", reports: reports)
    let person = Person(field: field)
    person.write("alpha beta gamma delta epsilon zeta eta theta")
    let before = person.text
    person.down("delete")
    person.wait(600)
    person.up()
    let few = before.count - person.text.count
    #expect(few == 2 || few == 3)
    person.down("delete")
    person.wait(1990)
    let slow = person.text
    person.wait(1000)
    person.up()
    #expect(before.hasPrefix(person.text))
    #expect(slow.count - person.text.count > 12)
    #expect(person.text.isEmpty || person.text.hasSuffix(" "))
    #expect(person.isAtRest())
  }

  @Test("TY-6 a held delete stops at the start and takes nothing after the caret") func holdDeleteToStart() {
    let person = Person(field: ModelField("one two", after: " three"))
    person.down("delete")
    person.wait(8000)
    person.up()
    #expect(person.text == " three")
  }

  @Test("TY-6 a finger that slides to another key types that one") func slide() {
    let person = Person()
    person.down("a")
    guard let key = person.key("l") else { return }
    person.move(to: key.frame.center)
    person.up()
    #expect(person.text == "l")
  }

  @Test("TY-6 two thumbs at 12 keys a second lose nothing, in any lift order") func rollover() {
    var random = SeededGenerator(seed: 12)
    let sentence = "the quick brown fox jumps over the lazy dog and then again"
    for _ in 0..<30 {
      let person = Person { $0.doubleSpacePeriod = false }
      var isDown: [Int32] = []
      for (index, character) in sentence.enumerated() {
        let finger = Int32(index % 7)
        if isDown.contains(finger) { person.up(finger: finger) }
        isDown.removeAll { $0 == finger }
        person.down(String(character), finger: finger)
        isDown.append(finger)
        person.wait(83)
        while isDown.count > 3 || (isDown.count > 1 && random.next(below: 2) == 0) {
          person.up(finger: isDown.remove(at: random.next(below: isDown.count)))
        }
      }
      for finger in isDown { person.up(finger: finger) }
      #expect(person.text == sentence)
    }
  }

  @Test("TY-6 2,000 random taps with random lift order type what the keys said", arguments: [1, 2, 3])
  func randomTaps(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let person = Person(modes: ["en-US"]) { $0.doubleSpacePeriod = false }
    var expected = ""
    var lifts: [(finger: Int32, at: EventTime)] = []
    for tap in 0..<2000 {
      let finger = Int32(tap % 10)
      if lifts.contains(where: { $0.finger == finger }) {
        person.up(finger: finger)
        lifts.removeAll { $0.finger == finger }
      }
      let wanted = person.randomKey(&random)
      person.down(at: wanted, finger: finger)
      guard let index = person.controller.plane.nearestKey(to: wanted) else { continue }
      switch person.controller.plane.keys[index].role {
      case .character(let text): expected += text
      case .space: expected += " "
      case .delete: expected = String(expected.dropLast())
      default: break
      }
      lifts.append((finger, person.time.advanced(byMilliseconds: Int64(random.next(below: 300)))))
      person.wait(Int64(random.next(below: 120)))
      for lift in lifts.sorted(by: { $0.at < $1.at }) where lift.at <= person.time { person.up(finger: lift.finger) }
      lifts.removeAll { $0.at <= person.time }
    }
    for lift in lifts { person.up(finger: lift.finger) }
    #expect(person.text == expected)
    #expect(person.isAtRest())
  }

  @Test func `any touches at any time leave a keyboard that works`() {
    for seed in 1...8 {
      var random = SeededGenerator(seed: UInt64(seed))
      let person = Person(screen: seed % 2 == 0 ? PlaneHarness.tablet : PlaneHarness.phone)
      let places: [Double] = [-1e300, -1, 0, 1, .nan, .infinity, 1e9]
      for _ in 0..<600 {
        let finger = Int32(random.next(below: 4))
        let x = random.next(below: 20) == 0 ? places[random.next(below: 7)] : Double(random.next(below: 400))
        let y = random.next(below: 20) == 0 ? places[random.next(below: 7)] : Double(random.next(below: 260))
        switch random.next(below: 9) {
        case 0...3: person.down(at: Point(x: x, y: y), finger: finger)
        case 4: person.move(to: Point(x: x, y: y), finger: finger)
        case 5, 6: person.up(finger: finger)
        case 7: person.cancel(finger: finger)
        default:
          let purposes = ContentPurpose.allCases
          let purpose = purposes[random.next(below: purposes.count)]
          if random.next(below: 3) == 0 { person.controller.blur(at: person.time) }
          if random.next(below: 9) == 0 { person.controller.hide() }
          person.controller.focus(FieldTraits(purpose: purpose), at: person.time)
        }
        person.wait(Int64(random.next(below: 200)))
      }
      for finger in 0..<4 { person.up(finger: Int32(finger)) }
      let field = ModelField()
      person.controller.hide()
      person.go(to: field, FieldTraits())
      while person.controller.modeID != "en-US" { person.tap("globe") }
      person.tap("w")
      #expect(field.text.lowercased() == "w")
      #expect(person.isAtRest())
    }
  }
}

extension Person {
  func slideCaret(by graphemes: Int) {
    down("space")
    wait(450)
    for _ in 0..<graphemes.magnitude { move(by: 9.0 * Double(graphemes.signum())) }
    up()
    wait(50)
  }

  /// A place on a key that types, deletes or shifts, as often as people do.
  fileprivate func randomKey(_ random: inout SeededGenerator) -> Point {
    let keys = controller.plane.keys.filter { key in
      switch key.role {
      case .character(let text): !text.isEmpty
      case .space: true
      case .delete, .shift, .plane: random.next(below: 3) == 0
      default: false
      }
    }
    let frame = keys[random.next(below: keys.count)].frame
    return Point(
      x: frame.minX + Double(random.next(below: Int(frame.width))),
      y: frame.minY + Double(random.next(below: Int(frame.height))))
  }
}

extension Rect {
  var center: Point { Point(x: midX, y: midY) }
}
