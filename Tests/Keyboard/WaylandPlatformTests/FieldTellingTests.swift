// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

/// A field's loss of focus between an app that gives it back, and a compositor that has told all it had to tell.
@MainActor
@Suite struct FieldTellingTests {
  private let loop: EventLoop
  private let compositor: PlayedCompositor
  private let connection: Connection
  private let telling: FieldTelling

  init() throws {
    loop = try EventLoop()
    compositor = try PlayedCompositor()
    // The answer to what a connection asks first, by the number of its second object.
    compositor.say(object: 3, event: 0, [0])
    compositor.flush()
    connection = try Connection(compositor.connect(), loop: loop)
    try connection.attach()
    telling = FieldTelling(connection, loop: loop)
    telling.isSameField = { _, _ in true }
  }

  /// Takes the focus from the field, and has the compositor answer that it has nothing else to tell.
  private func loseFocus() throws {
    telling.take(FieldState(isActive: true, activation: 1))
    telling.take(FieldState(isActive: false, activation: 1))
    var isAnswered = false
    connection.whenHandled { isAnswered = true }
    for object: UInt32 in [4, 5] { compositor.say(object: object, event: 0, [0]) }
    compositor.flush()
    try loop.run { isAnswered }
  }

  @Test("TY-6 where the screen has changed a field that comes back a moment later goes on as it was")
  func comesBack() throws {
    var told: [FieldState] = []
    telling.onEvent = { if case .changed(let state) = $0 { told.append(state) } }
    telling.awaitsReturn = { true }
    try loseFocus()
    #expect(told.map(\.isActive) == [true] && telling.isHandingOver, "what is typed now waits")
    telling.take(FieldState(isActive: true, activation: 2))
    #expect(told.map(\.isResumed) == [false, true] && !telling.isHandingOver)
    // The next loss is told when its own time is over.
    telling.awaitsReturn = { false }
    telling.take(FieldState(isActive: false, activation: 2))
    compositor.say(object: 6, event: 0, [0])
    compositor.flush()
    try loop.run { told.map(\.isActive) == [true, true, false] }
  }

  @Test(
    "TY-6 a loss is told when nothing comes, and at once where nothing has changed the screen",
    arguments: [true, false])
  func staysAway(_ awaitsReturn: Bool) throws {
    var told: [Bool] = []
    telling.onEvent = { if case .changed(let state) = $0 { told.append(state.isActive) } }
    telling.awaitsReturn = { awaitsReturn }
    try loseFocus()
    #expect(told == (awaitsReturn ? [true] : [true, false]))
    try loop.run {
      // It is asked once more when the time is over; what is said of an object that is not there yet counts for nothing.
      if told == [true] { compositor.say(object: 6, event: 0, [0]) }
      compositor.flush()
      return told == [true, false]
    }
    #expect(!telling.isHandingOver)
  }
}
