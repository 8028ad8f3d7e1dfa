// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The tour of the keyboard (Examples/KeyboardTour) on a real desktop, with the keys of `spinetd` and of squeekboard.
  @Suite struct TourAppTests {
    @Test func `a chat is typed by touch in English and Korean and sent, on a bar that stands on the keyboard`() throws
    {
      try ChatBed.with { chat in
        let keyboard = try Keyboard(in: chat.session)
        let driver = KeyboardDriver(keyboard, in: chat.session)
        let start = try chat.tapField()
        try keyboard.wait(for: "the keyboard of the chat") { $0.visible }
        let up = try chat.wait("the bar on the keyboard") { $0.types && $0.field.y < start.field.y - 100 }
        #expect(try up.field.y < keyboard.state().frame.minY)
        try driver.type("See you")
        let typed = try chat.wait("the text") { $0.text == "See you" }
        try chat.send(typed)
        try chat.wait("the message") { $0.messages == start.messages + 1 && $0.text.isEmpty && $0.types }
        try driver.switchTo(mode: "ko-KR")
        try driver.typeKorean("안녕")
        try chat.wait("Korean") { $0.text == "안녕" }
        try chat.send(typed)
        try chat.wait("the second message") { $0.messages == start.messages + 2 && $0.text.isEmpty }
      }
    }

    @Test("VK-7 a bar above the desktop's keyboard grows with the lines that are typed, and shrinks once they are sent")
    func growingBar() throws {
      try ChatBed.with { chat in
        let keyboard = try Keyboard(in: chat.session)
        let driver = KeyboardDriver(keyboard, in: chat.session)
        try chat.tapField()
        try keyboard.wait(for: "the keyboard of the chat") { $0.visible }
        let lines = ["This", " is longer than what a phone shows on one line and goes on"]
        try driver.type(lines[0])
        let low = try chat.wait("the bar on the keyboard") {
          try $0.text == lines[0] && $0.field.y < keyboard.state().frame.minY
        }
        try driver.type(lines[1])
        // What grows does so upwards, and its middle by half a line: the button stays at the lower edge, right above the keys.
        let high = try chat.wait("the text") { $0.text == lines.joined() && $0.field.y < low.field.y - 8 }
        #expect(abs(high.send.y - low.send.y) < 1)
        try chat.send(high)
        try chat.wait("the bar as it was") { $0.text.isEmpty && $0.types && abs($0.field.y - low.field.y) < 1 }
      }
    }

    @Test("TF-2 TY-8 VK-7 with a real keyboard a tap begins typing, and the app's bar goes down onto the bar of words")
    func realKeyboard() throws {
      try ChatBed.with([.touch, .keyboard]) { chat in
        let keyboard = try Keyboard(in: chat.session, settings: "hardware-keyboard = on\n")
        let driver = KeyboardDriver(keyboard, in: chat.session)
        try chat.tapField()
        let whole = try keyboard.wait(for: "the keyboard of the chat") { $0.visible }.frame
        // What was typed by touch shows that the keyboard is grabbed.
        try driver.typeIgnoringCase("a")
        let up = try chat.wait("the bar on the keyboard") { $0.types && $0.text.count == 1 && $0.field.y < whole.minY }
        try chat.session.injector.typeKeys("b")
        let bar = try keyboard.wait(for: "the bar of words") { $0.key("keys") != nil }.frame
        let down = try chat.wait("the app's bar above that") {
          $0.types && $0.text.lowercased() == "ab" && $0.field.y > whole.minY && $0.field.y < bar.minY
        }
        #expect(abs(down.field.y - up.field.y - (bar.minY - whole.minY)) < 1)
        try driver.tap("keys")
        try chat.wait("the app's bar on all keys") { $0.types && abs($0.field.y - up.field.y) < 1 }
      }
    }

    @Test func `a chat is typed by touches on squeekboard and sent`() throws {
      try ChatBed.with { chat in
        let keyboard = try SqueekboardKeys.start(in: chat.session)
        defer { withExtendedLifetime(keyboard) {} }
        let start = try chat.tapField()
        let keys = try SqueekboardKeys.wait(in: chat.session) { chat.app.output }
        try chat.wait("the bar on the keyboard") { $0.types && $0.field.y < keys.frame.minY }
        for key in "see you" { try chat.session.injector.tap(keys.place(of: String(key))) }
        let typed = try chat.wait("the text") { $0.text == "see you" }
        try chat.send(typed)
        try chat.wait("the message") { $0.messages == start.messages + 1 && $0.text.isEmpty && $0.types }
      }
    }
  }
}

/// The chat of the tour, in a session of their own.
private struct ChatBed {
  /// What the app says of itself.
  struct Sight {
    let messages: Int
    /// The middle of the text and of the button, on the screen.
    let field: Point
    let send: Point
    let types: Bool
    let text: String

    init?(_ line: String) {
      guard let start = line.range(of: ", text “"), line.hasSuffix("”") else { return nil }
      text = String(line[start.upperBound...].dropLast())
      let words = line[..<start.lowerBound].replacing(",", with: "").split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == 5 else { return nil }
      messages = Int(numbers[0])
      field = Point(x: numbers[1], y: numbers[2])
      send = Point(x: numbers[3], y: numbers[4])
      types = words.last == "true"
    }
  }

  let session: Session
  let app: Supervised

  static func with(_ devices: [SessionOptions.Device] = [.touch], _ body: (ChatBed) throws -> Void) throws {
    var options = SessionOptions()
    options.devices = devices
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    let app = try session.start(
      [try Checkout.program("example-keyboard-tour"), "--page", "chat", "--report"], name: "app")
    try body(ChatBed(session: session, app: app))
  }

  /// Taps the field, and where it is then when it has moved meanwhile: the window begins larger than the screen, and squeekboard shows
  /// itself for a moment as it starts.
  ///
  /// - Returns: What the app showed at last before it could be typed into.
  @discardableResult
  func tapField() throws -> Sight {
    var tapped: Sight?
    try wait("the field to be typed into") { sight in
      guard sight.messages > 0, !sight.types else { return sight.types }
      if sight.field != tapped?.field {
        try session.injector.tap(sight.field)
        tapped = sight
      }
      return false
    }
    return try #require(tapped)
  }

  /// Taps the button, which is right above the keys, however lately one of them was tapped.
  func send(_ sight: Sight) throws { try session.injector.tap(sight.send) }

  /// Waits until the app shows something.
  @discardableResult
  func wait(_ what: String, _ holds: (Sight) throws -> Bool) throws -> Sight {
    try Wait.until(what, detail: { app.output }) {
      let last = app.output.split(separator: "\n").last.flatMap { Sight(String($0)) }
      return try last.flatMap { try holds($0) ? $0 : nil }
    }
  }
}
