// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import SystemKeyboard
import TypingDecoder
import UIKitCore

/// A language file of a few words of English, in a folder of its own that goes with it.
@MainActor
final class SmallLanguage {
  private let folder: URL
  let files: LanguageFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let counts: [(String, Double)] = [
      ("the", 6000), ("they", 900), ("their", 700), ("there", 700), ("then", 300), ("hello", 200), ("help", 150),
      ("word", 100), ("world", 120), ("is", 2000), ("it", 2000), ("a", 3000), ("good", 300), ("food", 60),
      ("zebra", 9), ("jump", 30), ("quick", 40), ("box", 30), ("five", 60), ("cat", 90), ("and", 3000), ("ten", 100),
      ("to", 3000), ("don't", 800), ("name", 50),
    ]
    var words = counts.map { LanguageBuilder.Word($0.0, count: $0.1) }
    words += [
      LanguageBuilder.Word("i", spelling: "I", count: 5000),
      LanguageBuilder.Word("monday", spelling: "Monday", count: 90),
    ]
    var builder = LanguageBuilder(words: words)
    builder.language = "en"
    builder.addPair("hello", "world", count: 190)
    try Data(builder.build() ?? []).write(to: folder.appending(path: "en.language"))
    files = LanguageFiles(folder: folder.path(percentEncoded: false)) { _ in }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
