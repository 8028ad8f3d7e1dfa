// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

/// A message written by a finger on a headless compositor, and what the app received of it.
enum ScriptedDemo {
  static let to = "mina@example.com"
  static let subject = "Lunch on Friday?"
  static let english = "Hi Mina! It's 12:30 at the diner (table #7) - see you there."
  /// What the fingers type, and what comes of it.
  static let slips = "Dont worry, im runing late becuase of teh rian."
  static let mended = "Don't worry, I'm running late because of the rain."
  static let korean = "안녕하세요, 금요일에 만나요!"

  /// - Returns: The exit status: 0 when the app received exactly what was meant.
  static func run(on compositor: SessionOptions.Compositor) throws -> Int32 {
    var options = SessionOptions()
    options.compositor = compositor
    let kind = compositor == .weston ? AppKind.westonEditor : .gtk4
    (options.pixelWidth, options.pixelHeight, options.scale) = (720, 1440, 2)
    // As large as Weston's editor is.
    if kind == .westonEditor { (options.pixelWidth, options.pixelHeight, options.scale) = (800, 1280, 1) }
    let size = options.logicalSize
    Demo.say(
      "Starting \(compositor.rawValue) without a screen (\(size.width)x\(size.height) at scale \(options.scale)), spinetd, and "
        + (kind == .westonEditor ? "weston-editor …" : "a GTK 4 app …"))
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    Interruption.ends(session.compositor)
    // Weston's editor is typed into as it is.
    let words = kind == .gtk4 ? ["SPINET_LANGUAGES": try Checkout.languages()] : [:]
    let keyboard = try Keyboard(in: session, environment: words)
    let driver = KeyboardDriver(keyboard, in: session)
    let app = try App(kind, command: kind == .gtk4 ? Demo.app : nil, in: session)
    let meant = try kind == .gtk4 ? writeMessage(app, driver, in: session) : writeText(app, driver, in: session)

    var isEqual = true
    for (field, meant) in meant {
      let received = app.received(meant, in: field)
      isEqual = isEqual && received == meant
      Demo.say("\n\(field):\n  meant     \(quoted(meant))\n  received  \(quoted(received))")
    }
    if kind == .gtk4 { try app.waitUntilShown() }
    let verdict = isEqual ? "Equal." : "NOT EQUAL."
    guard compositor.takesPictures else {
      Demo.say("\n\(verdict)")
      return isEqual ? 0 : 1
    }
    let picture = "\(Checkout.root)/.build/demo.png"
    try session.waitForStillPicture()
    try session.takeScreenshot(to: picture)
    Demo.say("\nScreenshot: \(picture)\n\(verdict)")
    return isEqual ? 0 : 1
  }

  /// Fills in the fields of a message.
  ///
  /// - Returns: What was meant for each field.
  private static func writeMessage(_ app: App, _ driver: KeyboardDriver, in session: Session) throws -> [(
    String, String
  )] {
    let keyboard = driver.keyboard
    try keyboard.wait(for: "the keyboard") { $0.visible }
    Demo.say("Typing by touch …")
    try driver.type(to)
    try go(to: "subject", once: to, isIn: "to", of: app, keyboard, in: session)
    try driver.type(subject)
    try go(to: "text", once: subject, isIn: "subject", of: app, keyboard, in: session)
    try driver.type(english + "\n")
    Demo.say("Typing with slips: \(slips)")
    try writeSlips(after: english + "\n", app, driver)
    try driver.type("\n")
    try driver.switchTo(mode: "ko-KR")
    try driver.typeKorean(korean)
    try driver.switchTo(mode: "en-US")
    // What the picture shows: a slip, and what the next space would type.
    try driver.type("\nSee you tomorow")
    return [
      ("to", to), ("subject", subject), ("text", [english, mended, korean, "See you tomorow"].joined(separator: "\n")),
    ]
  }

  /// Types the slips, and what ends a word once the app has shown the word: what it may not have yet stays as it was typed.
  private static func writeSlips(after text: String, _ app: App, _ driver: KeyboardDriver) throws {
    var text = text
    for (slip, meant) in zip(slips.split(separator: " "), mended.split(separator: " ")) {
      if text.last != "\n" {
        try driver.type(" ")
        text += " "
      }
      let letters = slip.prefix { $0.isLetter }
      try driver.type(String(letters))
      _ = app.received(text + letters, in: "text")
      try driver.type(String(slip.dropFirst(letters.count)))
      text += meant
    }
  }

  /// Writes into an editor's only text.
  private static func writeText(_ app: App, _ driver: KeyboardDriver, in session: Session) throws -> [(String, String)]
  {
    try app.focus("text")
    try driver.keyboard.wait(for: "the keyboard") { $0.visible }
    try session.waitUntilStill()
    Demo.say("Typing by touch …")
    try driver.type(english + "\n")
    try driver.switchTo(mode: "ko-KR")
    try driver.typeKorean(korean)
    return [("text", english + "\n" + korean)]
  }

  /// Moves the focus by touch where it is known where the window is. Elsewhere the app moves it, which waits for no key that is on its
  /// way: so the field before has what was typed by then.
  private static func go(
    to field: String, once typed: String, isIn last: String, of app: App, _ keyboard: Keyboard, in session: Session
  ) throws {
    if session.options.compositor == .sway { return try touch(field, of: app, keyboard, in: session) }
    _ = app.received(typed, in: last)
    let fieldsBefore = try keyboard.state().serial
    try app.focus(field)
    try keyboard.wait(for: "the keyboard to hear of \(field)") { $0.visible && $0.serial > fieldsBefore }
  }

  private static func touch(_ field: String, of app: App, _ keyboard: Keyboard, in session: Session) throws {
    let fieldsBefore = try keyboard.state().serial
    let window = try session.focusedWindowFrame() ?? .zero
    guard let frame = try app.fieldFrames()[field] else { throw BedError("the app has no field \(field)") }
    // Near the top left: a text view may reach behind what fits into the window.
    try session.injector.tap(frame.origin + window.origin + Point(x: 30, y: 15))
    guard app.wait(until: { _ in app.focusedField == field }) else { throw BedError("\(field) got no focus by touch") }
    try keyboard.wait(for: "the keyboard to hear of \(field)") { $0.visible && $0.serial > fieldsBefore }
  }

  private static func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "⏎") }
}
