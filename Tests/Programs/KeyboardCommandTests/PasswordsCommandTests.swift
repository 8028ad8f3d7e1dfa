// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestKeyring
import Testing

/// `spinet passwords`, as somebody at a shell has it, with the real gnome-keyring.
@Suite struct PasswordsCommandTests {
  private let person: Person
  private let keyring: TestKeyring

  init() throws {
    person = try Person()
    keyring = try TestKeyring()
    person.environment["DBUS_SESSION_BUS_ADDRESS"] = keyring.address
    try person.write("a program\n", to: "bin/shop", permissions: 0o755)
    try person.write("a program\n", to: "bin/bank", permissions: 0o755)
  }

  private func run(_ arguments: String..., input: String = "") throws -> Person.Outcome {
    let process = try person.program(["passwords"] + arguments)
    let (given, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (given, output, errors)
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let reported = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Person.Outcome(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: reported, as: UTF8.self))
  }

  @Test("ED-3 passwords are added from standard input, listed without them, and deleted") func passwords() throws {
    try keyring.start()
    let shop = "\(person.home)/bin/shop"
    #expect(try run("add", "--app", "shop", "ada@example.org", input: "cöffee\n").status == 0)
    #expect(try run("add", "--app", shop, "bob", input: "tea").status == 0)
    #expect(try run("add", "--app=bank", "ada", input: "money").status == 0)
    let list = try run("list")
    #expect(list.output == "\(person.home)/bin/bank  ada\n\(shop)  ada@example.org\n\(shop)  bob\n" && list.status == 0)
    #expect(try run("list", "--app", "bank").output == "\(person.home)/bin/bank  ada\n")
    #expect(try run("delete", "--app", "shop", "bob").status == 0)
    // The program may have been removed before.
    try FileManager.default.removeItem(atPath: shop)
    #expect(try run("delete", "--app", shop, "ada@example.org").status == 0)
    #expect(try run("list").output == "\(person.home)/bin/bank  ada\n")
    let again = try run("delete", "--app", "bank", "bob")
    #expect(again.status == 1 && again.errors == "spinet: no such password is saved\n")
  }

  @Test("ED-3 a terminal does not show the password that is typed, and shows what is typed again after it")
  func terminal() throws {
    try keyring.start()
    let terminal = try PseudoTerminal()
    let process = try person.program(["passwords", "add", "--app", "shop", "ada"])
    try terminal.run(process)
    #expect(try terminal.readText(until: "Password: ") == "Password: ")
    #expect(!terminal.showsWhatIsTyped)
    try terminal.type("c0ffee\n")
    #expect(try terminal.readText(until: "\r\n") == "\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && terminal.showsWhatIsTyped)
    #expect(try run("list").output == "\(person.home)/bin/shop  ada\n")
  }

  @Test("ED-3 Control-C at the question for the password keeps nothing, and leaves the terminal as it was")
  func interrupted() throws {
    try keyring.start()
    let terminal = try PseudoTerminal()
    let process = try person.program(["passwords", "add", "--app", "shop", "ada"])
    try terminal.run(process)
    _ = try terminal.readText(until: "Password: ")
    try terminal.type("c0ff\u{3}")
    process.waitUntilExit()
    #expect(process.terminationStatus == 1 && terminal.showsWhatIsTyped)
    #expect(try run("list").output.isEmpty)
  }

  @Test("ED-3 a locked keyring is told, and opened by no command but the one for it") func locked() throws {
    try keyring.start()
    #expect(try run("unlock").status == 0)
    #expect(try run("add", "--app", "shop", "ada", input: "coffee").status == 0)
    try keyring.lock()
    let list = try run("list")
    #expect(list.status == 1 && list.output.isEmpty && list.errors.contains("spinet passwords unlock"))
    for command in [["add", "--app", "shop", "ada"], ["delete", "--app", "shop", "ada"]] {
      let outcome = try run(command[0], command[1], command[2], command[3], input: "tea")
      #expect(outcome.status == 1)
      #expect(
        outcome.errors == "spinet: the keyring is locked; unlock it with: spinet passwords unlock\n")
    }
    // There is no screen to ask on.
    let unlock = try run("unlock")
    #expect(unlock.status == 1 && unlock.errors.contains("in your desktop session"))
  }

  @Test("ED-3 the first password of all has a keyring made, which asks where it can be answered") func first() throws {
    try keyring.start(isUnlocked: false)
    let unlock = try run("unlock")
    #expect(unlock.status == 1 && unlock.errors.contains("spinet passwords add"))
    let add = try run("add", "--app", "shop", "ada", input: "coffee")
    #expect(add.status == 1 && add.errors.contains("there is no keyring yet"))
    // There is no screen to ask on.
    #expect(add.errors.contains("in your desktop session"))
    #expect(try run("list").output.isEmpty)
  }

  @Test("ED-3 without a keyring, or without a bus, it is said what to do") func missing() throws {
    for command in [["list"], ["unlock"]] {
      let outcome = try run(command[0])
      #expect(outcome.status == 1 && outcome.errors.contains("install and start gnome-keyring"))
    }
    person.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(person.home)/none"
    let outcome = try run("list")
    #expect(outcome.status == 1 && outcome.errors.contains("terminal of your desktop session"))
  }

  @Test("ED-3 a password is no argument, and one that cannot be typed is refused") func mistakes() throws {
    try keyring.start()
    for arguments in [["--app", "shop", "ada", "coffee"], ["ada"], ["--app", "shop"]] {
      let outcome = try person.spinet(["passwords", "add"] + arguments)
      #expect(outcome.status == 2 && outcome.errors.contains("a password is never an argument"))
    }
    #expect(try run("list", "ada").status == 2)
    #expect(try run("add", "--app", "nowhere", "ada", input: "x").errors.contains("there is no program nowhere"))
    // The kernel would name its interpreter.
    try person.write("#!/bin/sh\n", to: "bin/script", permissions: 0o755)
    #expect(try run("add", "--app", "script", "ada", input: "x").errors.contains("bin/script is a script"))
    for input in ["", "\n", "two\nlines\n", String(repeating: "x", count: 9000)] {
      #expect(try run("add", "--app", "shop", "ada", input: input).errors.contains("a password is one line"))
    }
    #expect(try run("add", "--app", "shop", "a\u{1B}[2J", input: "x").errors.contains("a user name is one line"))
    #expect(try run("list").output.isEmpty)
  }
}
