// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

/// A message written by a finger on a headless compositor, and what the app received of it.
enum ScriptedDemo {
  static let to = "mina@example.com"
  static let subject = "Lunch on Friday?"
  static let english = "Hi Mina! It's 12:30 at the cafe (table #7) - see you there."
  static let korean = "안녕하세요, 금요일에 만나요!"

  /// - Returns: The exit status: 0 when the app received exactly what was meant.
  static func run() throws -> Int32 {
    var options = SessionOptions()
    (options.pixelWidth, options.pixelHeight, options.scale) = (720, 1440, 2)
    Demo.say("Starting sway without a screen (360x720 at scale 2), spinetd, and a GTK 4 app …")
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    Interruption.ends(session.compositor)
    let keyboard = try Keyboard(in: session)
    let driver = KeyboardDriver(keyboard, in: session)
    let app = try App(.gtk4, command: Demo.app, in: session)
    try keyboard.wait(for: "the keyboard") { $0.visible }

    Demo.say("Typing by touch …")
    try driver.type(to)
    try touch("subject", of: app, keyboard, in: session)
    try driver.type(subject)
    try touch("text", of: app, keyboard, in: session)
    try driver.type(english + "\n")
    try driver.switchTo(mode: "ko-KR")
    try driver.typeKorean(korean)

    var isEqual = true
    for (field, meant) in [("to", to), ("subject", subject), ("text", english + "\n" + korean)] {
      let received = app.received(meant, in: field)
      isEqual = isEqual && received == meant
      Demo.say("\n\(field):\n  meant     \(quoted(meant))\n  received  \(quoted(received))")
    }
    try app.waitUntilShown()
    let picture = "\(Checkout.root)/.build/demo.png"
    try session.takeScreenshot(to: picture)
    Demo.say("\nScreenshot: \(picture)\n\(isEqual ? "Equal." : "NOT EQUAL.")")
    return isEqual ? 0 : 1
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
