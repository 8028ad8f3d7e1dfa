// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The keyboard as a small card over the app.
  @Suite struct FloatingTests {
    @Test("VK-15 a setting makes the keyboard a card, apps keep their size, and its keys type")
    func setting() throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        let screen = try bed.screen()
        let state = try bed.openCard()
        #expect(state.form == "floating" && state.frame.width == 320)
        #expect(screen.intersection(state.frame) == state.frame)
        #expect(state.output == "HEADLESS-1" && state.outputSize == screen.size)
        try bed.expectTyped("Hello you", in: "normal") { try bed.driver.type("Hello you") }
        #expect(try bed.session.focusedWindowFrame() == screen)
      }
    }

    @Test("VK-15 a change of the setting takes effect at once")
    func settingChanges() throws {
      try AppBed.onTablet(settings: "form = docked\n") { bed in
        let screen = try bed.screen()
        #expect(try bed.open("normal").form == "docked")
        let file = "\(bed.session.folder)/spinetd.settings"
        try "form = floating\n".write(toFile: file, atomically: true, encoding: .utf8)
        try bed.seeCard()
        try bed.waitForWindow("to have the whole screen") { $0 == screen }
        try "form = docked\n".write(toFile: file, atomically: true, encoding: .utf8)
        let docked = try bed.keyboard.wait(for: "the keyboard at the bottom") { $0.form == "docked" }
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == docked.frame.minY }
      }
    }

    @Test("VK-15 two fingers pinch the keyboard to a card, the window gets its full size back, and nothing is typed")
    func pinchIn() throws {
      try AppBed.onTablet { bed in
        let screen = try bed.screen()
        let docked = try bed.open("normal")
        #expect(docked.form == "docked" && docked.frame.width == screen.width)
        #expect(bed.app.wait { $0.last { $0.event == "size" }?.height == docked.frame.minY })
        try bed.pinch(from: ("d", "k"), by: 200)
        let card = try bed.seeCard()
        #expect(bed.app.wait { $0.last { $0.event == "size" }?.height == screen.height })
        try bed.waitForWindow("to have the whole screen") { $0 == screen }
        #expect(card.frame.width == 320 && screen.intersection(card.frame) == card.frame)
        #expect(bed.app.text(of: "normal").isEmpty)
        try bed.expectTyped("Card", in: "normal") { try bed.driver.type("Card") }
      }
    }

    @Test("VK-15 a pinch that begins on keys that act at once does nothing with them")
    func pinchOnDelete() throws {
      try AppBed.onTablet { bed in
        try bed.open("normal")
        try bed.driver.type("keep")
        try bed.pinch(from: ("delete", "q"), by: 400)
        try bed.seeCard()
        try bed.expectTyped("keep it", in: "normal") { try bed.driver.type(" it") }
      }
    }

    @Test(
      "VK-15 the card goes where the finger drags it by its handle, and stays on the screen",
      arguments: [SessionOptions.Compositor.sway, .phoc])
    func drag(on compositor: SessionOptions.Compositor) throws {
      try AppBed.onTablet(compositor, settings: "form = floating\n") { bed in
        let state = try bed.openCard()
        let screen = Rect(origin: .zero, size: state.outputSize)
        let start = state.frame
        let steps = [Point(x: -100, y: -60), Point(x: 150, y: -200), Point(x: 20, y: -350)]
        let handle = start.handle
        try bed.session.injector.down(at: handle)
        for step in steps {
          // At one stroke, further than the card is wide: no compositor may lose the finger.
          try bed.session.injector.move(to: handle + step)
          try bed.keyboard.wait(for: "the card under the finger") {
            $0.frame == start.dragged(by: step, inside: screen)
          }
        }
        try bed.session.injector.move(to: Point(x: 2, y: 2))
        let corner = try bed.keyboard.wait(for: "the card in the corner") { $0.frame.origin == .zero }
        try bed.session.injector.up()
        #expect(corner.frame.size == start.size)
        try bed.expectTyped("In the corner", in: "normal") { try bed.driver.type("In the corner") }
      }
    }

    @Test("VK-15 around the card the app is touched, and what the card covers is not")
    func touchesAround() throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        let state = try bed.openCard()
        let words = try #require(try bed.app.fieldFrames()["words"])
        #expect(!words.intersects(state.frame))
        try bed.session.injector.tap(words.center)
        #expect(bed.app.wait { _ in bed.app.focusedField == "words" })
        try bed.driver.type("On")
        // The handle is no key.
        try bed.session.injector.tap(state.frame.handle)
        try bed.expectTyped("One", in: "words") { try bed.driver.type("e") }
      }
    }

    @Test("VK-15 two quick thumbs on the card lose no letter and double none")
    func quickThumbs() throws {
      try AppBed.onTablet(settings: "form = floating\nauto-capitalization = off\n") { bed in
        try bed.openCard()
        let text = "the quick brown fox jumps over the lazy dog"
        try bed.expectTyped(text, in: "normal") {
          try bed.driver.typeRollingOver(text, keysPerSecond: 16, seed: 3)
        }
        let pairs = "typedinpairs"
        try bed.expectTyped(text + pairs, in: "normal") {
          try bed.driver.typeInPairs(pairs, pairsPerSecond: 6)
        }
        #expect(try bed.keyboard.state().form == "floating")
      }
    }

    @Test("VK-15 the card goes to another screen when its own is unplugged")
    func unplugged() throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        try bed.openCard()
        try bed.session.changeOutputs("create_output")
        let other = try #require(try bed.session.swayOutputs().last).frame
        try bed.session.unplugScreen(1)
        try bed.keyboard.wait(for: "the card on the other screen") {
          $0.form == "floating" && $0.output == "HEADLESS-2" && $0.outputSize == other.size
            && Rect(origin: .zero, size: other.size).intersection($0.frame) == $0.frame
        }
      }
    }

    @Test("VK-15 two fingers that move apart dock the card, and the window makes room again")
    func pinchOut() throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        let screen = try bed.screen()
        try bed.openCard()
        try bed.pinch(from: ("d", "j"), by: -60)
        let docked = try bed.keyboard.wait(for: "the keyboard at the bottom") { $0.form == "docked" }
        #expect(docked.frame.width == screen.width && docked.frame.maxY == screen.maxY)
        try bed.waitForWindow("to end above the keyboard") { $0.maxY == docked.frame.minY }
        try bed.expectTyped("Docked", in: "normal") { try bed.driver.type("Docked") }
      }
    }

    @Test("VK-15 dragging the handle down to the bottom edge docks the card")
    func dragToBottom() throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        let screen = try bed.screen()
        let start = try bed.openCard().frame
        try bed.session.injector.down(at: start.handle)
        for y in stride(from: start.handle.y, to: screen.maxY, by: 30) {
          try bed.session.injector.move(to: Point(x: start.midX, y: y))
        }
        try bed.session.injector.move(to: Point(x: start.midX, y: screen.maxY - 1))
        try bed.session.injector.up()
        try bed.keyboard.wait(for: "the keyboard at the bottom") {
          $0.form == "docked" && $0.frame.width == screen.width
        }
        try bed.expectTyped("Down", in: "normal") { try bed.driver.type("Down") }
      }
    }

    @Test("VK-15 form and place are remembered while hidden and over a restart")
    func remembered() throws {
      try AppBed.onTablet { bed in
        try bed.open("normal")
        try bed.pinch(from: ("d", "k"), by: 200)
        let start = try bed.seeCard().frame
        let injector = bed.session.injector
        try injector.down(at: start.handle)
        try injector.move(to: start.handle + Point(x: 123, y: -45))
        try injector.up()
        let place = start.offset(by: Point(x: 123, y: -45))
        try bed.keyboard.wait(for: "the card at its place") { $0.frame == place }
        try bed.setVisible(false)
        try bed.keyboard.wait(for: "the card to hide") { $0.form == "hidden" && !$0.visible }
        try bed.setVisible(true)
        try bed.keyboard.wait(for: "the card again") { $0.form == "floating" && $0.frame == place }

        bed.keyboard.program.stop()
        let again = try Keyboard(in: bed.session, name: "again")
        try bed.app.unfocus()
        try bed.app.focus("normal")
        try again.wait(for: "the card after the restart") { $0.form == "floating" && $0.frame == place }
      }
    }

    @Test("VK-15 a screen that turns or shrinks keeps the card on it", arguments: ["transform 90", "mode 800x600"])
    func otherScreen(change: String) throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        let start = try bed.openCard().frame
        let injector = bed.session.injector
        try injector.down(at: start.handle)
        try injector.move(to: Point(x: 1020, y: 700))
        try injector.up()
        try bed.keyboard.wait(for: "the card at the right side") { $0.frame.maxX == 1024 }
        try bed.session.changeOutputs("output HEADLESS-1 \(change)")
        let screen = try bed.screen()
        try bed.keyboard.wait(for: "the card on the other screen") {
          $0.form == "floating" && $0.outputSize == screen.size && $0.frame.maxX == screen.maxX
            && screen.intersection($0.frame) == $0.frame
        }
        try bed.expectTyped("Here", in: "normal") { try bed.driver.type("Here") }
      }
    }

    @Test("VK-15 the card has its round corners and edges just where its frame says")
    func edges() throws {
      try AppBed.onTablet(settings: "form = floating\nappearance = light\n") { bed in
        let frame = try bed.openCard().frame
        let inside = [
          Point(x: frame.midX, y: frame.minY), Point(x: frame.minX, y: frame.midY),
          Point(x: frame.maxX - 1, y: frame.midY), Point(x: frame.midX, y: frame.maxY - 1),
        ]
        let outside = [
          Point(x: frame.midX, y: frame.minY - 1), Point(x: frame.minX - 1, y: frame.midY),
          Point(x: frame.maxX, y: frame.midY), Point(x: frame.midX, y: frame.maxY),
          frame.origin, Point(x: frame.maxX - 1, y: frame.maxY - 1),
        ]
        try Wait.untilTrue("the card's edges on the screen") {
          let picture = try bed.session.picture()
          return inside.allSatisfy(picture.isKeyboardGray) && !outside.contains(where: picture.isKeyboardGray)
        }
      }
    }

    @Test("VK-15 the choices of a held key stay on the screen at its top")
    func choicesAtTheTop() throws {
      try AppBed.onTablet(settings: "form = floating\n") { bed in
        let screen = try bed.screen()
        let start = try bed.openCard().frame
        try bed.session.injector.down(at: start.handle)
        try bed.session.injector.move(to: Point(x: 500, y: 2))
        try bed.session.injector.up()
        try bed.keyboard.wait(for: "the card at the top") { $0.frame.minY == 0 }
        try bed.driver.hold("e", for: "its choices") { state in
          guard !state.variants.isEmpty else { return false }
          #expect(state.variants.allSatisfy { screen.intersection($0.frame) == $0.frame })
          return true
        }
      }
    }

    @Test("VK-15 the list of the Globe key has the other form, in the language of the keys")
    func globe() throws {
      try AppBed.onTablet { bed in
        try bed.open("normal")
        try bed.driver.holdAndPick("globe", choice: "Floating")
        try bed.seeCard()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.holdAndPick("globe", choice: "아래에 고정")
        try bed.keyboard.wait(for: "the keyboard at the bottom") { $0.form == "docked" }
        try bed.driver.hold("globe", for: "the list") { state in
          guard !state.variants.isEmpty else { return false }
          #expect(state.variants.last?.label == "플로팅 키보드")
          return true
        }
        #expect(bed.app.text(of: "normal").isEmpty)
      }
    }

    @Test("VK-15 phones keep the keyboard at the bottom")
    func phone() throws {
      try AppBed.with(.gtk4, settings: "form = floating\n") { bed in
        let state = try bed.open("normal")
        #expect(state.form == "docked" && state.frame.width == 360)
      }
    }
  }
}

// MARK: - Steps

extension AppBed {
  /// Runs a test on the screen of a tablet.
  static func onTablet(
    _ compositor: SessionOptions.Compositor = .sway, settings: String? = nil, _ body: (AppBed) throws -> Void
  ) throws {
    func configure(_ options: inout SessionOptions) {
      (options.pixelWidth, options.pixelHeight) = (1024, 768)
      options.compositor = compositor
    }
    try with(.gtk4, settings: settings, configure: configure, body)
  }

  func screen() throws -> Rect { try #require(try session.swayOutputs().first).frame }

  /// Puts two fingers on keys, brings them together by so much, or apart if it is negative, and lifts them.
  fileprivate func pinch(from keys: (String, String), by distance: Double) throws {
    let ends = try [keys.0, keys.1].map { try driver.place(of: $0) }
    let left = ends[0].x <= ends[1].x ? 0 : 1
    let injector = session.injector
    for finger in 0...1 { try injector.down(finger, at: ends[finger]) }
    let steps = 8
    for step in 1...steps {
      for finger in 0...1 {
        let way = distance / 2 * Double(step) / Double(steps) * (finger == left ? 1 : -1)
        try injector.move(finger, to: ends[finger] + Point(x: way, y: 0))
      }
    }
    for finger in 0...1 { try injector.up(finger) }
  }

  /// Waits until a card is to be seen, and so to be touched: the keyboard knows of its place a moment earlier.
  @discardableResult
  fileprivate func seeCard(
    _ what: String = "the card", until holds: (KeyboardState) -> Bool = { _ in true }
  ) throws -> KeyboardState {
    let state = try keyboard.wait(for: what) { $0.form == "floating" && holds($0) }
    try Wait.untilTrue("\(what) on the screen") {
      try session.picture().isKeyboardGray(at: Point(x: state.frame.midX, y: state.frame.maxY - 3))
    }
    return state
  }

  /// Moves the focus to a field and waits for the card.
  @discardableResult
  fileprivate func openCard() throws -> KeyboardState {
    try open("normal")
    return try seeCard()
  }
}

extension Rect {
  /// The middle of a floating keyboard's handle.
  fileprivate var handle: Point { Point(x: midX, y: maxY - 12) }

  /// The rectangle after a drag that ends at the sides of the screen.
  fileprivate func dragged(by way: Point, inside screen: Rect) -> Rect {
    let moved = offset(by: way)
    let x = min(max(moved.minX, screen.minX), screen.maxX - width)
    let y = min(max(moved.minY, screen.minY), screen.maxY - height)
    return Rect(origin: Point(x: x, y: y), size: size)
  }
}
