// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Foundation
import TestSupport

/// The tables of the project.
enum EmojiTables {
  static let english = read("en")
  static let korean = read("ko")

  private static func read(_ language: String) -> EmojiTable {
    let file = URL(filePath: SourceTree.path("Data/emoji/\(language).tsv"))
    return EmojiTable(bytes: (try? Data(contentsOf: file)).map(Array.init) ?? [])
  }
}
