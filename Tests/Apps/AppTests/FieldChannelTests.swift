// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// What apps of the SDK (Tests/StandIns/TypingApp) and `spinetd` tell each other of fields and of the keyboard.
  @Suite struct FieldChannelTests {
    @Test func `the Return key is called what the field says, waits for a text, and speaks the keyboard's language`()
      throws
    {
      try TypingBed.with { bed in
        try bed.open("name")
        try bed.keyboard.wait(for: "the next field") { $0.returnKey == "next" && $0.returnEnabled }
        try bed.open("message")
        let empty = try bed.keyboard.wait(for: "nothing to send") { $0.returnKey == "send" && !$0.returnEnabled }
        #expect(empty.key("return")?.label == "send")
        #expect(empty.appearance == "dark")
        try bed.driver.tap("return")
        try bed.driver.type("Hi")
        try bed.wait(for: "message \"Hi\"")
        try bed.keyboard.wait(for: "something to send") { $0.returnEnabled }
        #expect(!bed.lines.contains("return message"))
        try bed.driver.switchTo(mode: "ko-KR")
        #expect(try bed.keyboard.state().key("return")?.label == "보내기")
        try bed.driver.tap("return")
        try bed.wait(for: "return message")
        try bed.open("name")
        try bed.keyboard.wait(for: "the keys of the field before") {
          $0.appearance == "light" && $0.returnKey == "next"
        }
      }
    }

    @Test func `the kind of text chooses the keys, and a secret field keeps its own`() throws {
      try TypingBed.with { bed in
        try bed.open("code")
        try bed.keyboard.wait(for: "digits") { $0.labels.contains("5") && !$0.labels.contains("q") }
        try bed.open("password")
        try bed.keyboard.wait(for: "a secret field") { $0.secure && $0.labels.contains("q") }
      }
    }

    @Test("KG-1 notifications and the guide follow the desktop's keyboard, and the window stays as it is")
    func followed() throws {
      try TypingBed.with { bed in
        try bed.wait(for: "guide 0 720 360 0")
        try bed.open("name")
        let state = try bed.keyboard.wait(for: "a keyboard that takes no room") { $0.visible && !$0.takesRoom }
        let place = bed.words(state.frame)
        try bed.wait(for: "guide \(place)")
        try bed.wait(for: "keyboard didShow \(place) local")
        #expect(
          bed.keyboardLines
            == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"].map { "keyboard \($0) \(place) local" })
        #expect(try bed.session.focusedWindowFrame() == Rect(x: 0, y: 0, width: 360, height: 720))
        // Nor was it smaller meanwhile.
        let since = bed.lines.drop { $0 != "begins name" }
        #expect(since.filter { $0.hasPrefix("guide ") } == ["guide \(place)"])
        // From field to field it stays.
        try bed.open("email")
        try bed.driver.type("a")
        try bed.wait(for: "email \"a\"")
        #expect(bed.keyboardLines.count == 4)
        // The green line ends where the keyboard's picture begins.
        let edge = state.frame.minY
        try bed.wait(forPicture: "the line on the keyboard") {
          $0.isGreen(at: Point(x: 180, y: edge - 1)) && !$0.isGreen(at: Point(x: 180, y: edge))
            && $0.isGreen(at: Point(x: 180, y: edge - 3)) && !$0.isGreen(at: Point(x: 180, y: edge - 4))
        }
      }
    }

    @Test("KG-1 a keyboard that goes is told, and comes again with the keyboard that starts anew")
    func gone() throws {
      try TypingBed.with { bed in
        try bed.open("name")
        let shown = try bed.keyboard.wait(for: "the keyboard") { $0.visible && !$0.takesRoom }
        try bed.wait(for: "guide \(bed.words(shown.frame))")
        bed.keyboard.program.stop()
        try Wait.untilTrue("the guide at the bottom", detail: { bed.app.output }) { bed.guide == "0 720 360 0" }
        try Wait.untilTrue("the keyboard to have gone", detail: { bed.app.output }) {
          bed.keyboardLines.last?.hasPrefix("keyboard didHide ") == true
        }
        #expect(
          bed.keyboardLines.suffix(4).map { $0.split(separator: " ")[1] }
            == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
        let keyboard = try Keyboard(in: bed.session, name: "again")
        let state = try keyboard.wait(for: "the next key") { $0.visible && $0.returnKey == "next" && !$0.takesRoom }
        try Wait.untilTrue("the guide", detail: { bed.app.output }) {
          bed.guide == bed.words(state.frame)
        }
      }
    }

    @Test("VK-7 an accessory view sits right above the desktop's keyboard")
    func accessory() throws {
      try TypingBed.with { bed in
        try bed.open("bar")
        let state = try bed.keyboard.wait(for: "a keyboard with a bar above it") { $0.accessory == 44 && !$0.takesRoom }
        let both = Rect(
          x: 0, y: state.frame.minY - 44, width: state.frame.width, height: state.frame.height + 44)
        try bed.wait(for: "guide \(bed.words(both))")
        try bed.wait(forPicture: "the bar between the line and the keyboard") {
          $0.isGreen(at: Point(x: 180, y: both.minY - 1)) && $0.isBlue(at: Point(x: 180, y: both.minY))
            && $0.isBlue(at: Point(x: 180, y: state.frame.minY - 1))
            && !$0.isBlue(at: Point(x: 180, y: state.frame.minY))
        }
        try bed.open("name")
        try bed.waitForGuide(at: state.frame)
      }
    }

    @Test("KG-4 a guide that follows is where the desktop's keyboard floats, also while a finger drags it")
    func floating() throws {
      var options = SessionOptions()
      (options.pixelWidth, options.pixelHeight) = (1024, 768)
      try TypingBed.with(options, settings: "form = floating\n") { bed in
        try bed.open("name")
        let first = try bed.keyboard.wait(for: "a card") { $0.form == "floating" }.frame
        try bed.waitForGuide(at: first)
        // It can be touched once it is seen.
        try bed.wait(forPicture: "the card") { $0.isKeyboardGray(at: Point(x: first.midX, y: first.maxY - 3)) }
        // A keyboard that floats does not count as shown.
        #expect(!bed.keyboardLines.isEmpty && bed.keyboardLines.allSatisfy { $0.contains("ChangeFrame") })
        let handle = Point(x: first.midX, y: first.maxY - 12)
        try bed.session.injector.down(at: handle)
        for way in [Point(x: -100, y: 13), Point(x: 151, y: -200), Point(x: 20, y: -640)] {
          try bed.session.injector.move(to: handle + way)
          let card = try bed.keyboard.wait(for: "the card under the finger") {
            $0.frame == Rect(x: first.minX + way.x, y: max(first.minY + way.y, 0), width: 320, height: first.height)
          }.frame
          try bed.waitForGuide(at: card)
          guard card.minY > 4 else { continue }
          try bed.wait(forPicture: "the line on the card, as wide as it") {
            $0.isGreen(at: Point(x: card.midX, y: card.minY - 1)) && !$0.isGreen(at: Point(x: card.midX, y: card.minY))
              && $0.isGreen(at: Point(x: card.minX, y: card.minY - 2))
              && !$0.isGreen(at: Point(x: card.minX - 1, y: card.minY - 2))
              && $0.isGreen(at: Point(x: card.maxX - 1, y: card.minY - 2))
              && !$0.isGreen(at: Point(x: card.maxX, y: card.minY - 2))
          }
        }
        try bed.session.injector.up()
        // Room for the bar above it, as wide as it.
        try bed.open("bar")
        let lower = try bed.keyboard.wait(for: "the card below the bar") { $0.accessory == 44 && $0.frame.minY == 44 }
        let both = Rect(x: lower.frame.minX, y: 0, width: 320, height: lower.frame.height + 44)
        try bed.wait(for: "keyboard didChangeFrame \(bed.words(both)) local")
        try bed.wait(forPicture: "the bar on the card") {
          $0.isBlue(at: Point(x: lower.frame.minX, y: 20)) && $0.isBlue(at: Point(x: lower.frame.midX, y: 43))
            && !$0.isBlue(at: Point(x: lower.frame.midX, y: 44))
            && !$0.isBlue(at: Point(x: lower.frame.minX - 1, y: 20))
        }
      }
    }

    @Test("KG-4 a guide that follows is where the desktop's keyboard is split, and goes along with it")
    func split() throws {
      var options = SessionOptions()
      (options.pixelWidth, options.pixelHeight) = (1024, 768)
      try TypingBed.with(options, settings: "form = split\n") { bed in
        try bed.open("name")
        let state = try bed.keyboard.wait(for: "two halves") { $0.form == "split" && $0.shown }
        #expect(state.frame.width == 1024 && state.frame.maxY == 768 - 150)
        try bed.waitForGuide(at: state.frame)
        // A keyboard in halves does not count as shown.
        #expect(!bed.keyboardLines.isEmpty && bed.keyboardLines.allSatisfy { $0.contains("ChangeFrame") })
        let key = try #require(state.key("dismiss")).frame.center
        try bed.session.injector.down(at: key)
        for way in [-60.0, -130] {
          try bed.session.injector.move(to: key + Point(x: 0, y: way))
          try bed.waitForGuide(at: state.frame.offset(by: Point(x: 0, y: way)))
        }
        try bed.session.injector.up()
      }
    }

    @Test func `which keyboard types is told to the app whose field has focus, and to no other app`() throws {
      try TypingBed.with { bed in
        let display = try #require(bed.session.environment["WAYLAND_DISPLAY"])
        let path = "\(bed.session.folder)/run/spinet-\(display)"
        let bystander = try LineSocket(path: path)
        try bystander.send("hello version=1")
        // A second app of the SDK, beside the first one.
        let other = try bed.startBeside()
        try bed.open("name")
        for mode in ["ko-KR", "en-US", "ko-KR"] {
          try bed.driver.switchTo(mode: mode)
          try bed.wait(for: "mode \(mode)")
        }
        let shown = try bed.keyboard.wait(for: "the keyboard") { $0.visible }
        try Wait.untilTrue("the other app to hear where it is", detail: { other.output }) {
          other.output.contains("keyboard didShow \(bed.words(shown.frame)) foreign")
        }
        #expect(!other.output.contains("mode "))
        // What is told to the last one to come has been told to all before.
        let latest = try LineSocket(path: path)
        try latest.send("hello version=1")
        _ = try latest.receive()
        let last = try #require(try latest.receive())
        var heard: [String] = []
        repeat { heard.append(try #require(try bystander.receive())) } while heard.last != last
        #expect(heard.contains { $0.contains("kind=docked") } && !heard.contains { $0.contains("mode=") })
      }
    }

    @Test func `nobody else's words count, and hostile ones end their own connection only`() throws {
      try TypingBed.with { bed in
        try bed.open("name")
        let shown = try bed.keyboard.wait(for: "the next field") { $0.returnKey == "next" }
        let place = bed.words(shown.frame).replacing(" ", with: ",")
        let display = try #require(bed.session.environment["WAYLAND_DISPLAY"])
        let path = "\(bed.session.folder)/run/spinet-\(display)"
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let stranger = try LineSocket(path: path)
        // Not of this field, without a greeting, and nothing at all.
        for line in [
          "field return=go", "hello version=1", "field return=go purpose=8 hints=192", "\u{0}%%=",
          "field return=go purpose=0",
        ] {
          try stranger.send(line)
        }
        let greeting = try #require(try stranger.receive())
        #expect(greeting.hasPrefix("hello proof=") && greeting.hasSuffix(" version=1"))
        // Where the keyboard is, and not which one it is.
        #expect(
          try stranger.receive() == "keyboard duration=0 frame=\(place) kind=docked output=HEADLESS-1 screen=360,720")
        // Whatever its purpose and hints are: a stranger that guesses them is a stranger.
        for hints in 0..<256 {
          try stranger.send(
            "field accessory=300 appearance=dark enabled=0 follows=0 hints=\(hints) keyboard=numberPad purpose=0 return=go"
          )
        }
        let unmoved = try bed.keyboard.state()
        #expect(unmoved.returnKey == "next" && unmoved.returnEnabled && unmoved.accessory == 0)
        #expect(unmoved.appearance == "light" && !unmoved.takesRoom && unmoved.labels == shown.labels)
        for flood in [
          String(repeating: "x", count: 4_000), Array(repeating: "nofield", count: 600).joined(separator: "\n"),
        ] {
          let hostile = try LineSocket(path: path)
          try? hostile.send(flood)
          #expect(try hostile.receive() == nil)
        }
        try stranger.send("nofield")
        try bed.driver.type("Hi")
        try bed.wait(for: "name \"Hi\"")
        try bed.open("message")
        try bed.keyboard.wait(for: "a field that tells") { $0.returnKey == "send" }
      }
    }

    @Test func `in an app that tells nothing a stranger can only ask for more care, and not take it back`() throws {
      try AppBed.with(.gtk4) { bed in
        let before = try bed.open("normal")
        let display = try #require(bed.session.environment["WAYLAND_DISPLAY"])
        let stranger = try LineSocket(path: "\(bed.session.folder)/run/spinet-\(display)")
        try stranger.send("hello version=1")
        func sayOfAllFields(_ words: String) throws {
          for hints in 0..<64 { try stranger.send("field hints=\(hints) purpose=0 \(words)") }
        }
        try sayOfAllFields("accessory=900 appearance=dark enabled=0 follows=1 keyboard=numberPad return=send")
        let after = try bed.keyboard.state()
        #expect(after.returnKey == before.returnKey && after.returnEnabled && after.appearance == before.appearance)
        #expect(after.accessory == 0 && after.takesRoom && after.keys == before.keys)
        try stranger.send("nofield")
        // One after another, as each line takes the place of the one before; and only so many in a second.
        var hints = 0
        try bed.keyboard.wait(for: "a secret") { state in
          if state.secure { return true }
          try? stranger.send("field content=password hints=\(hints) purpose=0")
          hints += 1
          return false
        }
        try stranger.send("field hints=\(hints - 1) purpose=0")
        try stranger.send("nofield")
        #expect(try bed.keyboard.state().secure)
        try bed.expectTyped("ab", in: "normal") { try bed.driver.type("ab") }
        // Never was it told what types.
        try stranger.send("hello version=1")
        try bed.open("email")
        try bed.keyboard.wait(for: "the field after it") { !$0.secure && $0.visible }
      }
    }

    @Test func `one program cannot keep others from the channel`() throws {
      try TypingBed.with { bed in
        let display = try #require(bed.session.environment["WAYLAND_DISPLAY"])
        let path = "\(bed.session.folder)/run/spinet-\(display)"
        var greeted = 0
        // Kept until the end.
        var sockets: [LineSocket] = []
        for _ in 0..<70 {
          let socket = try LineSocket(path: path)
          sockets.append(socket)
          if (try? socket.send("hello version=1")) != nil, let line = try? socket.receive(), line.hasPrefix("hello") {
            greeted += 1
          }
        }
        #expect(greeted == 4)
        try bed.open("name")
        try bed.keyboard.wait(for: "the app's own words") { $0.returnKey == "next" }
        #expect(sockets.count == 70)
      }
    }
  }
}
