// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing

@Suite struct GlobeTests {
  @Test("VK-10 Globe tapped: the next keyboard")
  func tap() {
    var typist = Typist()
    typist.tap(.globe)
    #expect(typist.actions.map(\.kind) == [.press(.globe)])
    #expect(typist.actions.map(\.cause) == [.tap])
    typist.checkInvariants()
  }

  @Test("VK-10 Globe held: the list of keyboards, from which the finger chooses")
  func hold() throws {
    var typist = Typist()
    typist.down(.globe)
    typist.wait(400)
    let popup = try #require(typist.interpreter.pressState.popup)
    #expect(popup.cells.count == 2)
    let globe = typist.interpreter.plane.keys[popup.key].frame
    typist.slide(by: popup.cells[1].center - globe.center)
    typist.up()
    #expect(typist.actions.map(\.kind) == [.press(.globe)])
    #expect(typist.actions.map(\.cause) == [.variant(1)])
    typist.checkInvariants()
  }

  @Test func `sliding off Globe or Return takes the press back`() {
    for role in [KeyRole.globe, .return] {
      var typist = Typist()
      typist.down(role)
      typist.slide(to: "t")
      #expect(typist.pressed == [])
      typist.up()
      #expect(typist.actions.map(\.kind) == [.nothing])
      typist.checkInvariants()
    }
  }

  @Test func `a finger that rolls a little over the edge of Return still presses it`() {
    var typist = Typist()
    typist.down(.return)
    typist.slide(by: Point(x: -60, y: 0))
    typist.up()
    #expect(typist.text == "\n")
  }
}
