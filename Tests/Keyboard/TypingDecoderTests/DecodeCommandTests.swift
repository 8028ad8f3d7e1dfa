// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `spinet decode`, run as programs run it that score decoders.
@Suite struct DecodeCommandTests {
  private struct Outcome {
    var status: Int32
    /// The columns of each answer but the time that it took, which differs.
    var answers: [[String]]
    var errors: String
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-decode-\(UUID().uuidString)")

  private func run(_ arguments: [String], input: String) throws -> Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(SmallEnglish.bytes).write(to: folder.appending(path: "en.language"))
    try Data(SmallKorean.bytes).write(to: folder.appending(path: "ko.language"))
    try Data("what is this".utf8).write(to: folder.appending(path: "other"))
    try Data(input.utf8).write(to: folder.appending(path: "input"))
    let bundle = try #require(CommandLine.arguments.last { $0.hasSuffix(".xctest") })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("spinet")
    process.arguments = ["decode"] + arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: "input"))
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let answers = lines.map { line in
      var columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if columns.count > 2, Int(columns[2]) != nil { columns.remove(at: 2) }
      return columns
    }
    return Outcome(
      status: process.terminationStatus, answers: answers, errors: String(decoding: errorData, as: UTF8.self))
  }

  private func answers(_ questions: String...) throws -> [[String]] {
    let input = questions.map { $0 + "\n" }.joined()
    let outcome = try run(["--language", "en", "--lines", "--file", "en.language"], input: input)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    return outcome.answers
  }

  @Test func `letters are answered with what replaces them, and others`() throws {
    let answers = try answers("Thier\t", "hello\tthe", "hel\tthe", "\tgood", "\t")
    try #require(answers.count == 5)
    #expect(answers[0].starts(with: ["Thier", "1", "Their"]))
    #expect(answers[1].starts(with: ["hello", "0"]))
    #expect(answers[2].dropFirst(2).contains("help"))
    #expect(answers[3].starts(with: ["", "0", "food"]))
    #expect(answers[4].starts(with: ["", "0", "the"]))
  }

  @Test func `touches are answered with the letters of their keys`() throws {
    // Between f and g, then o, o and d.
    let rest = ";8.5,0.5;8.5,0.5;3,1.5"
    let answers = try answers("@\tthe\t4,1.5\(rest)", "@\tthe\t4.45,1.5\(rest)", "@\tthe\t-3,9")
    try #require(answers.count == 3)
    #expect(answers[0].starts(with: ["food", "0"]))
    #expect(answers[1].first == "food")
    #expect(answers[1].dropFirst(2).contains("good"))
    #expect(answers[2].starts(with: ["z", "0"]))
  }

  @Test func `Korean is told in syllables or touched on two-set keys, and answered in syllables`() throws {
    // ㄱ with shift, ㅏ, ㅈ, ㅣ; the same without shift; the first letter of 너무; ㄱ and ㅅ, which stand as one letter.
    let questions = [
      "@\t\t3.5,0.5^;7.9,1.5;1.5,0.6;9.1,1.5", "@\t\t3.5,0.5;7.9,1.5;1.5,0.6;9.1,1.5", "너ㅁ\t진짜", "@\t\t3.5,0.5;4.5,0.5",
    ]
    let outcome = try run(
      ["--language", "ko", "--lines", "--file", "ko.language"], input: questions.map { $0 + "\n" }.joined())
    #expect(outcome.errors == "")
    try #require(outcome.answers.count == 4)
    #expect(outcome.answers[0].first == "까지")
    #expect(outcome.answers[1].first == "가지")
    #expect(outcome.answers[2].starts(with: ["너ㅁ", "1", "너무"]))
    #expect(outcome.answers[3].first == "ㄳ")
  }

  @Test func `several languages are active at once, and how long touches took is told`() throws {
    let files = ["--file", "en.language", "--file", "ko.language", "--times"]
    let outcome = try run(["--language", "en", "--lines"] + files, input: "thier\t\nrh\t\n")
    try #require(outcome.answers.count == 2)
    #expect(outcome.answers[0].starts(with: ["thier", "1", "their"]))
    #expect(outcome.errors.hasPrefix("7 touches: mean "))
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["thier", "@\tthe", "@\tthe\t1;2", "@\tthe\t1,nan", "a\tb\tc"])
  func `a line that is no question is told, and ends it`(line: String) throws {
    let input = "the\t\n\(line)\nthe\t\n"
    let outcome = try run(["--language", "en", "--lines", "--file", "en.language"], input: input)
    #expect(outcome.answers.count == 1)
    #expect(outcome.errors.hasPrefix("line 2: this is neither TYPED"))
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    (["--language", "xx", "--lines"], "spinet: there is no file of the language \"xx\"", 1),
    (["--language", "../en", "--lines"], "spinet: there is no file of the language \"../en\"", 1),
    (["--language", "en", "--lines", "--file", "nowhere"], "nowhere: cannot be read: No such file or directory", 1),
    (["--language", "en", "--lines", "--file", "other"], "other: this is no language file of Spinet", 1),
    (["--language", "en"], "spinet: \"decode\" needs --lines", 2),
    (["--lines"], "spinet: \"decode\" needs one --language", 2),
    (["--lines", "--language", "en", "x"], "spinet: \"decode\" needs --lines, and reads standard input", 2),
    (["--words"], "spinet: there is no option --words", 2),
  ])
  func `what is wrong is told`(arguments: [String], message: String, status: Int32) throws {
    let outcome = try run(arguments, input: "the\t\n")
    #expect(outcome.errors.hasPrefix(message))
    #expect(outcome.status == status)
    #expect(outcome.answers.isEmpty)
  }

  @Test func `help says what lines there are`() throws {
    let outcome = try run(["--help"], input: "")
    #expect(outcome.status == 0)
    #expect(outcome.answers.joined().joined().contains("X,Y;X,Y"))
  }
}
