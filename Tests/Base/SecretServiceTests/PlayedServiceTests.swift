// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import TestKeyring
import Testing
import TextModel

@testable import SecretService

/// Services that ask the person, and such as answer nonsense.
@Suite struct PlayedServiceTests {
  private let keyring: TestKeyring
  private let asker: Asker
  private let service: PlayedService

  init() throws {
    keyring = try TestKeyring()
    asker = try Asker(address: keyring.address)
    let bus = try SessionBus(address: keyring.address)
    try bus.attach(to: asker.loop)
    let service = PlayedService(on: bus)
    self.service = service
    try asker.wait { service.hasName }
  }

  private let granted: [BusValue] = [.boolean(false), .variant(.array(of: "o", [.path(PlayedService.item)]))]

  @Test("ED-3 the keyring asks the person by its own prompt, and what was asked for goes on when that is answered")
  func prompts() throws {
    var results: [SecretServiceError.Code?] = []
    let ask: [(SecretService) -> Void] = [
      { $0.unlock { results.append($0.problem) } },
      { $0.save(SecretText("coffee"), of: "ada", for: "/usr/bin/shop") { results.append($0.problem) } },
      { $0.delete("ada", for: "/usr/bin/shop") { results.append($0.problem) } },
    ]
    for (index, ask) in ask.enumerated() {
      ask(asker.service)
      try asker.wait { service.calls.count { $0 == "Prompt" } == index + 1 }
      #expect(results.count == index)
      // Another question has been answered.
      service.complete(granted, of: "/org/freedesktop/secrets/prompt/2")
      service.complete(granted)
      try asker.wait { results.count == index + 1 }
    }
    #expect(results == [nil, nil, nil])
  }

  @Test(
    "ED-3 a prompt that is turned away, or says nothing that makes sense, ends what was asked for",
    arguments: [[.boolean(true), .variant(.string(""))], [], [.string("yes")]] as [[BusValue]])
  func dismissed(_ values: [BusValue]) throws {
    var result: SecretServiceError.Code?
    asker.service.unlock { result = $0.problem }
    try asker.wait { service.calls.contains("Prompt") }
    service.complete(values)
    try asker.wait { result != nil }
    #expect(result == .wasDismissed)
  }

  @Test("ED-3 a question is taken back, and a service that ends with one open ends it")
  func takenBack() throws {
    var results: [SecretServiceError.Code?] = []
    asker.service.unlock { results.append($0.problem) }
    try asker.wait { service.calls.contains("Prompt") }
    asker.service.dismissPrompts()
    #expect(results == [.wasDismissed])
    try asker.wait { service.calls.contains("Dismiss") }
    asker.service.unlock { results.append($0.problem) }
    try asker.wait { service.calls.count { $0 == "Prompt" } == 2 }
    service.quit()
    try asker.wait { results.count == 2 }
    #expect(results[1] == .noAnswer)
  }

  @Test("ED-3 where no keyring is open none is searched, as some ask to unlock for that, and all are told as locked")
  func allLocked() throws {
    let keyrings = ["own", "work"].map { "/org/freedesktop/secrets/collection/\($0)" }
    service.answers["Get Collections"] = [.variant(.array(of: "o", keyrings.map { .path($0) }))]
    service.answers["Get Locked"] = [.variant(.boolean(true))]
    #expect(try asker.passwords(of: "/usr/bin/shop") == SavedPasswords(locked: keyrings))
    #expect(try asker.ask { asker.service.delete("ada", for: "/usr/bin/shop", answer: $0) }.problem == .isLocked)
    #expect(!service.calls.contains("SearchItems"))
    service.answersOfObjects[keyrings[1]] = ["Get Locked": [.variant(.boolean(false))]]
    #expect(try asker.passwords(of: "/usr/bin/shop").open.map(\.username) == ["ada"])
    // Those that go while others are looked at are no fault.
    service.answersOfObjects[keyrings[1]] = nil
    service.failures["Get Locked"] = "org.freedesktop.DBus.Error.UnknownObject"
    #expect(try asker.passwords(of: "/usr/bin/shop") == SavedPasswords())
  }

  @Test("ED-3 what two keyrings keep for a user name is told apart by what they are called, and deleted one or all")
  func twice() throws {
    service.keepTwice()
    let saved = try asker.passwords(of: "/usr/bin/shop").open
    #expect(saved.map(\.item) == ["home", "work"].map { "/org/freedesktop/secrets/collection/\($0)/1" })
    func names(_ saved: [SavedPassword]) throws -> [String: String] {
      var names: [String: String]?
      asker.service.nameKeyrings(of: saved) { names = $0 }
      try asker.wait { names != nil }
      return names ?? [:]
    }
    #expect(try names(saved) == [saved[0].item: "Home", saved[1].item: "Work"])
    #expect(try names([saved[0]]).isEmpty)
    service.answersOfObjects["/org/freedesktop/secrets/collection/work"] = ["Get Label": [.variant(.string("a\nb"))]]
    #expect(try names(saved) == [saved[0].item: "Home"])
    #expect(try asker.ask { asker.service.delete(saved[1], answer: $0) }.problem == nil)
    #expect(service.deleted == [saved[1].item])
    #expect(try asker.ask { asker.service.delete("ada", for: "/usr/bin/shop", answer: $0) }.problem == nil)
    #expect(service.deleted.sorted() == [saved[0].item, saved[1].item, saved[1].item])
  }

  @Test("ED-3 a service that does not answer is given up, and typing has not waited for it")
  func silent() throws {
    // A name whose owner never looks at what comes.
    let bus = try SessionBus(address: keyring.address)
    service.quit()
    var isOwner = false
    bus.requestName("org.freedesktop.secrets") { isOwner = $0 == true }
    try asker.wait {
      bus.process()
      return isOwner
    }
    let hasty = try Asker(address: keyring.address, patience: .milliseconds(50))
    #expect(try hasty.ask { hasty.service.passwords(answer: $0) }.problem == .noAnswer)
    bus.close()
  }

  @Test("ED-3 a password comes only in the session that was begun for it, which ends then")
  func session() throws {
    let saved = try #require(asker.passwords(of: "/usr/bin/shop").open.first)
    #expect(!service.calls.contains("OpenSession") && !service.calls.contains("GetSecret"))
    #expect(try asker.password(of: saved).get() == "coffee")
    try asker.wait { service.calls.last == "Close" }
  }

  @Test("ED-3 items of other apps are not offered, whatever the service says that it has found")
  func others() throws {
    #expect(try asker.passwords(of: "/usr/bin/bank") == SavedPasswords())
    for attributes in [
      ["app": "/usr/bin/shop", "username": "ada"], ["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop"],
      ["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": "a\nb"],
      ["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": ""],
    ] {
      service.answers["GetAll"] = PlayedService.properties(attributes)
      #expect(try asker.passwords(of: "/usr/bin/shop") == SavedPasswords())
    }
  }

  @Test("ED-3 what else a keyring says of an item, such as a long note, keeps nothing from being offered")
  func notes() throws {
    service.answers["GetAll"] = PlayedService.properties([
      "xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": "ada",
      "Notes": String(repeating: "n", count: 4096),
    ])
    #expect(try asker.passwords(of: "/usr/bin/shop").open.map(\.username) == ["ada"])
  }

  @Test(
    "ED-3 what stands by now where a password was listed is neither fetched nor deleted, unless it is that one",
    arguments: [
      ["xdg:schema": "org.spinet.Password", "app": "/usr/bin/bank", "username": "ada"],
      ["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": "bob"],
      ["xdg:schema": "org.example.Network", "name": "home"],
    ])
  func another(_ attributes: [String: String]) throws {
    let saved = try #require(asker.passwords(of: "/usr/bin/shop").open.first)
    service.answers["GetAll"] = PlayedService.properties(attributes)
    #expect(try asker.password(of: saved).problem == .notFound)
    #expect(try asker.ask { asker.service.delete(saved, answer: $0) }.problem == .notFound)
    service.answers["GetAll"] = PlayedService.properties(attributes, isLocked: true)
    #expect(try asker.password(of: saved).problem == .isLocked)
    #expect(!service.calls.contains("GetSecret") && !service.calls.contains("Delete"))
  }

  @Test("ED-3 answers that make no sense are errors, and nothing else comes of them", arguments: NonsenseAnswer.all)
  func nonsense(_ answer: NonsenseAnswer) throws {
    service.answers[answer.member] = answer.values
    let saved = SavedPassword(item: PlayedService.item, app: "/usr/bin/shop", username: "ada", modified: 0)
    let problem =
      switch answer.member {
      case "SearchItems", "GetAll", "Get Collections", "Get Locked":
        try asker.ask { asker.service.passwords(answer: $0) }.problem
      case "GetSecret", "OpenSession": try asker.password(of: saved).problem
      case "Delete": try asker.ask { asker.service.delete(saved, answer: $0) }.problem
      default: try asker.save("coffee", of: "ada", for: "/usr/bin/shop")
      }
    #expect(problem == .badAnswer)
  }

  @Test(
    "ED-3 errors of the service are told by what they mean",
    arguments: [
      ("org.freedesktop.Secret.Error.IsLocked", SecretServiceError.Code.isLocked),
      ("org.freedesktop.Secret.Error.NoSuchObject", .notFound), ("org.example.No", .wasRefused),
    ])
  func errors(_ name: String, _ code: SecretServiceError.Code) throws {
    service.failures["GetSecret"] = name
    let saved = try #require(asker.passwords().open.first)
    #expect(try asker.password(of: saved).problem == code)
    // One that has gone while others were read is no fault.
    service.failures["GetAll"] = name
    #expect(try asker.ask { asker.service.passwords(answer: $0) }.problem == (code == .notFound ? nil : code))
    service.answers["ReadAlias"] = [.path("/")]
    #expect(try asker.save("coffee", of: "ada", for: "/usr/bin/shop") == .noCollection)
  }
}

/// What a member is answered with that it should not be.
nonisolated struct NonsenseAnswer: CustomTestStringConvertible, Sendable {
  let member: String
  let values: [BusValue]

  var testDescription: String { "\(member) \(values.map(\.signature).joined()) \(values.count)" }

  private init(_ member: String, _ values: [BusValue]) { (self.member, self.values) = (member, values) }

  private static func secret(_ parts: [BusValue]) -> NonsenseAnswer { .init("GetSecret", [.structure(parts)]) }

  static let all: [NonsenseAnswer] = {
    let (session, text) = (BusValue.path(PlayedService.session), BusValue.string("text/plain"))
    let many = (0..<300).map { BusValue.path("/a/\($0)") }
    let long = BusValue.path("/" + String(repeating: "a", count: 4096))
    let manyPairs = Dictionary(uniqueKeysWithValues: (0..<65).map { ("k\($0)", "v") })
    return [
      .init("SearchItems", []), .init("SearchItems", [.array(of: "s", [.string("a")]), .array(of: "o", [])]),
      .init("SearchItems", [.array(of: "o", many), .array(of: "o", many)]),
      .init("SearchItems", [.array(of: "o", [long]), .array(of: "o", [])]),
      .init("Get Collections", []), .init("Get Collections", [.array(of: "o", [])]),
      .init("Get Collections", [.variant(.array(of: "o", many + many))]),
      .init("Get Collections", [.variant(.array(of: "o", [long]))]),
      .init("Get Locked", []), .init("Get Locked", [.boolean(false)]), .init("Get Locked", [.variant(.uint32(0))]),
      .init("GetAll", []), .init("GetAll", [.array(of: "{sv}", [])]), .init("GetAll", [.uint32(3)]),
      .init("GetAll", PlayedService.properties(manyPairs)),
      .init("GetAll", PlayedService.properties(["username": String(repeating: "a", count: 4096)])),
      .init("OpenSession", []), .init("OpenSession", [.string(""), session]),
      .init("OpenSession", [.variant(.string("")), .string("/a")]),
      .init("ReadAlias", []), .init("ReadAlias", [.string("login")]),
      .init("CreateItem", [.path("/")]), .init("Delete", []), .init("Delete", [.boolean(true)]),
      .init("GetSecret", []), .init("GetSecret", [.bytes([0x61])]),
      secret([.path("/other"), .bytes([]), .bytes([0x61]), text]), secret([session, .bytes([]), text, text]),
      // Encrypted, too long, empty, not UTF-8, a line feed.
      secret([session, .bytes([1]), .bytes([0x61]), text]),
      secret([session, .bytes([]), .bytes(Array(repeating: 0x61, count: 513)), text]),
      secret([session, .bytes([]), .bytes([]), text]), secret([session, .bytes([]), .bytes([0xFF]), text]),
      secret([session, .bytes([]), .bytes([0x61, 0x0A]), text]),
    ]
  }()
}
