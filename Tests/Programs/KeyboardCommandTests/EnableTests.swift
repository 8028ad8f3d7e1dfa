// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `spinet keyboard enable`, `disable`, `access` and `list`, run as people run them.
@Suite struct EnableTests {
  private let person: Person

  init() throws {
    person = try Person()
    try person.makeBundle("Morse.keyboard", asksForAccess: true)
    try person.makeBundle("Plain.keyboard", name: "Plain", identifier: "org.example.plain")
    for bundle in ["Morse.keyboard", "Plain.keyboard"] { try person.keyboard("install", bundle) }
  }

  @Test func `enabling and disabling change one line of the settings`() throws {
    let before = "# Mine\r\n  keyboards=ko-KR   # one\r\nhaptics = off\r\n"
    person.settings = before
    #expect(try person.keyboard("enable", "Morse").status == 0)
    #expect(person.settings == "# Mine\r\n  keyboards=ko-KR, org.example.morse   # one\r\nhaptics = off\r\n")
    #expect(try person.keyboard("enable", "Org.Example.Morse").output.hasPrefix("org.example.morse is enabled already"))
    #expect(try person.keyboard("disable", "morse").output == "Disabled org.example.morse; the keyboards are ko-KR.\n")
    #expect(person.settings == before)
    #expect(try person.keyboard("disable", "morse").output == "org.example.morse is not enabled.\n")
  }

  @Test func `a keyboard that is not installed is not enabled, one that is gone can be disabled`() throws {
    let outcome = try person.keyboard("enable", "org.example.nothing")
    #expect(outcome.status == 1)
    let message = "spinet: there is no keyboard \"org.example.nothing\"; the installed ones are "
    #expect(outcome.errors == message + "org.example.morse, org.example.plain\n")
    #expect(person.settings == nil)
    person.settings = "keyboards = en-US, org.example.gone\n"
    #expect(try person.keyboard("list").output.contains("not installed, or broken"))
    try person.keyboard("disable", "org.example.gone")
    #expect(person.settings == "keyboards = en-US\n")
  }

  @Test func `the last keyboard stays`() throws {
    person.settings = "keyboards = org.example.morse\n"
    let outcome = try person.keyboard("disable", "Morse")
    #expect(outcome.status == 1 && outcome.errors.contains("is the only keyboard; add another"))
    #expect(person.settings == "keyboards = org.example.morse\n")
  }

  @Test(arguments: ["keyboards = en-US; ko-KR\n", "keyboards en-US, ko-KR\n"])
  func `a line that is not understood is not thrown away`(_ settings: String) throws {
    person.settings = settings
    let outcome = try person.keyboard("enable", "morse")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("correct the settings first: \(person.home)/.config/spinet/settings.conf:1: error: "))
    #expect(person.settings == settings)
  }

  @Test func `settings that are kept elsewhere stay there, with their permissions`() throws {
    try person.write("keyboards = en-US\n", to: "dotfiles/spinet.conf", permissions: 0o640)
    try FileManager.default.createDirectory(atPath: person.home + "/.config/spinet", withIntermediateDirectories: true)
    let link = person.home + "/.config/spinet/settings.conf"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../dotfiles/spinet.conf")
    try person.keyboard("enable", "Plain")
    #expect(person.read("dotfiles/spinet.conf") == "keyboards = en-US, org.example.plain\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../dotfiles/spinet.conf")
    let attributes = try FileManager.default.attributesOfItem(atPath: person.home + "/dotfiles/spinet.conf")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `enabling lets a keyboard that failed try again`() throws {
    try person.write("org.example.morse crashed\n", to: ".local/state/spinet/failed-keyboards")
    person.settings = "keyboards = en-US, org.example.morse\n"
    #expect(try person.keyboard("list").output.contains("set aside: crashed"))
    #expect(
      try person.keyboard("enable", "morse").output.hasPrefix("org.example.morse is enabled and may try again.\n"))
    #expect(person.read(".local/state/spinet/failed-keyboards") == "")
    #expect(try !person.keyboard("list").output.contains("set aside"))
  }

  @Test func `full access is given to keyboards that ask for it, and says what that means`() throws {
    let refused = try person.keyboard("access", "Plain", "on")
    #expect(refused.status == 1 && refused.errors.contains("org.example.plain does not ask for full access"))
    #expect(
      try person.keyboard("access", "Morse", "on").output == """
        The keyboard on the screen asks you whether to allow this for org.example.morse: at once, or when it next starts.
        With full access it may send what you type to others. It may use:
          the network
          your contacts: To know names
          writing to the folder that it shares with its app: group.org.example.morse
        It would like to know your location: To say where you are
          spinet keyboard access org.example.morse location on

        """)
    #expect(person.settings == "full-access = org.example.morse\n")
    #expect(try person.keyboard("access", "Morse", "off").output == "org.example.morse has no full access.\n")
    #expect(person.settings == "")
  }

  @Test("CK-15 a keyboard is allowed in one terminal, with a warning of what that means, and taken out of it again")
  func terminals() throws {
    let result = try person.keyboard("access", "Plain", "app", "foot", "on")
    #expect(result.status == 0 && result.output.contains("everything that you can"), "\(result)")
    #expect(person.settings == "terminal-access = org.example.plain@foot\n")
    try person.keyboard("access", "Plain", "app", "kitty", "on")
    let off = try person.keyboard("access", "Plain", "app", "FOOT", "off")
    #expect(off.output == "org.example.plain does not type in FOOT.\n")
    #expect(person.settings == "terminal-access = org.example.plain@kitty\n")
    #expect(try person.keyboard("access", "Plain", "app", "a b", "on").status == 1)
    #expect(try person.keyboard("access", "Plain", "place", "foot", "on").status == 2)
    let other = try person.keyboard("access", "Plain", "app", "gedit", "on")
    #expect(other.output.contains("not known to run what is typed"))
  }

  @Test("CK-9 the location goes with full access, and both with the keyboard's place among the others")
  func accessTakenAway() throws {
    let granted =
      "keyboards = en-US, org.example.morse\nfull-access = Org.example.morse\nlocation-access = org.example.morse\n"
    person.settings = granted
    try person.keyboard("access", "Morse", "off")
    #expect(person.settings == "keyboards = en-US, org.example.morse\n")
    person.settings = granted
    try person.keyboard("disable", "Morse")
    #expect(person.settings == "keyboards = en-US\n")
  }

  @Test("CK-9 the location is granted by itself, to keyboards that ask for it, and taken back")
  func location() throws {
    let refused = try person.keyboard("access", "Plain", "location", "on")
    #expect(refused.status == 1 && refused.errors.contains("org.example.plain does not ask for full access"))
    #expect(
      try person.keyboard("access", "Morse", "location", "on").output == """
        org.example.morse would know your location while it shows: To say where you are
        The keyboard on the screen asks you whether to allow this for org.example.morse: at once, or when it next starts.
        It needs full access for that, too: spinet keyboard access org.example.morse on

        """)
    #expect(person.settings == "location-access = org.example.morse\n")
    #expect(
      try person.keyboard("access", "morse", "location", "off").output
        == "org.example.morse does not know your location.\n")
    #expect(person.settings == "")
    #expect(try person.keyboard("access", "Morse", "contacts", "on").status == 2)
    #expect(try person.keyboard("access", "Morse", "location", "maybe").status == 2)
  }

  @Test func `the list says what there is, and what is wrong`() throws {
    try person.makeBundle(".local/share/spinet/keyboards/Bad.keyboard", identifier: "bad")
    try person.keyboard("enable", "Morse")
    person.environment["LANG"] = "ko_KR.UTF-8"
    let lines = try person.keyboard("list").output.split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "NAME  IDENTIFIER         LANGUAGE  ENABLED  FULL ACCESS    PROBLEMS  WHERE",
        "모스  org.example.morse  ko-KR     yes      off            -         "
          + "\(person.keyboards)/org.example.morse.keyboard",
        "모스  org.example.plain  ko-KR     no       not asked for  -         "
          + "\(person.keyboards)/org.example.plain.keyboard",
      ])
    #expect(lines.count == 4)
    #expect(lines.last?.hasPrefix("\(person.keyboards)/Bad.keyboard/Info.plist:2: error: 'CFBundleIdentifier'") == true)
  }

  @Test func `a name of several keyboards has to be told from the others`() throws {
    let outcome = try person.keyboard("enable", "모스")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("several keyboards are called that; say which: org.example.morse, org.example.plain"))
  }

  @Test func `without keyboards the list says how to come by one`() throws {
    let other = try Person()
    let message = "No custom keyboards are installed. `spinet keyboard new NAME` makes one.\n"
    #expect(try other.keyboard("list").output == message)
  }
}
