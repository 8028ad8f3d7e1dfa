// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestKeyring
import Testing
import TextModel

@testable import SecretService

/// Passwords in the real gnome-keyring, and in the real KeePassXC where that is the same.
@Suite struct KeyringTests {
  private let shop = "/usr/bin/shop"
  private let bank = "/usr/bin/bank"

  private func begin(
    _ program: KeyringProgram = .gnomeKeyring, isUnlocked: Bool = true
  ) throws -> (TestKeyring, Asker) {
    let keyring = try TestKeyring(program)
    try keyring.start(isUnlocked: isUnlocked)
    return (keyring, try Asker(address: keyring.address))
  }

  @Test(
    "ED-3 a password is kept in the keyring for the app it was saved for, and no other app has it",
    arguments: KeyringProgram.allCases)
  func keeps(_ program: KeyringProgram) throws {
    let (keyring, asker) = try begin(program)
    #expect(try asker.save("cöffee & milk", of: "ada@example.org", for: shop) == nil)
    #expect(try asker.save("other", of: "ada@example.org", for: bank) == nil)
    let saved = try asker.passwords(of: shop)
    #expect(saved.locked.isEmpty && saved.open.map(\.username) == ["ada@example.org"])
    #expect(saved.open.first?.app == shop)
    #expect(try asker.password(of: #require(saved.open.first)).get() == "cöffee & milk")
    #expect(try asker.passwords(of: "/usr/bin/other") == SavedPasswords())
    #expect(try Set(asker.passwords().open.map(\.app)) == [shop, bank])
    // What it has written is encrypted.
    #expect(!keyring.files.isEmpty && !keyring.files.contains { $0.contains(Array("cöffee".utf8)) })
  }

  @Test(
    "ED-3 a password that is saved again takes the place of the one before, for its user name alone",
    arguments: KeyringProgram.allCases)
  func replaces(_ program: KeyringProgram) throws {
    let (keyring, asker) = try begin(program)
    defer { withExtendedLifetime(keyring) {} }
    for (password, username) in [("old", "ada"), ("hers", "bob"), ("new", "ada")] {
      #expect(try asker.save(password, of: username, for: shop) == nil)
    }
    let saved = try asker.passwords(of: shop).open
    #expect(saved.map(\.username).sorted() == ["ada", "bob"])
    #expect(try asker.password(of: #require(saved.first { $0.username == "ada" })).get() == "new")
    #expect(try asker.ask { asker.service.delete("ada", for: shop, answer: $0) }.problem == nil)
    #expect(try asker.ask { asker.service.delete("ada", for: shop, answer: $0) }.problem == .notFound)
    #expect(try asker.passwords(of: shop).open.map(\.username) == ["bob"])
    let bob = try #require(saved.first { $0.username == "bob" })
    #expect(try asker.ask { asker.service.delete(bob, answer: $0) }.problem == nil)
    #expect(try asker.passwords() == SavedPasswords())
  }

  @Test("ED-3 a locked keyring gives no names and no passwords, keeps none, and nothing asks to unlock it by itself")
  func locked() throws {
    let (keyring, asker) = try begin()
    #expect(try asker.save("coffee", of: "ada", for: shop) == nil)
    let before = try #require(asker.passwords(of: shop).open.first)
    try keyring.lock()
    let saved = try asker.passwords(of: shop)
    #expect(saved.open.isEmpty && saved.locked.count == 1)
    #expect(try asker.password(of: before).problem == .isLocked)
    #expect(try asker.save("tea", of: "ada", for: shop) == .isLocked)
    #expect(try asker.ask { asker.service.delete("ada", for: shop, answer: $0) }.problem == .isLocked)
    #expect(asker.service.prompts.isEmpty)
    // Nobody can answer the question here, which is told, and leaves everything as it was.
    #expect(try asker.ask { asker.service.unlock(saved.locked, answer: $0) }.problem == .wasDismissed)
    #expect(try asker.ask { asker.service.unlock(answer: $0) }.problem == .wasDismissed)
    #expect(try asker.passwords(of: shop) == saved)
    #expect(asker.service.prompts.isEmpty)
  }

  @Test("ED-3 a keyring that was never unlocked since the login is locked, and open again after it")
  func lockedSinceLogin() throws {
    let (keyring, asker) = try begin()
    #expect(try asker.save("coffee", of: "ada", for: shop) == nil)
    keyring.stop()
    try keyring.start(isUnlocked: false)
    #expect(try asker.passwords(of: shop).open.isEmpty)
    #expect(try asker.passwords(of: shop).locked.count == 1)
    #expect(try asker.passwords(of: bank) == SavedPasswords())
    keyring.stop()
    try keyring.start()
    let saved = try asker.passwords(of: shop)
    #expect(try asker.password(of: #require(saved.open.first)).get() == "coffee")
    #expect(try asker.ask { asker.service.unlock(answer: $0) }.problem == nil)
  }

  @Test("ED-3 KeePassXC that is locked is not asked to unlock by itself, and keeps what it has until a person does")
  func lockedDatabase() throws {
    let (keyring, asker) = try begin(.keePassXC)
    #expect(try asker.save("coffee", of: "ada", for: shop) == nil)
    let before = try #require(asker.passwords(of: shop).open.first)
    try keyring.lock()
    // It says nothing of what is in a database that is locked, not even whether there is something.
    let saved = try asker.passwords(of: shop)
    #expect(saved == SavedPasswords(locked: ["/org/freedesktop/secrets/collection/passwords"]))
    #expect(try asker.passwords(of: bank) == saved)
    #expect(try asker.password(of: before).problem == .notFound)
    #expect(try asker.ask { asker.service.delete("ada", for: shop, answer: $0) }.problem == .isLocked)
    #expect(asker.service.prompts.isEmpty)
    // Nobody sees the window with its question, which is taken back.
    var problems: [SecretServiceError.Code?] = []
    asker.service.unlock(saved.locked) { problems.append($0.problem) }
    try asker.wait { !asker.service.prompts.isEmpty }
    asker.service.dismissPrompts()
    #expect(problems == [.wasDismissed])
    #expect(try asker.passwords(of: shop) == saved)
    keyring.stop()
    try keyring.start()
    let again = try asker.passwords(of: shop)
    #expect(try asker.password(of: #require(again.open.first)).get() == "coffee")
  }

  @Test("ED-3 where no program keeps secrets, or it ends in the middle, that is told, and the next one is used")
  func gone() throws {
    let keyring = try TestKeyring()
    let asker = try Asker(address: keyring.address)
    #expect(try asker.ask { asker.service.passwords(answer: $0) }.problem == .noService)
    #expect(try asker.save("coffee", of: "ada", for: shop) == .noService)
    try keyring.start()
    #expect(try asker.save("coffee", of: "ada", for: shop) == nil)
    let saved = try #require(asker.passwords(of: shop).open.first)
    var problems: [SecretServiceError.Code?] = []
    for _ in 0..<40 { asker.service.password(of: saved) { problems.append($0.problem) } }
    keyring.stop()
    try asker.wait { problems.count == 40 }
    #expect(problems.allSatisfy { $0 == nil || $0 == .noAnswer || $0 == .noService })
    #expect(try asker.ask { asker.service.password(of: saved, answer: $0) }.problem == .noService)
    try keyring.start()
    #expect(try asker.password(of: saved).get() == "coffee")
  }

  @Test(
    "ED-3 what could not be typed again is not kept",
    arguments: ["", "two\nlines", "a\u{0}b", "a\u{2028}b", String(repeating: "x", count: 513)])
  func unfit(_ password: String) throws {
    let (keyring, asker) = try begin()
    defer { withExtendedLifetime(keyring) {} }
    #expect(try asker.save(password, of: "ada", for: shop) == .unfitPassword)
    #expect(try asker.save("coffee", of: password, for: shop) == .unfitName)
    #expect(try asker.save("coffee", of: "ada\u{202E}", for: shop) == .unfitName)
    #expect(try asker.passwords() == SavedPasswords())
  }
}
