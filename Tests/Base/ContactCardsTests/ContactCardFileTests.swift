// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import Testing

@testable import ContactCards

/// The file of a card, and others who write it.
@Suite final class ContactCardFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID().uuidString)").path
  private let file: ContactCardFile

  init() { file = ContactCardFile(path: folder + "/data/me.vcf") }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func card(_ change: (inout ContactCard) -> Void) -> ContactCard {
    var card = ContactCard()
    change(&card)
    return card
  }

  @Test("ED-1 a card is for its owner's eyes, also where its file was open to others") func permissions() throws {
    #expect(try file.load() == ContactCard())
    #expect(!Files.exists(file.path))
    let first = try file.change(from: ContactCard(), to: card { $0.nickname = "Ada" })
    #expect(try Files.status(file.path).permissions == 0o600)
    try Files.setPermissions(0o644, of: file.path)
    try file.change(from: first, to: card { $0.nickname = "Bea" })
    #expect(try Files.status(file.path).permissions == 0o600)
    #expect(try file.load().nickname == "Bea")
    #expect(Files.names(in: folder + "/data") == ["me.vcf"])
  }

  @Test("ED-1 two who change a card lose nothing of each other's") func twoWriters() throws {
    let base = card {
      $0.emails = ["a@a.example", "b@b.example"]
      ($0.name.given, $0.name.family, $0.fullName) = ("Ada", "Byron", "Ada Byron")
    }
    try file.change(from: ContactCard(), to: base)
    var theirs = base
    theirs.emails = ["a@a.example", "b@other.example", "c@c.example"]
    (theirs.name.family, theirs.fullName) = ("Lovelace", "Ada Lovelace")
    theirs.addresses = [ContactCard.Address(["", "", "1 High Street", "York", "", "", ""])]
    try file.change(from: base, to: theirs)
    var mine = base
    mine.emails = ["a@new.example", "b@mine.example"]
    (mine.name.given, mine.fullName) = ("Augusta", "Augusta Byron")
    mine.phones = ["1"]
    let both = try file.change(from: base, to: mine)
    #expect(both.emails == ["a@new.example", "b@other.example", "c@c.example", "b@mine.example"])
    #expect(both.fullName == "Augusta Lovelace" && both.name.whole == both.fullName)
    #expect(both.addresses == theirs.addresses && both.phones == ["1"])
    #expect(try file.load() == both)
  }

  @Test("ED-1 what both have changed to something else is told, and replaced only when that is wanted")
  func conflict() throws {
    try file.change(from: ContactCard(), to: card { $0.nickname = "theirs" })
    let mine = card { ($0.nickname, $0.jobTitle) = ("mine", "Programmer") }
    let failure = #expect(throws: ContactCardFile.Failure.self) { try file.change(from: ContactCard(), to: mine) }
    #expect(failure?.code == .conflict([.nickname]))
    #expect(try file.load() == card { $0.nickname = "theirs" })
    try file.change(from: ContactCard(), to: mine, overwrites: true)
    #expect(try file.load() == mine)
  }

  @Test("ED-1 a file that is no card is left as it is, and the message says what to do") func damaged() throws {
    try Files.makeFolder(folder + "/data", permissions: 0o700)
    let text = "BEGIN:VCARD\nVERSION:4.0\nFN:A\n"
    try Files.write(Array(text.utf8), to: file.path, permissions: 0o600)
    for failure in [
      #expect(throws: ContactCardFile.Failure.self, performing: { try file.load() }),
      #expect(
        throws: ContactCardFile.Failure.self,
        performing: { try file.change(from: ContactCard(), to: card { $0.nickname = "a" }) }),
    ] {
      #expect(failure?.code == .noCard(.noEnd))
      #expect(failure?.message == "\(file.path): END:VCARD is missing, so the card may be cut off; export it anew")
    }
    #expect(try Files.read(file.path) == Array(text.utf8))
  }
}
