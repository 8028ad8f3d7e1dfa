// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Desktop

@Suite struct DesktopPreferencesTests {
  private let portalName = "org.freedesktop.portal.Desktop"

  @Test func `the colour scheme is read from a portal that runs and followed`() throws {
    let bus = try PrivateBus()
    let portal = try bus.peer(portalName)
    portal.tell("scheme 1")
    let preferences = DesktopPreferences(bus: try bus.connect(), databasePath: nil)
    var changes = 0
    preferences.onChange = { changes += 1 }
    try bus.wait("dark") { preferences.colorScheme == .dark }
    portal.tell("scheme 2")
    try bus.wait("light") { preferences.colorScheme == .light }
    portal.tell("scheme 77")
    try bus.wait("no preference") { preferences.colorScheme == .noPreference }
    #expect(changes == 3)
  }

  @Test func `contrast is followed, and the size of text by those who ask for it`() throws {
    let bus = try PrivateBus()
    let portal = try bus.peer(portalName)
    portal.tell("contrast 1")
    portal.tell("text 1.25")
    let preferences = DesktopPreferences(bus: try bus.connect(), databasePath: nil, followsText: true)
    let others = DesktopPreferences(bus: try bus.connect(), databasePath: nil)
    try bus.wait("high contrast") {
      preferences.hasHighContrast && others.hasHighContrast && preferences.textScale == 1.25
    }
    portal.tell("text 2")
    portal.tell("contrast 0")
    portal.tell("scheme 1")
    try bus.wait("what follows") { preferences.colorScheme == .dark && others.colorScheme == .dark }
    #expect(preferences.textScale == 2)
    #expect(!preferences.hasHighContrast && !others.hasHighContrast)
    #expect(others.textScale == 1)
  }

  @Test func `a portal that starts later is asked then`() throws {
    let bus = try PrivateBus()
    let connection = try bus.connect()
    let preferences = DesktopPreferences(bus: connection, databasePath: nil)
    try bus.wait("the first refusal") { connection.deadlineMicroseconds == nil }
    let portal = try bus.peer(portalName)
    try bus.wait("the question") { portal.lines.contains("call ReadAll (['org.freedesktop.appearance'],)") }
    #expect(preferences.colorScheme == .noPreference)
  }

  @Test("SY-3 screen-keyboard-enabled is obeyed where somebody has set it")
  func followsScreenKeyboardSetting() throws {
    let bus = try PrivateBus()
    let file = bus.folder.appending(path: "user")
    let preferences = DesktopPreferences(bus: try bus.connect(), databasePath: file.path())
    #expect(preferences.screenKeyboardEnabled == nil)

    let writer = try bus.peer("ca.desrt.dconf")
    var bytes = try Fixture.bytes("dconf-user")
    try Data(bytes).write(to: file)
    writer.tell("dconf /org/gnome/desktop/a11y/applications/screen-keyboard-enabled")
    try bus.wait("on") { preferences.screenKeyboardEnabled == true }

    bytes[bytes.count - 3] = 0
    try Data(bytes).write(to: file)
    writer.tell("dconf /org/gnome/desktop/interface/color-scheme")
    writer.tell("dconf /org/gnome/desktop/a11y/")
    try bus.wait("off") { preferences.screenKeyboardEnabled == false }
  }

  @Test func `a choice that was made before is told by the first change`() throws {
    let bus = try PrivateBus()
    let file = bus.folder.appending(path: "user")
    var bytes = try Fixture.bytes("dconf-user")
    bytes[bytes.count - 3] = 0
    try Data(bytes).write(to: file)
    let preferences = DesktopPreferences(bus: try bus.connect(), databasePath: file.path())
    var heard: [Bool?] = []
    #expect(DesktopPreferences.storedScreenKeyboardEnabled(databasePath: file.path()) == false)
    preferences.onChange = { heard.append(preferences.screenKeyboardEnabled) }
    try bus.wait("the choice") { !heard.isEmpty }
    #expect(heard == [false])
  }
}
