// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel
import Testing

@testable import Desk

/// Keys at one side of a phone's screen.
@Suite struct OneHandedTests {
  private func caps(_ person: HeadlessDesk) -> Rect {
    let letters = person.desk.keys?.plane.keys.filter { $0.role != .oneHanded(.off) && !$0.isOtherSide } ?? []
    return letters.reduce(.zero) { $0.union($1.frame) }
  }

  @Test("SY-4 for one hand the keys are at one side, and what is beside them leads to the other one and back")
  func sides() {
    let person = HeadlessDesk { $0.oneHanded = .right }
    person.focus(FieldTraits(hints: [.lowercase]))
    let board = person.desk.placement.frame
    #expect(board.width == 360 && person.desk.takesRoom)
    let right = caps(person)
    #expect(right.minX > 60 && right.maxX > 350)
    person.type("qp")
    person.tap("space")
    #expect(person.text == "qp ")
    person.tap(OneHandedKeys.otherSideID)
    let left = caps(person)
    #expect(left.minX < 10 && left.maxX < 300 && left.width == right.width)
    #expect(person.services.movedKeys == [.left] && person.desk.situation.oneHanded == .left)
    person.type("qp")
    person.tap(OneHandedKeys.wholeWidthID)
    #expect(person.services.movedKeys == [.left, .off])
    #expect(caps(person).width > 350 && person.place(of: OneHandedKeys.wholeWidthID) == nil)
    person.type("m")
    #expect(person.text == "qp qpm", "nothing beside the keys has typed")
    #expect(person.desk.placement.frame == board, "the keyboard is as large as before, and apps need not move")
  }

  @Test("SY-4 the list of the Globe key offers the sides that the keys are not at") func list() {
    let person = HeadlessDesk()
    person.focus()
    func names() -> [String] {
      let globe = person.desk.keys?.plane.keys.first { $0.role == .globe }
      return (globe?.variants ?? []).filter { if case .oneHanded = $0.role { true } else { false } }.map(\.label)
    }
    #expect(names() == ["Left Hand", "Right Hand"])
    let count = person.desk.keys?.plane.keys.first { $0.role == .globe }?.variants.count ?? 0
    person.hold("globe", choose: count - 2)
    #expect(person.services.movedKeys == [.left] && caps(person).maxX < 300)
    #expect(names() == ["Both Hands", "Right Hand"])
  }

  @Test("SY-4 tablets, phones on their side and cards stay as they are")
  func elsewhere() {
    let places: [(Size, HeldForm)] = [
      (HeadlessDesk.tablet, HeldForm()), (HeadlessDesk.tablet, HeldForm(.floating)),
      (Size(width: 720, height: 360), HeldForm()),
    ]
    for (size, held) in places {
      let person = HeadlessDesk(size, held: held) { $0.oneHanded = .left }
      person.focus()
      let plane = person.desk.keys?.plane
      #expect(plane?.keys.contains { $0.role == .oneHanded(.off) } == false)
      let globe = plane?.keys.first { $0.role == .globe }
      #expect(globe?.variants.contains { $0.role == .oneHanded(.right) } == false)
    }
  }

  @Test(
    "SY-4 every kind of field has its keys at the side, clear of what is beside them", arguments: KeyboardKind.allCases)
  func kinds(_ kind: KeyboardKind) {
    for side in [OneHandedKeyboard.left, .right] {
      let person = HeadlessDesk { $0.oneHanded = side }
      var traits = FieldTraits()
      traits.keyboard = kind
      person.focus(traits)
      let plane = person.desk.keys?.plane ?? KeyPlane(id: "", size: .zero, keys: [])
      let area = Rect(origin: .zero, size: plane.size)
      #expect(area.width == 360)
      let beside = plane.keys.filter { $0.role == .oneHanded(.off) || $0.isOtherSide }
      #expect(beside.count == 2)
      for key in beside {
        #expect(area.intersection(key.frame) == key.frame && key.frame.width >= 44 && key.frame.height >= 44)
        #expect(side == .left ? key.frame.minX > 290 : key.frame.maxX < 70)
      }
      for (index, key) in plane.keys.enumerated() where !plane.isInScroller(index) {
        let others = plane.keys.enumerated().filter { $0.offset > index && !plane.isInScroller($0.offset) }
        #expect(!others.contains { $0.element.frame.intersects(key.frame) }, "\(kind) \(key.id)")
      }
    }
  }

  @Test("SY-4 the Globe below the keyboard is the device's, and stays where it is") func globeBelow() {
    let person = HeadlessDesk { ($0.oneHanded, $0.showsGlobeBelow) = (.right, true) }
    person.focus()
    let keys = person.desk.keys?.plane.keys ?? []
    #expect(keys.contains { $0.id == GlobeBelow.keyID && $0.frame.minX < 30 })
    let strip = keys.first { $0.id == OneHandedKeys.wholeWidthID }
    #expect(strip.map { $0.frame.maxY < (person.desk.keys?.plane.size.height ?? 0) - GlobeBelow.height } == true)
  }
}

extension PlacedKey {
  fileprivate var isOtherSide: Bool { id == OneHandedKeys.otherSideID }
}
