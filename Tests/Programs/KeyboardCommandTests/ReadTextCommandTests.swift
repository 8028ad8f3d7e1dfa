// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// `spinet read-text`, as somebody at a shell has it.
@Suite struct ReadTextCommandTests {
  private let person: Person

  init() throws { person = try Person() }

  private func run(_ arguments: String...) throws -> Person.Outcome { try person.spinet(["read-text"] + arguments) }

  @Test("KG-9 files that are no pictures are named, with what to do") func mistakes() throws {
    try person.write("no picture", to: "notes.png")
    let none = try run("\(person.home)/notes.png", "\(person.home)/nowhere.png")
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errors.contains("notes.png: This is no picture") && none.errors.contains("choose a PNG or JPEG file"))
    #expect(none.errors.contains("nowhere.png: No such file"))
  }

  @Test("KG-9 a wrong command line is said") func usage() throws {
    #expect(try run().status == 2)
    let unknown = try run("--language", "xx", "a.png")
    #expect(unknown.status == 2 && unknown.errors.contains("\"xx\""))
    #expect(try run("--help").output.contains("--places"))
  }

  @Test("KG-9 text in a picture file is printed, and where it is") func text() throws {
    let picture = SourceTree.path("Documentation/Images/settings.png")
    let lines = try run("--language", "en", "--places", picture).output.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("\tKeyboards") }, "\(lines)")
    for line in lines {
      let parts = line.split(separator: "\t")
      #expect(parts.count == 6 && parts.prefix(5).allSatisfy { Int($0) != nil })
    }
  }
}
