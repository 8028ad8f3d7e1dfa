// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Phrases

/// What Spinet keeps of the person, by what it is about.
enum StoredData: String, CaseIterable {
  case words, emoji, pictures, card, replacements, keyboards, settings

  /// What people call it.
  var title: Phrase {
    switch self {
    case .words: .learntWords
    case .emoji: .recentEmojiData
    case .pictures: .keyboardPictures
    case .card: .myCard
    case .replacements: .textReplacement
    case .keyboards: .customKeyboardData
    case .settings: .settingsData
    }
  }

  /// What people erase when they want nothing to be known of what they have typed; the rest they have entered themselves.
  static let ofTyping: Set<StoredData> = [.words, .emoji, .pictures]
  /// What can be erased as such; a keyboard's data goes with the keyboard, and settings are reset.
  static let erasable: [StoredData] = [.words, .emoji, .pictures, .card, .replacements]

  /// The files and folders, there or not; the first says where it is.
  func paths(_ places: Places) -> [String] {
    let paths: [String?] =
      switch self {
      case .words:
        [places.learntWords] + ["-wal", "-shm"].map { end in places.learntWords.map { $0 + end } } + [places.spellings]
      case .emoji: [places.emojiHistory]
      case .pictures: [places.pictures]
      case .card: [places.card]
      case .replacements: [places.replacements]
      case .keyboards: [places.containers, places.groups]
      case .settings: [places.settings, places.failed]
      }
    return paths.compactMap(\.self)
  }

  /// How much there is, in bytes.
  func byteCount(_ places: Places) -> Int { paths(places).reduce(0) { $0 + Self.byteCount(of: $1) } }

  /// Links are not followed: what they lead to is not Spinet's.
  private static func byteCount(of path: String) -> Int {
    guard let status = try? Files.status(path, followingLinks: false) else { return 0 }
    switch status.kind {
    case .file: return status.byteCount
    case .folder: return Files.names(in: path).reduce(0) { $0 + byteCount(of: path + "/" + $1) }
    case .link, .other: return 0
    }
  }
}
