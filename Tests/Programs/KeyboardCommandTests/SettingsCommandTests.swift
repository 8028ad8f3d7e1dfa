// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Storage
import Testing

/// `spinet settings`, as somebody at a shell has it.
@Suite struct SettingsCommandTests {
  private let person: Person

  init() throws { person = try Person() }

  private func run(_ arguments: String...) throws -> Person.Outcome { try person.spinet(["settings"] + arguments) }

  @Test("SY-4 a setting is read, changed and reset at a shell; comments and unknown lines stay") func settings() throws
  {
    let start = "# mine\nhaptics = off # for now\nfuture-key = 1\n"
    person.settings = start
    #expect(try run("get", "haptics").output == "off\n")
    #expect(try run("get", "hold-delay").output == "400\n")
    #expect(try run("set", "haptics", "on").status == 0)
    #expect(try run("set", "keyboards", "ko-KR, en-US").status == 0)
    #expect(
      person.settings == "# mine\nhaptics = on # for now\nfuture-key = 1\nkeyboards = ko-KR, en-US\n")
    #expect(try run("get", "keyboards").output == "ko-KR, en-US\n")
    #expect(try run("reset", "keyboards").status == 0)
    #expect(person.settings == start.replacingOccurrences(of: "off", with: "on"))
    #expect(try run("reset", "--all").status == 0)
    #expect(person.settings == "# mine\nfuture-key = 1\n")
  }

  @Test("SY-4 the list has each setting with its value, the usual one and what it means") func list() throws {
    person.settings = "region = kr\ncontacts = /\"odd\\\n"
    let lines = try run("list").output.split(separator: "\n").map(String.init)
    #expect(lines.count == SettingsKey.all.count + 1)
    #expect(lines.contains { $0.hasPrefix("region ") && $0.contains(" KR ") && $0.contains(" auto ") })
    let json = try JSONSerialization.jsonObject(with: Data(run("list", "--json").output.utf8))
    let objects = try #require(json as? [[String: String]])
    #expect(objects.map { $0["name"] } == SettingsKey.all.map(\.name))
    for object in objects {
      #expect(Set(object.keys) == ["name", "value", "default", "allowed", "meaning"])
      #expect(object["value"] != "" && object["meaning"] != "")
    }
    #expect(objects.first { $0["name"] == "contacts" }?["value"] == "/\"odd\\")
    #expect(objects.first { $0["name"] == "hold-delay" }?["default"] == "400")
  }

  @Test("SY-4 what a setting cannot be is refused with what it can be, and nothing is written") func refusals() throws {
    let delay = try run("set", "hold-delay", "40")
    #expect(delay.status == 1)
    #expect(delay.errors == "spinet: 'hold-delay' cannot be '40'; allowed: milliseconds from 150 to 2000\n")
    let name = try run("set", "haptic", "on")
    #expect(name.status == 1 && name.errors.contains("unknown key 'haptic'; did you mean 'haptics'?"))
    // Each would be another setting, or a comment, in the file.
    #expect(try run("set", "contacts", "/a\nhaptics = off").status == 1)
    #expect(try run("set", "contacts", "/a #b").status == 1)
    #expect(try run("get", "nothing").status == 1)
    for words in [["set", "haptics"], ["get"], ["reset"], ["reset", "haptics", "--all"], ["list", "all"], ["lose"]] {
      #expect(try person.spinet(["settings"] + words).status == 2)
    }
    #expect(!person.exists(".config/spinet/settings.conf"))
  }

  @Test("SY-4 a line that is not understood is told with its number, and not thrown away") func mistakes() throws {
    let start = "\nhold-delay = long\n"
    person.settings = start
    let set = try run("set", "hold-delay", "300")
    #expect(set.status == 1 && set.errors.contains("settings.conf:2: error: 'hold-delay' cannot be 'long'; allowed:"))
    #expect(try run("reset", "--all").status == 1)
    #expect(person.settings == start)
    let get = try run("get", "hold-delay")
    #expect(get.output == "400\n" && get.errors.contains("settings.conf:2: error:"))
    #expect(try run("set", "haptics", "off").status == 0)
    #expect(person.settings == start + "haptics = off\n")
  }
}

// MARK: - Several at once

extension SettingsCommandTests {
  private static let changes = [
    ("key-clicks", "off"), ("haptics", "off"), ("appearance", "dark"), ("form", "docked"), ("globe", "below"),
    ("auto-correct", "off"), ("suggestions", "off"), ("caps-lock", "off"), ("key-preview", "off"),
    ("learn-words", "off"), ("hold-delay", "300"), ("region", "KR"),
  ]

  @Test("SY-4 programs that change different settings at once lose nothing, also through a link") func together() throws
  {
    try person.write("# kept\n", to: "elsewhere/settings")
    try FileManager.default.createDirectory(
      atPath: person.home + "/.config/spinet", withIntermediateDirectories: true)
    let link = person.home + "/.config/spinet/settings.conf"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: person.home + "/elsewhere/settings")
    let programs = try Self.changes.map { try person.program(["settings", "set", $0.0, $0.1]) }
    for program in programs { try program.run() }
    for program in programs {
      program.waitUntilExit()
      #expect(program.terminationStatus == 0)
    }
    let lines = try #require(person.read("elsewhere/settings")).split(separator: "\n").map(String.init)
    #expect(lines.first == "# kept")
    #expect(Set(lines.dropFirst()) == Set(Self.changes.map { "\($0.0) = \($0.1)" }))
    #expect(lines.count == Self.changes.count + 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == person.home + "/elsewhere/settings")
  }

  @Test("SY-4 programs that are killed while they change settings leave a whole file") func killed() throws {
    let filler = String(repeating: "# a line that stays\n", count: 20_000)
    person.settings = filler
    let new = person.home + "/.config/spinet/settings.conf.new"
    for round in 0..<20 {
      // What one that was killed has left; the last one's stays for the change at the end.
      try? FileManager.default.removeItem(atPath: new)
      let program = try person.program(["settings", "set", "hold-delay", "\(300 + round)"])
      try program.run()
      // The new file is there before it takes the place of the old one.
      while program.isRunning, !FileManager.default.fileExists(atPath: new) {}
      if program.isRunning { kill(program.processIdentifier, SIGKILL) }
      program.waitUntilExit()
      let text = try #require(person.settings)
      #expect(text.hasPrefix(filler))
      let rest = text.dropFirst(filler.count)
      #expect(rest.isEmpty || (300...300 + round).contains { rest == "hold-delay = \($0)\n" })
    }
    #expect(try run("set", "hold-delay", "500").status == 0)
    #expect(person.settings == filler + "hold-delay = 500\n")
  }
}
