// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

/// A session with the keyboard and one app, as a test uses them.
///
/// - Note: `@unchecked Sendable` because a bed belongs to one test, which uses it from one task.
final class AppBed: @unchecked Sendable {
  /// The bed of the running test.
  @TaskLocal static var current: AppBed?

  let session: Session
  let keyboard: Keyboard
  let driver: KeyboardDriver
  let app: App

  private init(
    _ kind: AppKind, options: SessionOptions, settings: String?, hasWords: Bool, allowing wishes: [String],
    executable: (Session) throws -> String?, environment: (Session) throws -> [String: String]
  ) throws {
    session = try Session(options)
    do {
      let words = hasWords ? ["SPINET_LANGUAGES": try Checkout.languages()] : [:]
      keyboard = try Keyboard(
        in: session, settings: settings, executable: try executable(session),
        environment: words.merging(try environment(session)) { $1 })
      driver = KeyboardDriver(keyboard, in: session)
      for wish in wishes { try keyboard.answer(wish, in: session) }
      app = try App(kind, in: session)
      try leaveFirstField()
    } catch {
      session.stop()
      throw error
    }
  }

  /// Runs a test body in a fresh session with an app, and ends the session whatever happens.
  ///
  /// - Parameters:
  ///   - hasWords: Whether words are offered and corrected, as they are for people.
  ///   - wishes: What the settings wish for keyboards and the person allows, by words of the questions.
  ///   - executable: Returns the keyboard's program; `nil` for the one that was built.
  ///   - environment: Returns what else the keyboard has in its environment.
  static func with(
    _ kind: AppKind, settings: String? = nil, hasWords: Bool = false, allowing wishes: [String] = [],
    executable: (Session) throws -> String? = { _ in nil },
    environment: (Session) throws -> [String: String] = { _ in [:] },
    configure: (inout SessionOptions) -> Void = { _ in },
    _ body: (AppBed) throws -> Void
  ) throws {
    guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
    var options = SessionOptions()
    options.hasXWayland = kind == .x11
    if kind.needsTablet {
      options.pixelWidth = 800
      options.pixelHeight = 1280
    }
    configure(&options)
    let bed = try AppBed(
      kind, options: options, settings: settings, hasWords: hasWords, allowing: wishes, executable: executable,
      environment: environment)
    defer {
      bed.session.stop()
      bed.session.removeFolder()
    }
    try $current.withValue(bed) {
      do {
        try body(bed)
      } catch let error as BedError {
        throw BedError("\(error.message); evidence in \(Evidence.keep(of: bed.session, story: bed.app.story))")
      }
    }
  }
}

// MARK: - Steps of many tests

extension AppBed {
  /// Takes the focus away from the field that an app focuses by itself, so that tests begin without a keyboard.
  private func leaveFirstField() throws {
    guard app.focusedField != nil else { return }
    if app.kind.speaksTextInput(on: session.options.compositor) {
      try keyboard.wait(for: "the keyboard of the first field") { $0.visible }
    }
    try app.unfocus()
    try keyboard.wait(for: "the keyboard to go") { !$0.visible }
  }

  /// Moves the focus to a field and waits for the keyboard, shown by hand where the app does not ask for it.
  @discardableResult
  func open(_ field: String? = nil) throws -> KeyboardState {
    let field = field ?? app.kind.mainField
    let serial = try keyboard.state().serial
    let speaksTextInput = app.kind.speaksTextInput(on: session.options.compositor)
    let isNew = app.focusedField != field && speaksTextInput && app.kind.hasFields
    try app.focus(field)
    if !speaksTextInput { try setVisible(true) }
    let state = try keyboard.wait(for: "the keyboard to show for \(field)") { state in
      // A browser that is starting up may have taken the focus from the page before the keyboard heard of it.
      if app.kind.isBrowser, app.focusedField != field { try app.focus(field) }
      return state.shown && (!isNew || state.serial > serial)
    }
    if app.kind.isBrowser { try keepFocus(on: field) }
    return state
  }

  /// Browsers take the focus from the page once more while they start up: waits until the field has kept it for a while,
  /// and gives it back if it has not.
  private func keepFocus(on field: String) throws {
    var start = Clock.now()
    try Wait.untilTrue("\(field) to keep the focus") {
      if app.focusedField == field, try keyboard.state().visible { return Clock.now() - start > 400_000 }
      try app.focus(field)
      start = Clock.now()
      return false
    }
  }

  /// Shows or hides the keyboard as shells do.
  func setVisible(_ isVisible: Bool) throws {
    try session.callBus(
      name: "sm.puri.OSK0", path: "/sm/puri/OSK0", method: "sm.puri.OSK0.SetVisible",
      arguments: ["boolean:\(isVisible)"])
  }

  /// Types a text and compares it with what the app received.
  func expectTyped(
    _ text: String, in field: String? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    by typing: () throws -> Void
  ) rethrows {
    try typing()
    let received = app.received(text, in: field ?? app.kind.mainField)
    #expect(received == text, sourceLocation: sourceLocation)
  }

  /// Types words with slips, and a space behind each once the app has shown the word: what it may not have yet stays as it was typed.
  ///
  /// - Parameters:
  ///   - words: What is typed, and what it becomes.
  ///   - text: What stands before them.
  func expectMended(
    _ words: [(typed: String, meant: String)], after text: String = "", in field: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var text = text
    for (typed, meant) in words {
      try expectTyped(text + typed, in: field, sourceLocation: sourceLocation) { try driver.type(typed) }
      text += meant + " "
      try expectTyped(text, in: field, sourceLocation: sourceLocation) { try driver.type(" ") }
    }
  }
}
