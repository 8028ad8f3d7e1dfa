// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `spinet lexicon`, run as people run it.
@Suite struct LexiconCommandTests {
  private struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-lexicon-\(UUID().uuidString)")

  private func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Outcome {
    let bundle = try #require(CommandLine.arguments.last { $0.hasSuffix(".xctest") })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("spinet")
    process.arguments = ["lexicon"] + arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// Runs something in a folder with these files.
  private func with(_ files: [String: String], _ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try body()
  }

  @Test func `a file is built from all tables, and is described`() throws {
    let tables = [
      "w": "the\t9\ni\t5\n", "p": "<s>\tthe\t2\n", "t": "<s>\tthe\ti\t1\n", "c": "i\tI\t5\n", "o": "damn\n",
    ]
    try with(tables) {
      let built = try run(
        "build", "--language", "en", "--words", "w", "--pairs", "p", "--triples", "t", "--casing", "c", "--offensive=o",
        "-o", "l")
      #expect(built.errors == "")
      #expect(built.status == 0)
      let byteCount = try Data(contentsOf: folder.appending(path: "l")).count
      #expect(built.output == "l: \(byteCount) bytes\n")
      let info = try run("info", "l")
      #expect(
        info.output
          == "l: language en, 3 words, 0 stems, 1 pairs, 1 triples, 1 words never suggested, 8 letters, \(byteCount) bytes\n"
      )
      #expect(info.status == 0)
    }
  }

  @Test func `a mistake in a table is told with its line, and nothing is written`() throws {
    try with(["w": "the\t9\nof\tmany\n"]) {
      let outcome = try run("build", "--language", "en", "--words", "w", "-o", "l")
      #expect(outcome.errors == "w:2: \"many\" is no count from 1 to 1000000000\n")
      #expect(outcome.status == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "l").path))
      let absent = try run("build", "--language", "en", "--words", "nowhere", "-o", "l")
      #expect(absent.errors == "nowhere: cannot be read: No such file or directory\n")
      #expect(absent.status == 1)
    }
  }

  @Test func `info tells what is wrong with a file and goes on with the next`() throws {
    try with(["w": "the\t9\n", "other": "what is this"]) {
      #expect(try run("build", "--language", "en", "--words", "w", "-o", "l").status == 0)
      let outcome = try run("info", "other", "nowhere", "l")
      let lines = outcome.output.split(separator: "\n")
      try #require(lines.count == 3)
      #expect(lines[0] == "other: this is no language file of Spinet")
      #expect(lines[1] == "nowhere: cannot be read: No such file or directory")
      #expect(lines[2].hasPrefix("l: language en, 1 words"))
      #expect(outcome.status == 1)
    }
  }

  @Test(arguments: [
    ([], "missing command after \"lexicon\""), (["make"], "there is no command \"lexicon make\""),
    (["build"], "--language is missing"), (["build", "--language", "en"], "--words is missing"),
    (["build", "--language", "en", "--words", "w"], "-o is missing"),
    (["build", "--words", "w", "--words", "w", "--language", "en"], "--words is there twice"),
    (["build", "w"], "\"lexicon build\" gets its tables by options"),
    (["info"], "\"lexicon info\" needs at least one file"),
    (["build", "--language", "en", "--words", "w", "-o", "l", "--limit", "few"], "--limit needs a number of bytes"),
    (["info", "--fast"], "there is no option --fast"),
  ])
  func `a wrong command line is told, with the right one`(arguments: [String], message: String) throws {
    try with([:]) {
      let outcome = try run(arguments)
      #expect(outcome.errors.hasPrefix("spinet: \(message)"))
      #expect(outcome.errors.contains("usage: spinet lexicon"))
      #expect(outcome.status == 2)
    }
  }

  @Test func `help names both commands and all options`() throws {
    try with([:]) {
      #expect(try run("--help").output.contains("build"))
      let help = try run("build", "--help")
      #expect(help.status == 0)
      for option in ["--language", "--words", "--pairs", "--triples", "--casing", "--offensive", "--limit", "-o"] {
        #expect(help.output.contains(option))
      }
      #expect(try run("info", "--help").output.contains("usage: spinet lexicon info FILE…"))
    }
  }
}
