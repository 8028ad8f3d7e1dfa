// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `spinet keyboard install` and `remove`, run as people run them.
@Suite struct InstallTests {
  private let person: Person

  init() throws { person = try Person() }

  @Test func `a bundle is installed under its identifier, readable for everybody and writable for its owner`() throws {
    try person.makeBundle("Morse.keyboard")
    try person.write("x", to: "Morse.keyboard/sounds/a.wav", permissions: 0o666)
    let outcome = try person.keyboard("install", "Morse.keyboard")
    let place = person.keyboards + "/org.example.morse.keyboard"
    #expect(
      outcome.output == """
        Installed Morse, org.example.morse, in \(place)
        Enable it with: spinet keyboard enable org.example.morse

        """)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    func mode(_ part: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: place + part)[.posixPermissions] as? Int
    }
    #expect(try mode("") == 0o755 && mode("/Program") == 0o755 && mode("/sounds") == 0o755)
    #expect(try mode("/Info.plist") == 0o644 && mode("/sounds/a.wav") == 0o644)
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.keyboards) == ["org.example.morse.keyboard"])
  }

  @Test func `a new version takes the place of the old one as a whole`() throws {
    try person.makeBundle("Morse.keyboard")
    try person.write("old", to: "Morse.keyboard/old")
    try person.keyboard("install", "Morse.keyboard")
    // As somebody has it who has copied it by hand.
    try FileManager.default.moveItem(
      atPath: person.keyboards + "/org.example.morse.keyboard", toPath: person.keyboards + "/Mine.keyboard")
    try person.makeBundle("New.keyboard", program: "two")
    let outcome = try person.keyboard("install", "New.keyboard")
    #expect(outcome.output.hasPrefix("Replaced Morse, org.example.morse, in \(person.keyboards)/Mine.keyboard\n"))
    #expect(outcome.output.contains("Enable it with"))
    try person.keyboard("enable", "Morse")
    #expect(try !person.keyboard("install", "New.keyboard").output.contains("Enable it with"), "the same once more")
    #expect(person.read(".local/share/spinet/keyboards/Mine.keyboard/Program") == "two")
    #expect(!person.exists(".local/share/spinet/keyboards/Mine.keyboard/old"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.keyboards) == ["Mine.keyboard"])
  }

  @Test func `a broken bundle changes nothing`() throws {
    try person.makeBundle("Morse.keyboard")
    try person.keyboard("install", "Morse.keyboard")
    try person.makeBundle("Bad.keyboard", program: "two")
    try FileManager.default.createSymbolicLink(
      atPath: person.home + "/Bad.keyboard/passwd", withDestinationPath: "/etc/passwd")
    let outcome = try person.keyboard("install", "Bad.keyboard")
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("spinet: Bad.keyboard/passwd cannot be copied: Invalid argument; a bundle has files"))
    #expect(person.read(".local/share/spinet/keyboards/org.example.morse.keyboard/Program") == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.keyboards) == ["org.example.morse.keyboard"])

    try person.makeBundle("Worse.keyboard", identifier: "../../x")
    #expect(
      try person.keyboard("install", "Worse.keyboard").errors.contains(
        "Info.plist:2: error: 'CFBundleIdentifier' cannot be"))
    #expect(
      try person.keyboard("install", "None.keyboard").errors.contains("is no bundle: there is no Info.plist in it"))
  }

  @Test func `installing can enable as well`() throws {
    try person.makeBundle("Morse.keyboard", asksForAccess: true)
    let outcome = try person.keyboard("install", "Morse.keyboard", "--enable")
    #expect(outcome.output.contains("Enabled org.example.morse; the keyboards are en-US, ko-KR, org.example.morse.\n"))
    #expect(
      outcome.output.contains("It asks for full access, which is off: spinet keyboard access org.example.morse on\n"))
    #expect(person.settings == "keyboards = en-US, ko-KR, org.example.morse\n")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.userName == "root", "sudo is told from the user's number"))
  func `under sudo nobody's settings change`() throws {
    try person.makeBundle("Morse.keyboard")
    person.environment["SUDO_USER"] = "somebody"
    let outcome = try person.keyboard("install", "--system", "--enable", "Morse.keyboard")
    #expect(outcome.output.hasSuffix("Enable it, as yourself, with: spinet keyboard enable org.example.morse\n"))
    #expect(person.settings == nil)
  }

  @Test(
    "CK-2 a keyboard for everybody stands with the system's, as an app's package has it; one's own counts before it")
  func system() throws {
    try person.makeBundle("Morse.keyboard")
    let outcome = try person.keyboard("install", "--system", "Morse.keyboard")
    #expect(outcome.output.contains("in \(person.home)/system/spinet/keyboards/org.example.morse.keyboard\n"))
    #expect(
      try person.keyboard("remove", "Morse").errors.contains("sudo spinet keyboard remove --system org.example.morse"))
    try person.keyboard("install", "Morse.keyboard")
    #expect(try person.keyboard("list").output.contains("\(person.keyboards)/org.example.morse.keyboard"))
    #expect(try person.keyboard("remove", "--system", "Morse").status == 0)
    #expect(!person.exists("system/spinet/keyboards/org.example.morse.keyboard"))
    #expect(person.exists(".local/share/spinet/keyboards/org.example.morse.keyboard"))
  }

  @Test func `a removed keyboard leaves nothing, and says what goes`() throws {
    try person.makeBundle("Morse.keyboard", asksForAccess: true)
    person.settings = "keyboards = en-US # mine\nlocation-access = org.example.morse\n"
    try person.keyboard("install", "Morse.keyboard", "--enable")
    try person.keyboard("access", "morse", "on")
    try person.write("learnt", to: ".local/share/spinet/containers/org.example.morse/words")
    try person.write("org.example.morse crashed\norg.example.x hung\n", to: ".local/state/spinet/failed-keyboards")
    let outcome = try person.keyboard("remove", "org.example.morse")
    #expect(
      outcome.output == """
        Removing \(person.keyboards)/org.example.morse.keyboard
        Taking it out of \(person.home)/.config/spinet/settings.conf
        Removing what it has kept, \(person.home)/.local/share/spinet/containers/org.example.morse

        """)
    #expect(person.settings == "keyboards = en-US # mine\n")
    #expect(!person.exists(".local/share/spinet/containers/org.example.morse"))
    #expect(person.read(".local/state/spinet/failed-keyboards") == "org.example.x hung\n")
    #expect(try person.keyboard("remove", "org.example.morse").status == 1)
  }

  @Test func `what a keyboard has kept may stay`() throws {
    try person.makeBundle("Morse.keyboard")
    try person.keyboard("install", "Morse.keyboard")
    try person.write("learnt", to: ".local/share/spinet/containers/org.example.morse/words")
    #expect(try person.keyboard("remove", "--keep-data", "Morse").status == 0)
    #expect(person.exists(".local/share/spinet/containers/org.example.morse/words"))
  }
}
