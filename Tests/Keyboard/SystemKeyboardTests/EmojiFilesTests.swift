// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Foundation
import SystemKeyboard
import Testing

/// Files of emoji in the folder of a program's data.
@MainActor @Suite struct EmojiFilesTests {
  /// Runs a body with a folder in which the words of English have these bytes.
  private func with(_ text: String, _ body: (EmojiFiles, () -> [String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "emoji-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "words-en.tsv"))
    var lines: [String] = []
    let files = EmojiFiles(folder: folder.path(percentEncoded: false), historyPath: nil) { lines.append($0) }
    try body(files) { lines }
  }

  @Test func `words for emoji are opened, and those of other languages are not there`() throws {
    try with("spinet-emoji-words 1\npizza\t🍕\t\n") { files, lines in
      #expect(files.words("en")?.emoji(for: "pizza")?.text == "🍕" && files.words("ko") == nil && lines().isEmpty)
    }
  }

  @Test(
    "TY-7 words for emoji that cannot be used are reported once, and none are offered then",
    arguments: ["", "something else", "spinet-emoji-words 2\n", "spinet-emoji-words 1\npizza\t🍕\t"])
  func broken(_ text: String) throws {
    try with(text) { files, lines in
      for _ in 0..<3 { #expect(files.words("en") == nil) }
      #expect(lines().count == 1 && lines().allSatisfy { $0.contains("words-en.tsv") })
    }
  }
}
