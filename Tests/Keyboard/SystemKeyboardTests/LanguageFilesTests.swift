// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageBuilding
import SystemKeyboard
import Testing
import TypingDecoder

/// Language files in the folder of a program's data.
@Suite struct LanguageFilesTests {
  private static let whole = file(of: "en")

  private static func file(of language: String) -> [UInt8] {
    var builder = LanguageBuilder(words: [LanguageBuilder.Word("the", count: 10)])
    builder.language = language
    return builder.build() ?? []
  }

  /// Runs a body with a folder that has a file of English with these bytes.
  private func with(_ bytes: [UInt8]?, _ body: (LanguageFiles, () -> [String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if let bytes { try Data(bytes).write(to: folder.appending(path: "en.language")) }
    var lines: [String] = []
    try body(LanguageFiles(folder: folder.path(percentEncoded: false)) { lines.append($0) }) { lines }
  }

  @Test func `a whole file is opened, and others are not there`() throws {
    try with(Self.whole) { files, lines in
      #expect(files.has("en") && !files.has("ko"))
      #expect(files.languages == ["en"])
      #expect(files.words(of: "en")?.wordCount == 1 && files.words(of: "ko") == nil)
      #expect(lines().isEmpty)
    }
    try with(nil) { files, lines in
      #expect(!files.has("en") && files.words(of: "en") == nil && files.languages == [] && lines().isEmpty)
    }
  }

  @Test(
    "a file that cannot be used is reported once, and there are no words then",
    arguments: [
      Array(whole.dropLast(3)), Array(whole.prefix(20)), Array("no language file".utf8), [],
      file(of: "fr"),
    ])
  func broken(_ bytes: [UInt8]) throws {
    try with(bytes) { files, lines in
      #expect(files.has("en"), "nothing has been read yet")
      for _ in 0..<3 { #expect(files.words(of: "en") == nil) }
      #expect(!files.has("en") && lines().count == 1)
      #expect(lines().allSatisfy { $0.contains("en.language") })
    }
  }

  @Test func `words that rest take no memory, and are there all the same`() throws {
    try with(Self.whole) { files, _ in
      let folder = try #require(files.folder)
      let words = try #require(files.words(of: "en"))
      #expect(words.spelling(of: 0) == "the")
      #expect(Self.residentKilobytes(of: folder) > 0)
      files.rest(except: "en")
      #expect(Self.residentKilobytes(of: folder) > 0, "this is the one that is typed")
      files.rest(except: "ko")
      #expect(Self.residentKilobytes(of: folder) == 0)
      #expect(words.spelling(of: 0) == "the")
    }
  }

  /// How much memory the files of a folder are in. Source: proc_pid_smaps(5).
  private static func residentKilobytes(of folder: String) -> Int {
    let maps = FileHandle(forReadingAtPath: "/proc/self/smaps").flatMap { try? $0.readToEnd() } ?? Data()
    let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.contains(folder) }) else { return 0 }
    let size = lines[start...].first { $0.hasPrefix("Rss:") }
    return size?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
