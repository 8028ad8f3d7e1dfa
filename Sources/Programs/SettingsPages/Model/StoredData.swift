// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LearntWordStore
internal import LinuxSystem
internal import Phrases

/// What Spinet keeps of the person, by what it is about.
package enum StoredData: String, CaseIterable {
  case words, emoji, pictures, card, replacements, forms, phones, host, grants, keyboards, installed, settings

  /// What people call it.
  var title: Phrase {
    switch self {
    case .words: .learntWords
    case .emoji: .recentEmojiData
    case .pictures: .keyboardPictures
    case .card: .myCard
    case .replacements: .textReplacement
    case .forms: .keptForms
    case .phones: .pairedPhones
    case .host: .pairedHost
    case .grants: .grantedAccess
    case .keyboards: .customKeyboardData
    case .installed: .installedKeyboards
    case .settings: .settingsData
    }
  }

  /// What people erase when they want nothing to be known of what they have typed; the rest they have entered themselves.
  static let ofTyping: Set<StoredData> = [.words, .emoji, .pictures]
  /// What can be erased as such; a keyboard's data goes with the keyboard, and settings are reset.
  static let erasable: [StoredData] = [
    .words, .emoji, .pictures, .card, .replacements, .forms, .phones, .host, .grants,
  ]

  /// The files and folders, there or not; the first says where it is.
  package func paths(_ places: Places) -> [String] {
    switch self {
    case .words: (places.learntWords.map { LearntWordStore.files(of: $0) } ?? []) + Self.files(places.spellings)
    case .emoji: Self.files(places.emojiHistory)
    case .pictures: [places.pictures].compactMap(\.self)
    case .card: Self.files(places.card)
    case .replacements: Self.files(places.replacements)
    case .forms: Self.files(places.forms)
    case .phones: [places.remote].compactMap(\.self)
    case .host: Self.files(places.host)
    case .grants: Self.files(places.grants, places.projects)
    case .keyboards: [places.containers, places.groups].compactMap(\.self)
    case .installed: [places.personalKeyboards, places.ownLayouts].compactMap(\.self)
    case .settings: Self.files(places.settings, places.failed)
    }
  }

  /// Files with what a program may have left of them that ended while it wrote.
  private static func files(_ paths: String?...) -> [String] {
    paths.compactMap(\.self).flatMap { [$0] + Files.drafts(of: $0) }
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
