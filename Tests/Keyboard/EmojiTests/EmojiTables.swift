// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Foundation
import TestSupport

/// The tables of the project.
enum EmojiTables {
  static let english = read("en")
  static let korean = read("ko")

  /// The words of English and of Korean after which emoji are offered.
  static let words = ["en", "ko"].compactMap { try? EmojiWords(copying: bytes("words-\($0)")) }

  /// The words themselves.
  static func lines(_ language: String) -> [String] {
    String(decoding: bytes("words-\(language)"), as: UTF8.self).split(separator: "\n").dropFirst()
      .map { String($0.prefix { $0 != "\t" }) }
  }

  private static func read(_ language: String) -> EmojiTable {
    EmojiTable(bytes: bytes(language))
  }

  private static func bytes(_ name: String) -> [UInt8] {
    let file = URL(filePath: SourceTree.path("Data/emoji/\(name).tsv"))
    return (try? Data(contentsOf: file)).map(Array.init) ?? []
  }
}
