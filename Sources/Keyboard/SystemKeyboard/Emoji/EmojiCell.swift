// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Emoji
internal import Geometry
package import KeyboardEngine
package import Phrases

/// What one key of an emoji is, whatever its place.
struct EmojiCell {
  let emoji: Emoji
  /// The tone in which it shows.
  let tone: SkinTone?

  /// Returns the key that types it.
  ///
  /// - Parameter prefix: Tells it from other keys with the same emoji.
  func key(_ prefix: String = "") -> PlacedKey {
    let text = emoji.text(in: tone)
    var key = PlacedKey(id: prefix + text, frame: .zero, role: .character(text), label: .emoji(text))
    guard emoji.hasTones else { return key }
    let tones = [nil] + SkinTone.allCases.map(Optional.some)
    key.variants = tones.map { emoji.text(in: $0) }.map { KeyVariant(label: $0, role: .character($0)) }
    key.defaultVariant = tones.firstIndex(of: tone) ?? 0
    return key
  }
}

extension PlacedKey {
  /// What a category of emoji is called.
  package static func sectionName(_ id: String, _ words: PhraseLanguage) -> String {
    switch EmojiCategory(rawValue: id) {
    case .smileys: words(.smileys)
    case .people: words(.people)
    case .animals: words(.animals)
    case .food: words(.food)
    case .activity: words(.activity)
    case .travel: words(.travel)
    case .objects: words(.objects)
    case .symbols: words(.symbols)
    case .flags: words(.flags)
    case nil: words(.recentEmoji)
    }
  }

  /// The sign of a category.
  static func sectionIcon(_ category: EmojiCategory) -> KeyIcon {
    switch category {
    case .smileys: .emoji
    case .people: .people
    case .animals: .animals
    case .food: .food
    case .activity: .activity
    case .travel: .travel
    case .objects: .objects
    case .symbols: .symbols
    case .flags: .flags
    }
  }
}
