// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import enum LinuxSystem.SpinetVersion
import Testing

/// `spinet layout`, run as people run it.
@Suite struct CommandLineTests {
  private struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program that was built together with the tests.
  private static func program() throws -> URL {
    let bundle = try #require(CommandLine.arguments.last { $0.hasSuffix(".xctest") })
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("spinet")
  }

  private func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  private func run(_ arguments: [String], environment: [String: String]? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = try CommandLineTests.program()
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.currentDirectoryURL = URL(fileURLWithPath: Fixtures.folder)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  @Test func `check says ok for each good file`() throws {
    let outcome = try run("layout", "check", "--imports", "imports", "valid/everything.xml", "valid/dead-keys.xml")
    #expect(outcome.output == "valid/everything.xml: ok\nvalid/dead-keys.xml: ok\n")
    #expect(outcome.status == 0)
  }

  @Test func `check prints each problem with its line and fails`() throws {
    let outcome = try run("layout", "check", "invalid/key-duplicate.xml", "valid/dead-keys.xml", "nowhere.xml")
    #expect(
      outcome.output == """
        invalid/key-duplicate.xml:6: there is another key "x" already; give each its own id
        valid/dead-keys.xml: ok
        nowhere.xml: cannot be read: No such file or directory

        """)
    #expect(outcome.status == 1)
  }

  @Test func `check warns of modifiers for one side beside those for either side, and says ok`() throws {
    let outcome = try run("layout", "check", "warned/layer-modifier-sides.xml")
    #expect(
      outcome.output == """
        warned/layer-modifier-sides.xml:7: warning: one side of alt is used beside alt for either side in line 6; use one way only
        warned/layer-modifier-sides.xml:9: warning: one side of ctrl is used beside ctrl for either side in line 8; use one way only
        warned/layer-modifier-sides.xml: ok

        """)
    #expect(outcome.status == 0)
  }

  @Test func `imports are found in the folder and in that of their version`() throws {
    for folder in ["imports", "imports/45"] {
      #expect(try run("layout", "check", "--imports=\(folder)", "valid/everything.xml").status == 0)
    }
    #expect(try run("layout", "check", "valid/everything.xml").output.contains("--imports"))
  }

  @Test func `test runs files against the keyboards that they name`() throws {
    let outcome = try run("layout", "test", "--keyboards", "valid", "tests/dead-keys-test.xml")
    #expect(outcome.output == "7 passed, 0 failed\n")
    #expect(outcome.status == 0)
  }

  @Test func `test prints failures and counts files that cannot be run`() throws {
    let outcome = try run(
      "layout", "test", "--keyboards", "valid", "tests/failing-test.xml", "tests/dead-keys-test.xml", "tests/none.xml",
      "tests/lost-test.xml")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.first
        == "tests/failing-test.xml:7: suite/wrong: expected \"e\" (e), got \"é\" (\\u{00E9})")
    #expect(lines.contains("tests/none.xml: cannot be read: No such file or directory"))
    #expect(lines.contains { $0.contains("the keyboard \"lost.xml\" cannot be read; tried tests/lost.xml") })
    #expect(lines.last == "8 passed, 3 failed")
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    ([], "usage"), (["piano"], "there is no command"), (["layout"], "missing command"),
    (["layout", "play"], "there is no command \"layout play\""), (["help", "piano"], "there is no command"),
    (["help", "layout", "play"], "there is no command"), (["layout", "check"], "at least one file"),
    (["layout", "check", "--wrong", "x"], "there is no option --wrong"),
    (["layout", "check", "--imports"], "--imports needs a value"),
  ])
  func `a wrong command line is explained and has its own status`(_ row: (arguments: [String], text: String)) throws {
    let process = Process()
    process.executableURL = try CommandLineTests.program()
    process.arguments = row.arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains(row.text))
    #expect(process.terminationStatus == 2)
  }

  @Test(arguments: [
    ["--help"], ["help"], ["layout", "--help"], ["layout", "test", "-h"], ["help", "layout"],
    ["help", "layout", "check"], ["doctor", "--help"], ["help", "doctor"], ["keyboard", "--help"],
    ["keyboard", "run", "--help"],
    ["help", "keyboard", "access"],
  ])
  func `help goes to the output, with an example`(_ arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.output.hasPrefix("usage: spinet") && outcome.output.contains("Example"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(outcome.errors.isEmpty && outcome.status == 0)
  }

  @Test func `the version is told`() throws {
    let outcome = try run("--version")
    #expect(outcome.output == "spinet \(SpinetVersion.string)\n" && outcome.status == 0)
  }

  @Test func `outside of a session the doctor says so, after what it knows of the system`() throws {
    let outcome = try run(["doctor"], environment: ["PATH": "/usr/bin:/bin", "HOME": "/nowhere"])
    #expect(outcome.status == 1 && outcome.errors.contains("there is no Wayland session here"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.hasPrefix("spinet \(SpinetVersion.string): "))
    #expect(outcome.output.contains("there is no ~/.config/spinet/settings.conf"))
  }
}
