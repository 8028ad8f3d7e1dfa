// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import Foundation
import Geometry
import KeyboardEngine
import Phrases
import TestSupport
import TextModel

@testable import SystemKeyboard

extension DrawingSamplePlanes {
  /// The plane of emoji.
  ///
  /// - Parameter used: Those used last.
  static func emoji(_ mode: String = "en-US", used: [String] = [], screen: Screen = PlaneHarness.phone) -> KeyPlane {
    EmojiPlane(
      keySize: plane(mode, screen: screen).size, table: table("en"), history: EmojiHistory(), recent: used,
      words: words(mode), letters: words(mode)(.letters), isTablet: screen.isTablet
    ).plane
  }

  /// The plane of emoji on both halves of a keyboard.
  static func splitEmoji(used: [String], into halves: KeyboardHalves) -> KeyPlane {
    var plane = EmojiPlane(
      keySize: plane(screen: KeyboardHalves.screen(on: PlaneHarness.tabletLandscape)).size, table: table("en"),
      history: EmojiHistory(), recent: used, words: .english, letters: "ABC", isTablet: true, barWidth: halves.width
    ).plane
    plane.part(into: halves)
    return plane
  }

  /// A plane on both halves of a keyboard, below bars of words if there are any.
  static func split(
    _ mode: String = "en-US", kind: KeyboardKind = .default, plane name: String? = nil, screen: Screen? = nil,
    words: [String] = [], into halves: KeyboardHalves
  ) -> KeyPlane {
    var plane = plane(
      mode, kind: kind, plane: name, screen: screen ?? KeyboardHalves.screen(on: PlaneHarness.tabletLandscape))
    if !words.isEmpty {
      plane.addSuggestionBar(height: 46, width: halves.width)
      let suggestions = words.map { Suggestion(text: $0, isPending: $0 == words[1]) }
      plane.setSuggestions(suggestions, forgetting: "Forget")
    }
    plane.part(into: halves)
    return plane
  }

  /// The search, with what it finds.
  static func emojiSearch(_ query: String, mode: String = "en-US", used: [String] = []) -> KeyPlane {
    let found =
      query.isEmpty
      ? used.map { Emoji(text: $0, category: .symbols) }
      : EmojiSearch([table("en"), table("ko")]).results(for: query, limit: 40)
    return EmojiSearchBar(
      query: query, results: found.map { EmojiCell(emoji: $0, tone: nil) }, words: words(mode)
    ).add(to: plane(mode))
  }

  private static func words(_ mode: String) -> PhraseLanguage { PhraseLanguage(tag: mode) ?? .english }

  private static func table(_ language: String) -> EmojiTable {
    let file = URL(filePath: SourceTree.path("Data/emoji/\(language).tsv"))
    return EmojiTable(bytes: (try? Data(contentsOf: file)).map(Array.init) ?? [])
  }
}
