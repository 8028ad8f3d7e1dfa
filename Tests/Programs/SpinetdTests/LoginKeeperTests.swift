// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Desktop
import Foundation
import LinuxSystem
import SecretService
import TestKeyring
import TestSupport
import Testing
import TextModel

@testable import spinetd

/// A keyring, and a keeper on its bus. A test makes its own when it runs: the bus waits 30 s for who connects and says nothing.
@MainActor private final class KeeperBed {
  let keyring: TestKeyring
  let loop: EventLoop
  let keeper: LoginKeeper
  private let service: SecretService
  private var playedBus: SessionBus?
  nonisolated static let shop = "/usr/bin/shop"

  init() throws {
    keyring = try TestKeyring()
    loop = try EventLoop()
    let bus = try SessionBus(address: keyring.address)
    try bus.attach(to: loop)
    service = SecretService(bus: bus)
    keeper = LoginKeeper(loop: loop) { SecretService(bus: bus) }
  }

  /// Starts a service that a test plays.
  func playService() throws -> PlayedService {
    let bus = try SessionBus(address: keyring.address)
    try bus.attach(to: loop)
    playedBus = bus
    let service = PlayedService(on: bus)
    try loop.run { service.hasName }
    return service
  }

  func save(_ password: String, of username: String) throws {
    var isDone = false
    service.save(SecretText(password), of: username, for: Self.shop) {
      if case .success = $0 { isDone = true }
    }
    try loop.run { isDone }
  }
}

/// Passwords on their way from the real gnome-keyring to the keyboard.
@MainActor
@Suite struct LoginKeeperTests {
  private let shop = KeeperBed.shop

  @Test("ED-3 user names are known while a field asks for them, and a password comes when it is asked for")
  func finds() throws {
    let bed = try KeeperBed()
    let (keyring, loop, keeper) = (bed.keyring, bed.loop, bed.keeper)
    try keyring.start()
    try bed.save("coffee", of: "ada")
    var (changes, passwords): (Int, [String]) = (0, [])
    keeper.onChange = { changes += 1 }
    keeper.onPassword = { secret, _ in passwords.append(secret.text) }
    keeper.find(shop)
    try loop.run { changes == 1 }
    let logins = try #require(keeper.logins)
    #expect(logins.program == shop && !logins.isLocked && logins.logins.map(\.username) == ["ada"])
    #expect(passwords.isEmpty)
    keeper.fetch("/org/freedesktop/secrets/collection/login/99")
    keeper.fetch(logins.logins[0].item)
    try loop.run { !passwords.isEmpty }
    #expect(passwords == ["coffee"])
    keeper.find("/usr/bin/bank")
    #expect(keeper.logins == nil)
    try loop.run { keeper.logins?.program == "/usr/bin/bank" }
    #expect(keeper.logins?.logins.isEmpty == true)
    keeper.find(nil)
    #expect(keeper.logins == nil)
  }

  @Test("ED-3 a keyring that is locked meanwhile gives no password, and is told to be locked") func locked() throws {
    let bed = try KeeperBed()
    let (keyring, loop, keeper) = (bed.keyring, bed.loop, bed.keeper)
    try keyring.start()
    try bed.save("coffee", of: "ada")
    keeper.onPassword = { _, _ in Issue.record("a password of a locked keyring") }
    keeper.find(shop)
    try loop.run { keeper.logins?.logins.count == 1 }
    let item = try #require(keeper.logins?.logins.first?.item)
    try keyring.lock()
    keeper.fetch(item)
    try loop.run { keeper.logins?.isLocked == true }
    #expect(keeper.logins?.logins.isEmpty == true)
    // Nobody can answer here.
    keeper.unlock()
    keeper.unlock()
    keeper.find(nil)
    keeper.find(shop)
    try loop.run { keeper.logins?.isLocked == true }
  }

  @Test("ED-3 a question of the keyring that nobody answers is taken back by the next tap, which asks anew")
  func endlessQuestion() throws {
    let bed = try KeeperBed()
    let (loop, keeper) = (bed.loop, bed.keeper)
    let service = try bed.playService()
    func count(_ member: String) -> Int { service.calls.count { $0 == member } }
    service.answers["SearchItems"] = [.array(of: "o", []), .array(of: "o", [.path(PlayedService.item)])]
    keeper.find(shop)
    try loop.run { keeper.logins?.isLocked == true }
    keeper.unlock()
    // A finger that bounces asks once.
    keeper.unlock()
    try loop.run { count("Prompt") == 1 }
    #expect(count("Unlock") == 1 && count("Dismiss") == 0)
    keeper.unlock()
    try loop.run { count("Prompt") == 2 }
    #expect(count("Dismiss") == 1)
    // One that stands open for a password that is to be kept.
    var failures: [SecretText] = []
    keeper.onSavingEnd = { if !$1 { failures.append($0) } }
    service.failures["CreateItem"] = "org.freedesktop.Secret.Error.IsLocked"
    let secret = SecretText("made up")
    keeper.save(secret, of: "bob", for: shop)
    try loop.run { count("Prompt") == 3 }
    #expect(count("Dismiss") == 2 && failures.isEmpty)
    keeper.unlock()
    try loop.run { count("Prompt") == 4 && failures == [secret] }
    service.answers["SearchItems"] = nil
    service.complete([.boolean(false), .variant(.array(of: "o", []))])
    try loop.run { keeper.logins?.logins.map(\.username) == ["ada"] }
  }

  @Test("ED-3 a user name that two keyrings have is offered once, with the password that was saved last")
  func twice() throws {
    let bed = try KeeperBed()
    let service = try bed.playService()
    service.keepTwice()
    bed.keeper.find(shop)
    try bed.loop.run { bed.keeper.logins != nil }
    #expect(bed.keeper.logins?.logins.map(\.item) == ["/org/freedesktop/secrets/collection/home/1"])
  }

  @Test("ED-3 the bus hears nothing of the keyring before a field asks for what it keeps") func idle() throws {
    let bed = try KeeperBed()
    let service = try bed.playService()
    var count = 0
    let bus = try SessionBus(address: bed.keyring.address)
    try bus.attach(to: bed.loop)
    let keeper = LoginKeeper(loop: bed.loop) {
      count += 1
      return SecretService(bus: bus)
    }
    keeper.find(nil)
    keeper.unlock()
    keeper.fetch(PlayedService.item)
    #expect(count == 0 && service.calls.isEmpty)
    keeper.find(shop)
    keeper.find(nil)
    keeper.find(shop)
    try bed.loop.run { keeper.logins != nil }
    #expect(count == 1)
  }

  @Test("ED-3 without a keyring, or when it ends in the middle, nothing is known, and the next one is asked")
  func gone() throws {
    let bed = try KeeperBed()
    let (keyring, loop, keeper) = (bed.keyring, bed.loop, bed.keeper)
    keeper.find(shop)
    try keyring.start()
    try bed.save("coffee", of: "ada")
    keeper.find(nil)
    keeper.find(shop)
    try loop.run { keeper.logins?.logins.count == 1 }
    let item = try #require(keeper.logins?.logins.first?.item)
    keyring.stop()
    keeper.fetch(item)
    try loop.run { keeper.logins == nil }
    try keyring.start()
    keeper.find(shop)
    try loop.run { keeper.logins?.logins.count == 1 }
    let none = LoginKeeper(loop: loop) { nil }
    none.find(shop)
    #expect(none.logins == nil)
  }

  @Test("ED-3 a password is kept although its field closes meanwhile, and it is told when a locked keyring keeps none")
  func saves() throws {
    let bed = try KeeperBed()
    let (keyring, loop, keeper) = (bed.keyring, bed.loop, bed.keeper)
    try keyring.start()
    var failures: [SecretText] = []
    keeper.onSavingEnd = { if !$1 { failures.append($0) } }
    keeper.find(shop)
    let secret = SecretText("made up")
    keeper.save(secret, of: "ada", for: shop)
    secret.wipe()
    try loop.run { keeper.logins?.logins.map(\.username) == ["ada"] }
    var password: String?
    keeper.onPassword = { secret, _ in password = secret.text }
    keeper.fetch(try #require(keeper.logins?.logins.first?.item))
    try loop.run { password != nil }
    #expect(password == "made up" && failures.isEmpty)
    try keyring.lock()
    // Nobody can answer its question here.
    let others = [SecretText("other"), SecretText("other")]
    keeper.save(others[0], of: "bob", for: shop)
    try loop.run { failures == [others[0]] }
    let none = LoginKeeper(loop: loop) { nil }
    none.onSavingEnd = { if !$1 { failures.append($0) } }
    none.save(others[1], of: "bob", for: shop)
    try loop.run { failures == others }
  }

  @Test("ED-3 the first password of all has the keyring made that keeps it, by the keyring's own question")
  func firstKeyring() throws {
    let bed = try KeeperBed()
    let (loop, keeper) = (bed.loop, bed.keeper)
    let service = try bed.playService()
    func count(_ member: String) -> Int { service.calls.count { $0 == member } }
    var ends: [(SecretText, Bool)] = []
    keeper.onSavingEnd = { ends.append(($0, $1)) }
    keeper.keyringName = { "Mine" }
    service.answers["ReadAlias"] = [.path("/")]
    let secret = SecretText("made up")
    keeper.save(secret, of: "ada", for: shop)
    try loop.run { count("Prompt") == 1 }
    #expect(count("CreateCollection") == 1 && count("CreateItem") == 0)
    let label = BusValue.entry(
      .string("org.freedesktop.Secret.Collection.Label"), .variant(.string("Mine")))
    #expect(service.lastArguments["CreateCollection"] == [.array(of: "{sv}", [label]), .string("default")])
    // The person turns it away.
    service.complete([.boolean(true), .variant(.string(""))])
    try loop.run { ends.count == 1 }
    #expect(ends[0] == (secret, false) && count("CreateItem") == 0)
    keeper.save(secret, of: "ada", for: shop)
    try loop.run { count("Prompt") == 2 }
    service.answers["ReadAlias"] = nil
    service.answers["CreateItem"] = [.path(PlayedService.item), .path("/")]
    service.complete([.boolean(false), .variant(.path("/org/freedesktop/secrets/collection/own"))])
    try loop.run { ends.count == 2 }
    #expect(ends[1] == (secret, true) && count("CreateItem") == 1)
    // A service that makes one, and has none after it, is not asked for ever.
    service.answers["ReadAlias"] = [.path("/")]
    keeper.save(secret, of: "ada", for: shop)
    try loop.run { count("Prompt") == 3 }
    service.complete([.boolean(false), .variant(.path("/org/freedesktop/secrets/collection/own"))])
    try loop.run { ends.count == 3 }
    #expect(ends[2] == (secret, false) && count("CreateCollection") == 3)
  }

  @Test("ED-3 a password without any keyring is told not to be kept where nobody can answer the keyring's question")
  func noKeyringYet() throws {
    let bed = try KeeperBed()
    let (keyring, loop, keeper) = (bed.keyring, bed.loop, bed.keeper)
    try keyring.start(isUnlocked: false)
    var ends: [Bool] = []
    keeper.onSavingEnd = { ends.append($1) }
    keeper.save(SecretText("made up"), of: "ada", for: shop)
    try loop.run { !ends.isEmpty }
    #expect(ends == [false] && keyring.files.isEmpty)
  }
}
