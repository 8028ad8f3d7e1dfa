// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// The tour of the keyboard (Examples/KeyboardTour) on a real desktop, with the keys of `spinetd`.
  @Suite struct TourAppTests {
    @Test func `a chat is typed by touch in English and Korean and sent, on a bar that stands on the keyboard`() throws
    {
      try ChatBed.with { chat in
        let start = try chat.wait("the bar") { $0.messages > 0 && !$0.types }
        try chat.session.injector.tap(start.field)
        try chat.keyboard.wait(for: "the keyboard of the chat") { $0.visible }
        let up = try chat.wait("the bar on the keyboard") { $0.types && $0.field.y < start.field.y - 100 }
        #expect(try up.field.y < chat.keyboard.state().frame.minY)
        try chat.driver.type("See you")
        let typed = try chat.wait("the text") { $0.text == "See you" }
        try chat.send(typed)
        try chat.wait("the message") { $0.messages == start.messages + 1 && $0.text.isEmpty && $0.types }
        try chat.driver.switchTo(mode: "ko-KR")
        try chat.driver.typeKorean("안녕")
        try chat.wait("Korean") { $0.text == "안녕" }
        try chat.send(typed)
        try chat.wait("the second message") { $0.messages == start.messages + 2 && $0.text.isEmpty }
      }
    }
  }
}

/// The chat of the tour and the keyboard, in a session of their own.
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
  let keyboard: Keyboard
  let driver: KeyboardDriver

  static func with(_ body: (ChatBed) throws -> Void) throws {
    let session = try Session()
    defer {
      session.stop()
      session.removeFolder()
    }
    let keyboard = try Keyboard(in: session)
    let app = try session.start(
      [try Checkout.program("example-keyboard-tour"), "--page", "chat", "--report"], name: "app")
    try body(
      ChatBed(session: session, app: app, keyboard: keyboard, driver: KeyboardDriver(keyboard, in: session)))
  }

  /// Taps the button. A finger is on its way for a moment; until then, what the last key shows above the keys takes
  /// touches.
  func send(_ sight: Sight) throws {
    Clock.pause(until: Clock.now() + 300_000)
    try session.injector.tap(sight.send)
  }

  /// Waits until the app shows something.
  @discardableResult
  func wait(_ what: String, _ holds: (Sight) -> Bool) throws -> Sight {
    try Wait.until(what, detail: { app.output }) {
      let last = app.output.split(separator: "\n").last.flatMap { Sight(String($0)) }
      return last.flatMap { holds($0) ? $0 : nil }
    }
  }
}
