// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Desktop

/// What a keyboard is to gnome-session, which Phosh runs.
@Suite struct SessionRegistrationTests {
  private let manager = "org.gnome.SessionManager"

  private func register(_ bus: PrivateBus, startupID: String = "", onStop: @escaping () -> Void = {}) throws
    -> SessionRegistration
  {
    SessionRegistration(bus: try bus.connect(), appID: "sm.puri.OSK0", startupID: startupID, onStop: onStop)
  }

  @Test("SY-3 the keyboard registers with the session by the name that Phosh starts it by")
  func registers() throws {
    let bus = try PrivateBus()
    let session = try bus.peer(manager)
    let registration = try register(bus, startupID: "10a1")
    try bus.wait("the registration") { registration.path != nil }
    #expect(registration.path == "/org/gnome/SessionManager/Client1")
    session.readOutput()
    #expect(session.lines.contains("call RegisterClient ('sm.puri.OSK0', '10a1')"))
  }

  @Test func `the end of the session is answered, and the keyboard ends when it is stopped`() throws {
    let bus = try PrivateBus()
    let session = try bus.peer(manager)
    var stops = 0
    let registration = try register(bus) { stops += 1 }
    try bus.wait("the registration") { registration.path != nil }
    for member in ["QueryEndSession", "EndSession"] {
      session.tell("session /org/gnome/SessionManager/Client2 \(member)")
      session.tell("session /org/gnome/SessionManager/Client1 \(member)")
    }
    try bus.wait("both answers") {
      session.readOutput()
      return session.lines.count { $0 == "call EndSessionResponse (True, '')" } == 2
    }
    #expect(stops == 0)
    session.tell("session /org/gnome/SessionManager/Client2 Stop")
    session.tell("session /org/gnome/SessionManager/Client1 Stop")
    try bus.wait("the stop") { stops > 0 }
    #expect(stops == 1)
  }

  @Test func `without a session manager nothing is registered and nothing happens`() throws {
    let bus = try PrivateBus()
    var stops = 0
    let connection = try bus.connect()
    let registration = SessionRegistration(
      bus: connection, appID: "sm.puri.OSK0", startupID: "", onStop: { stops += 1 })
    try bus.wait("the refusal") { connection.deadlineMicroseconds == nil }
    #expect(registration.path == nil && stops == 0)
  }
}
