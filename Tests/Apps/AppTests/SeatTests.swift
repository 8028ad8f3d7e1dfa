// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Input devices and seats that come and go.
  @Suite struct SeatTests {
    @Test("SY-2 a touch screen that goes while a key is held types nothing, and types when it is back")
    func touchScreen() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        try bed.expectTyped("one") { try bed.driver.type("one") }
        try bed.session.injector.down(at: bed.driver.place(of: "e"))
        try bed.keyboard.wait(for: "the choices of e") { !$0.variants.isEmpty }
        try bed.session.injector.pull(.touch)
        #expect(try bed.keyboard.state().variants.isEmpty)
        try bed.session.injector.plug(.touch)
        try bed.settle()
        try bed.expectTyped("one two") { try bed.driver.type(" two") }
      }
    }

    @Test("SY-2 a touch screen that goes while delete is held ends the deleting")
    func heldDelete() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let text = "a long line to delete from"
        try bed.expectTyped(text) { try bed.driver.type(text) }
        try bed.session.injector.down(at: bed.driver.place(of: "delete"))
        #expect(bed.app.wait { _ in bed.app.text(of: "normal").count < text.count - 2 })
        try bed.session.injector.pull(.touch)
        try bed.session.injector.plug(.touch)
        try bed.settle()
        // Takes longer than delete takes to repeat.
        let more = "and no more of that"
        try bed.driver.type(more)
        #expect(bed.app.wait { _ in bed.app.text(of: "normal").hasSuffix(more) })
        #expect(text.hasPrefix(bed.app.text(of: "normal").dropLast(more.count)))
      }
    }

    @Test("SY-2 a pointer that goes and comes back types, and one that goes while its button is down types nothing")
    func pointer() throws {
      try AppBed.with(.gtk4, configure: { $0.devices = [.touch, .pointer] }) { bed in
        try bed.open()
        let injector = bed.session.injector
        func click(_ keys: String...) throws { for key in keys { try injector.click(bed.driver.place(of: key)) } }
        try bed.expectTyped("go") { try click("g", "o") }
        try injector.pull(.pointer)
        try bed.expectTyped("go b") { try bed.driver.type(" b") }
        try injector.plug(.pointer)
        try bed.settle()
        try bed.expectTyped("go by") { try click("y") }
        // For good: sway 1.7 keeps the button of such a pointer down. libinput lets go of it first.
        try injector.movePointer(to: bed.driver.place(of: "e"))
        try injector.setButton(isDown: true)
        try bed.keyboard.wait(for: "the choices of e") { !$0.variants.isEmpty }
        try injector.pull(.pointer)
        #expect(try bed.keyboard.state().variants.isEmpty)
        try bed.expectTyped("go bye") { try bed.driver.type("e") }
      }
    }

    @Test("SY-2 the first fingers of two seats are two fingers, and one seat goes while its finger is down")
    func twoSeats() throws {
      try AppBed.with(.gtk4, configure: { $0.devices = [.touch, .secondTouch] }) { bed in
        let injector = bed.session.injector
        try bed.open()
        try bed.session.sway("seat seat1 attach 0:2:headless")
        try bed.settle()
        let places = try ["n", "o", "e"].map { try bed.driver.place(of: $0) }
        try bed.expectTyped("no") {
          try injector.down(at: places[0])
          try injector.drive(.secondTouch)
          try injector.down(at: places[1])
          try injector.drive(.touch)
          try injector.up()
          try injector.drive(.secondTouch)
          try injector.up()
        }
        try injector.down(at: places[2])
        try bed.keyboard.wait(for: "the choices of e") { !$0.variants.isEmpty }
        try injector.removeSeat("seat1")
        try injector.drive(.touch)
        #expect(try bed.keyboard.state().variants.isEmpty)
        try bed.expectTyped("none") { try bed.driver.type("ne") }
      }
    }

    @Test("SY-2 the keyboard goes on with another seat when the one it types into goes")
    func typingSeat() throws {
      // A terminal that listens to each seat. Nothing reaches GTK 4 and Qt 6 by a seat that came after their start.
      try AppBed.with(.foot, configure: { $0.devices = [.touch, .secondTouch] }) { bed in
        try bed.open()
        try bed.session.sway("seat seat1 attach 0:2:headless")
        try bed.settle()
        try bed.expectTyped("one") { try bed.driver.type("one") }
        try bed.session.injector.removeSeat("seat0")
        try bed.settle()
        // The other seat's person has to touch the window first, as on any desktop.
        let window = try #require(try bed.session.focusedWindowFrame())
        try bed.session.injector.drive(.secondTouch)
        try bed.session.injector.tap(Point(x: window.midX, y: 20))
        // sway 1.7 does not tell that the window has focus by this seat too, so text goes by keys.
        try bed.keyboard.wait(for: "the keyboard of the field that has gone to hide") { !$0.visible }
        try bed.setVisible(true)
        try bed.keyboard.wait(for: "the keyboard") { $0.visible }
        try bed.expectTyped("one two") { try bed.driver.type(" two") }
      }
    }
  }
}

extension AppBed {
  /// Lets the keyboard take up what has come: it and the compositor answer each other three times, for a seat, its
  /// devices and a device.
  fileprivate func settle() throws {
    for _ in 0..<3 {
      try session.fitTouchesToOutputs()
      // What the first answer has queued has left when the second comes.
      _ = try keyboard.state()
      _ = try keyboard.state()
    }
    try session.fitTouchesToOutputs()
  }
}
