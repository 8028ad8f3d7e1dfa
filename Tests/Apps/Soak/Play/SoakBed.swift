// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import TestKeyboardKeys

/// The keyboard has ended the custom one, as it does with one that gets no time on an overloaded machine.
struct CustomKeyboardEnd: Error {}

/// An app does what it should not, and no keyboard can help it.
struct AppFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A session with the keyboard and one app, for many batches.
final class SoakBed {
  let client: Client
  let session: Session
  let keyboard: Keyboard
  let driver: KeyboardDriver
  let app: App
  private(set) var frames: [String: Rect] = [:]
  private var scale = 1.0
  private var lastTouch: (field: String, time: Int64)?

  /// - Parameter hasWords: Whether words are offered, corrected and learnt, as they are for people.
  init(_ client: Client, hasWords: Bool) throws {
    self.client = client
    var options = SessionOptions()
    (options.pixelWidth, options.pixelHeight) = (800, 1280)
    options.hasXWayland = client.kind == .x11
    let custom = client.takesCustomKeyboard ? [CustomKeyboard.test] : []
    options.customKeyboards = custom
    session = try Session(options)
    do {
      let keyboards = ["en-US", "ko-KR"] + custom.map(\.identifier)
      let settings = "keyboards = \(keyboards.joined(separator: ", "))\nauto-capitalization = off\n"
      let words = hasWords ? ["SPINET_LANGUAGES": try Checkout.languages()] : [:]
      keyboard = try Keyboard(in: session, settings: settings, environment: words)
      driver = KeyboardDriver(keyboard, in: session)
      app = try App(client.kind, in: session)
    } catch {
      session.stop()
      session.removeFolder()
      throw error
    }
  }

  /// Ends the session and all that runs in it.
  func close() {
    session.stop()
    session.removeFolder()
  }
}

// MARK: - Before a batch

extension SoakBed {
  /// Empties the fields and shows the keyboard of a language for one of them.
  func open(_ field: String, _ language: Batch.Language) throws {
    try app.clear()
    try app.focus(field)
    if !client.kind.speaksTextInput { try showByHand() }
    try keyboard.wait(for: "the keyboard") { $0.visible }
    if client.kind.isBrowser { try keepFocus(on: field) }
    try show(language)
    if frames.isEmpty { try findFields() }
  }

  /// Shows the letters of a language, in small letters.
  func show(_ language: Batch.Language) throws {
    let mode =
      switch language {
      case .english: "en-US"
      case .korean: "ko-KR"
      case .custom: CustomKeyboard.test.identifier
      }
    try goRound(to: mode)
    if language == .custom {
      try keyboard.wait(for: "the test keyboard") { $0.guest != nil }
      return
    }
    let state = try keyboard.wait(for: "the letters") { $0.mode == mode && !$0.keys.isEmpty }
    if state.plane != "letters" { try driver.tap("letters") }
    if state.shift != "off" { try driver.tap("shift") }
    try keyboard.wait(for: "small letters") { $0.plane == "letters" && $0.shift == "off" }
  }

  /// Goes from keyboard to keyboard until one shows; the test keyboard has a key of its own for that.
  private func goRound(to mode: String) throws {
    for _ in 0..<4 {
      let state = try keyboard.wait(for: "keys") { !$0.keys.isEmpty || $0.guest != nil }
      if state.mode == mode { return }
      if state.guest != nil { try session.injector.tap(place(of: .next)) } else { try driver.tap("globe") }
      do {
        try keyboard.wait(for: "the keyboard after \(state.mode)", within: 10) { $0.mode != state.mode }
      } catch  where keyboard.program.output.contains(CustomKeyboard.test.identifier) {
        throw CustomKeyboardEnd()
      }
    }
    throw BedError("the Globe does not lead to \(mode)")
  }

  private func showByHand() throws {
    guard try !keyboard.state().visible else { return }
    try session.callBus(
      name: "sm.puri.OSK0", path: "/sm/puri/OSK0", method: "sm.puri.OSK0.SetVisible", arguments: ["boolean:true"])
  }

  /// Browsers take the focus from the page once more while they start up.
  private func keepFocus(on field: String) throws {
    var start = Clock.now()
    try Wait.untilTrue("\(field) to keep the focus") {
      if app.focusedField == field, try keyboard.state().visible { return Clock.now() - start > keptFocus }
      try app.focus(field)
      start = Clock.now()
      return false
    }
  }

  /// How long a field has had the focus by then, in microseconds.
  private var keptFocus: Int64 { frames.isEmpty ? 400_000 : 0 }
}

// MARK: - The screen

extension SoakBed {
  /// Finds out where the fields are, once they stand still.
  ///
  /// - Throws: `AppFault` where a browser draws its page in a wrong size for good, as Firefox does now and then when its scale
  ///   changes while it stands still: touches meet something else than what they are meant for then.
  func findFields() throws {
    guard client.kind.hasFields else { return }
    let width = try session.swayOutputs().first?.frame.width ?? 0
    var last: [String: Rect] = [:]
    let start = Clock.now()
    frames = try Wait.until("the fields to stand still") {
      let found = try placesOfFields()
      defer { last = found }
      guard found == last else { return nil }
      guard let page = app.pageWidth, abs(page - width) > 1 else { return found }
      if Clock.now() - start < Self.layoutTime { return nil }
      throw AppFault("lays its page out \(page) wide in a window of \(width)")
    }
  }

  /// Waits until a touch of a field can be no second tap of the last batch's on it: Chromium sets no caret by that, and the field
  /// takes no keys.
  func pauseBeforeTouch(of field: String) {
    if let lastTouch, lastTouch.field == field { Clock.pause(until: lastTouch.time + Self.doubleTapTime) }
    lastTouch = (field, Clock.now())
  }

  /// How long after a tap another one is no part of it for any app, in microseconds.
  private static let doubleTapTime: Int64 = 800_000

  private func placesOfFields() throws -> [String: Rect] {
    do { return try app.fieldFrames() } catch  where app.hasLoadedAnew { throw AppFault("has loaded its page anew") }
  }

  /// How long a browser may need to lay its page out anew, in microseconds.
  private static let layoutTime: Int64 = 10_000_000

  /// Changes the scale, to another one where it is this already, and waits until the keyboard has its new size.
  func setScale(_ wanted: Double) throws {
    scale = wanted != scale ? wanted : wanted == 1 ? 1.5 : 1
    // swaymsg waits three seconds for its answer, which a busy machine may take.
    try Wait.untilTrue("sway to change the scale") {
      (try? session.changeOutputs("output HEADLESS-1 scale \(scale)")) != nil
    }
    guard let screen = try session.swayOutputs().first?.frame else { throw BedError("sway has no screen") }
    try keyboard.wait(for: "the keyboard at scale \(scale)") {
      $0.visible && $0.outputSize.width == screen.width && $0.frame.maxY == screen.maxY
    }
    // The windows follow one after the other, and nothing tells when the last one has.
    Clock.pause(until: Clock.now() + 250_000)
  }
}
