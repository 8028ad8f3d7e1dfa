// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import TestKeyboardKeys

extension AppBed {
  /// Runs a test body with the test keyboard enabled after the English one.
  static func withTestKeyboard(
    _ kind: AppKind, settings: String = "", hasWords: Bool = false, allowing wishes: [String] = [],
    configure: (inout SessionOptions) -> Void = { _ in },
    _ body: (AppBed) throws -> Void
  ) throws {
    let keyboards = "keyboards = en-US, \(CustomKeyboard.test.identifier)\n"
    try with(
      kind, settings: keyboards + settings, hasWords: hasWords, allowing: wishes,
      configure: {
        $0.customKeyboards = [.test]
        configure(&$0)
      }, body)
  }

  /// Opens a field and shows the test keyboard for it.
  @discardableResult
  func openTestKeyboard(_ field: String? = nil) throws -> KeyboardState {
    try open(field)
    return try showTestKeyboard()
  }

  /// Taps the Globe until the test keyboard shows.
  @discardableResult
  func showTestKeyboard() throws -> KeyboardState {
    if try keyboard.state().guest == nil { try driver.tap("globe") }
    return try waitForTestKeyboard()
  }

  @discardableResult
  func waitForTestKeyboard() throws -> KeyboardState {
    try keyboard.wait(for: "the test keyboard") { $0.mode == CustomKeyboard.test.identifier && $0.guest != nil }
  }

  /// Waits for the system's keyboard in place of another one.
  @discardableResult
  func waitForSystemKeyboard() throws -> KeyboardState {
    try keyboard.wait(for: "the system's keyboard") { $0.visible && $0.guest == nil && $0.labels.contains("q") }
  }

  /// Waits until the system's keyboard shows, and does not offer any other.
  @discardableResult
  func waitForSystemKeyboardAlone() throws -> KeyboardState {
    try keyboard.wait(for: "the system's keyboard without the Globe") { state in
      state.visible && state.guest == nil && !state.keys.isEmpty && !state.keys.contains { $0.id == "globe" }
    }
  }

  /// Returns a place on a key of the test keyboard.
  func place(of key: TestKey) throws -> Point { try keyboard.place(of: key) }

  /// Taps keys of the test keyboard.
  func tap(_ keys: TestKey...) throws {
    for key in keys { try session.injector.tap(place(of: key)) }
  }
}

extension Circumstance {
  /// In words, for the list of what was denied.
  var wordsInApps: String { "in an app, as \(words)" }
}

extension Keyboard {
  /// Returns a place on a key of the test keyboard.
  func place(of key: TestKey) throws -> Point {
    guard let area = try state().guest else { throw BedError("no custom keyboard shows") }
    return Point(x: area.minX + key.place.x * area.width, y: area.minY + key.place.y * area.height)
  }
}
