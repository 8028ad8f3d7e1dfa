// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing
import TextModel

@Suite struct VariantPopupTests {
  @Test func `the first variant stands over the key and the others open to the roomier side`() throws {
    let left = try #require(openPopup(keyX: 40, count: 4))
    #expect(left.cells[0].midX == 56.5)
    #expect(left.cells[1].midX > left.cells[0].midX)
    let right = try #require(openPopup(keyX: 300, count: 4))
    #expect(right.cells[0].midX == 316.5)
    #expect(right.cells[1].midX < right.cells[0].midX)
  }

  @Test func `a default in the middle stands over the key`() throws {
    let popup = try #require(openPopup(keyX: 150, count: 5, defaultVariant: 2))
    #expect(popup.selected == 2)
    #expect(popup.cells[2].midX == 166.5)
    #expect(popup.cells[0].midX < popup.cells[4].midX)
  }

  @Test(arguments: [0.0, 17, 60, 200], [1, 5, 11, 14, 30])
  func `cells lie in the plane's width, below the headroom's top, and apart`(headroom: Double, count: Int) throws {
    for keyX in stride(from: 0.0, through: 357, by: 21) {
      for keyY in [6.0, 60, 168] {
        let popup = try #require(openPopup(keyX: keyX, keyY: keyY, count: count, headroom: headroom))
        #expect(popup.cells.count == count)
        for (index, cell) in popup.cells.enumerated() {
          #expect(cell.minX >= 0 && cell.maxX <= 390 && cell.minY >= -headroom && cell.maxY <= 216)
          #expect(cell.width >= 32 && cell.height >= 30)
          #expect(!popup.cells[(index + 1)...].contains { $0.inset(by: 0.001, 0.001).intersects(cell) })
        }
      }
    }
  }

  @Test func `more than the width holds goes to a second row above`() throws {
    let popup = try #require(openPopup(keyX: 150, keyY: 114, count: 14, headroom: 60))
    #expect(Set(popup.cells.map(\.minY)).count == 2)
    #expect(popup.cells[13].minY < popup.cells[0].minY)
  }

  @Test(arguments: [0.0, 60])
  func `every variant can be reached and chosen`(headroom: Double) throws {
    for index in 0..<14 {
      var interpreter = held(keyX: 150, keyY: 6, count: 14, headroom: headroom)
      let cell = try #require(interpreter.pressState.popup?.cells[index])
      let away = Point(x: cell.midX < 195 ? 380 : 10, y: 10)
      for place in [away, cell.center] {
        interpreter.handle(TouchEvent(.moved, finger: 0, location: place, time: EventTime(milliseconds: 500)))
      }
      interpreter.handle(TouchEvent(.ended, finger: 0, location: cell.center, time: EventTime(milliseconds: 600)))
      #expect(interpreter.nextAction()?.kind == .press(.character("\(index)")))
    }
  }

  @Test func `words get wider cells than letters`() throws {
    let letters = try #require(openPopup(keyX: 100, count: 2))
    let words = try #require(openPopup(keyX: 100, count: 2, label: "한국어 두벌식"))
    #expect(words.cells[0].width > 2 * letters.cells[0].width)
  }

  @Test(arguments: [0.0, 64], [1, 2, 3, 12])
  func `the list of keyboards runs from top to bottom above the globe`(headroom: Double, count: Int) throws {
    for keyX in [3.0, 60, 350] {
      let popup = try #require(
        openPopup(keyX: keyX, keyY: 168, count: count, headroom: headroom, label: "English (US)", role: .globe))
      #expect(Set(popup.cells.map(\.minX)).count == 1)
      #expect(zip(popup.cells, popup.cells.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.001 })
      #expect(popup.cells.allSatisfy { $0.width >= 180 && $0.minX >= 0 && $0.maxX <= 390 && $0.height >= 12 })
      #expect((popup.cells.last?.maxY ?? 999) < 168)
      #expect((popup.cells.first?.minY ?? -999) >= -headroom)
    }
  }

  private func openPopup(
    keyX: Double, keyY: Double = 114, count: Int, headroom: Double = 60, defaultVariant: Int = 0, label: String? = nil,
    role: KeyRole = .character("k")
  ) -> VariantPopup? {
    held(
      keyX: keyX, keyY: keyY, count: count, headroom: headroom, defaultVariant: defaultVariant, label: label, role: role
    )
    .pressState.popup
  }

  /// A key of a phone's size on which a finger has rested long enough.
  private func held(
    keyX: Double, keyY: Double, count: Int, headroom: Double, defaultVariant: Int = 0, label: String? = nil,
    role: KeyRole = .character("k")
  ) -> TouchInterpreter {
    let variants = (0..<count).map { KeyVariant(label: label ?? "a", role: .character("\($0)")) }
    let key = PlacedKey(
      id: "k", frame: Rect(x: keyX, y: keyY, width: 33, height: 42), role: role, label: .text("k"),
      variants: variants, defaultVariant: defaultVariant)
    var interpreter = TouchInterpreter(plane: KeyPlane(id: "p", size: Size(width: 390, height: 216), keys: [key]))
    interpreter.settings.headroom = headroom
    interpreter.handle(TouchEvent(.began, finger: 0, location: key.frame.center, time: EventTime(milliseconds: 0)))
    interpreter.advance(to: EventTime(milliseconds: 400))
    #expect(interpreter.nextAction() == nil)
    return interpreter
  }
}
