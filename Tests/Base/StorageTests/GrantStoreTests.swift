// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Storage

/// What the person has answered, and to which keyboard.
@Suite struct GrantStoreTests {
  private static func passport(_ name: String = "Morse", program: String = "program 7-100-5") -> KeyboardPassport {
    var passport = KeyboardPassport()
    passport[.name] = name
    passport[.location] = "To say where you are.\r\nko: 위치를 보내려고 \\ \"n\"\u{2028}"
    passport[.access] = "full access"
    passport[.origin] = program
    return passport
  }

  private static let morse = "org.example.morse"

  @Test("CK-15 CK-9 an answer counts for the keyboard that it was given for, and for no other of its identifier")
  func passports() {
    var store = GrantStore()
    #expect(store.answers(for: Self.morse, Self.passport()).isEmpty)
    #expect(store.changes(of: Self.morse, Self.passport()) == nil)
    store.answer(.fullAccess, true, for: Self.morse, Self.passport())
    store.answer(.app("foot"), false, for: "Org.Example.Morse", Self.passport())
    #expect(store.answers(for: Self.morse, Self.passport()) == [.fullAccess: true, .app("foot"): false])
    for (other, change) in [
      (Self.passport("Evil"), KeyboardPassport.Fact.name), (Self.passport(program: "program 8-100-5"), .origin),
    ] {
      #expect(store.answers(for: Self.morse, other).isEmpty)
      #expect(store.changes(of: Self.morse, other) == [change])
    }
    // The answer to another one ends those of the first.
    store.answer(.location, true, for: Self.morse, Self.passport("Evil"))
    #expect(store.answers(for: Self.morse, Self.passport()).isEmpty)
    #expect(store.answers(for: Self.morse, Self.passport("Evil")) == [.location: true])
  }

  @Test func `answers are read as they were written, whatever the keyboards say of themselves`() {
    var store = GrantStore()
    store.answer(.fullAccess, true, for: Self.morse, Self.passport("a\nallow location\nkeyboard org.example.x\\"))
    store.answer(.app("org.gnome.Console"), true, for: "org.example.other", Self.passport())
    let read = GrantStore(bytes: store.bytes)
    #expect(read == store)
    #expect(read.entries.count == 2)
  }

  @Test("CK-15 bytes that are not understood allow nothing")
  func rubbish() {
    for text in [
      "", "allow full-access\n", "keyboard ../x\nallow full-access\n", "keyboard org.example.morse\nallow everything\n",
      "keyboard org.example.morse\nallow app a b\n", "keyboard org.example.morse\n\u{FF}\nallow full-access",
    ] {
      let store = GrantStore(bytes: Array(text.utf8))
      #expect(store.entries.values.allSatisfy { $0.answers.isEmpty } || text.contains("\u{FF}"))
      #expect(store.answers(for: Self.morse, Self.passport()).isEmpty)
    }
    #expect(GrantStore(bytes: [UInt8](repeating: 10, count: GrantStore.longestByteCount + 1)).entries.isEmpty)
  }

  @Test("CK-9 what is no longer wished is asked again when it is wished again") func forgetting() {
    var store = GrantStore()
    store.answer(.fullAccess, true, for: Self.morse, Self.passport())
    store.answer(.location, false, for: Self.morse, Self.passport())
    store.keep { $0 == Self.morse ? [.location] : [] }
    #expect(store.answers(for: Self.morse, Self.passport()) == [.location: false])
    store.keep { _ in [] }
    #expect(store == GrantStore())
  }

  @Test("CK-15 a file of answers is the person's alone; one that others can write allows nothing") func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "grants-\(UUID())").path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var store = GrantStore()
    store.answer(.fullAccess, true, for: Self.morse, Self.passport())
    let path = folder + "/state/grants"
    try store.write(path)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o600 && mode(folder + "/state") == 0o700)
    #expect(GrantStore.read(path) == store)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    #expect(GrantStore.read(path) == GrantStore())
  }

  @Test("CK-15 whoever builds a keyboard anew is known by the folder, for the program that was built there")
  func projects() {
    var projects = KeyboardProjects()
    projects.set("/home/me/My Morse", of: "Org.Example.Morse", program: "7-100-5")
    projects.set("/evil\norg.example.x 1 /y", of: "org.example.evil", program: "1")
    let read = KeyboardProjects(bytes: projects.bytes)
    #expect(read == projects)
    #expect(read.folder(of: Self.morse, program: "7-100-5") == "/home/me/My Morse")
    #expect(read.folder(of: Self.morse, program: "8-100-5") == nil)
    #expect(read.folder(of: "org.example.x", program: "1") == nil)
    projects.set(nil, of: Self.morse, program: "9")
    #expect(projects == KeyboardProjects())
  }
}
