// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import MorseBed
import TestBed

/// Types Morse code by touch into a GTK app, through the installed keyboard in its sandbox, and takes pictures of the
/// keyboard, also as a card on a tablet, and of the trainer on screens that nobody sees.
@main
enum MorseDemo {
  private static let text = "SOS HELLO 123"
  private static let folder = "\(Checkout.root)/.build/morse"

  static func main() {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let isEqual = try type()
      try showCard()
      try showTrainer()
      exit(isEqual ? 0 : 1)
    } catch {
      say("morse: \(error)")
      exit(1)
    }
  }

  private static func session(width: Int = 780, height: Int = 1688) throws -> Session {
    var options = SessionOptions()
    (options.pixelWidth, options.pixelHeight, options.scale) = (width, height, 2)
    options.customKeyboards = [.morse]
    return try Session(options)
  }

  /// - Returns: Whether the app received what was meant.
  private static func type() throws -> Bool {
    say("Starting sway without a screen, spinetd with the Morse keyboard in its sandbox, and a GTK 4 app …")
    let session = try session()
    defer {
      session.stop()
      session.removeFolder()
    }
    let (app, finger) = try open(in: session)
    say("Typing by touch, dot by dot …")
    try finger.tap(.shift)
    try finger.tap(.shift)
    try finger.type(text)
    let received = app.received(text, in: "text")
    say("\n  meant     \(text)\n  received  \(received)")
    // A letter on its way, for the picture.
    try finger.tapSignals(of: "k")
    let isShown = try pictures(of: session, "keyboard.png")
    say("\(isShown)\n\(received == text ? "Equal." : "NOT EQUAL.")")
    return received == text
  }

  /// Starts the app and leads to the Morse keyboard, as a person does.
  private static func open(in session: Session, settings: String = "") throws -> (App, MorseFinger) {
    let keyboards = "keyboards = en-US, \(CustomKeyboard.morse.identifier)\nkey-clicks = off\n"
    let keyboard = try Keyboard(in: session, settings: keyboards + settings)
    let app = try App(
      .gtk4, command: ["/usr/bin/python3", "\(Checkout.root)/Utilities/demo/message.py"], in: session)
    try keyboard.wait(for: "the keyboard") { $0.visible }
    let window = try session.focusedWindowFrame() ?? .zero
    guard let frame = try app.fieldFrames()["text"] else { throw BedError("the app has no field for the text") }
    try session.injector.tap(frame.origin + window.origin + Point(x: 30, y: 15))
    try keyboard.wait(for: "the field") { _ in app.focusedField == "text" }
    try keyboard.wait(for: "the Globe") { $0.key("globe") != nil }
    try KeyboardDriver(keyboard, in: session).holdAndPick("globe", choice: "Morse")
    try keyboard.wait(for: "the Morse keyboard") { $0.mode == CustomKeyboard.morse.identifier && $0.guest != nil }
    return (app, MorseFinger(keyboard, in: session))
  }

  private static func showCard() throws {
    let session = try session(width: 2048, height: 1536)
    defer {
      session.stop()
      session.removeFolder()
    }
    let (app, finger) = try open(in: session, settings: "form = floating\n")
    try finger.type("sos")
    _ = app.wait { _ in app.text(of: "text").lowercased() == "sos" }
    try finger.tapSignals(of: "k")
    say(try pictures(of: session, "card.png"))
  }

  private static func showTrainer() throws {
    let session = try session()
    defer {
      session.stop()
      session.removeFolder()
    }
    let trainer = try session.start([try Checkout.program("morse-coder")], name: "trainer")
    try Wait.untilTrue("the trainer's window", detail: { trainer.output }) { try session.focusedAppID() != nil }
    say(try pictures(of: session, "trainer.png"))
  }

  /// Takes a picture once the screen has come to rest.
  private static func pictures(of session: Session, _ name: String) throws -> String {
    let path = "\(folder)/\(name)"
    var last = Data()
    try Wait.untilTrue("the screen to come to rest") {
      try session.takeScreenshot(to: path)
      let picture = try Data(contentsOf: URL(filePath: path))
      defer { last = picture }
      return picture == last
    }
    return "Screenshot: \(path)"
  }

  /// Prints a line at once, even where nobody but a file reads it.
  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
