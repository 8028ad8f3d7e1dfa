// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One emoji, without a tone of skin.
package struct Emoji: Hashable, Sendable {
  /// What it types.
  package let text: String
  /// The same in the lightest tone of skin; empty where it has no tones.
  package let light: String
  /// Where it is found.
  package let category: EmojiCategory
  /// What it is called in the language of its table.
  package let name: String
  /// Further words by which it is found, with `|` between them.
  let keywords: String

  package init(text: String, light: String = "", category: EmojiCategory, name: String = "", keywords: String = "") {
    self.text = text
    self.light = light
    self.category = category
    self.name = name
    self.keywords = keywords
  }
}

// MARK: - Tones of skin

/// A tone of skin. Source: UTS #51, 2.4.
package enum SkinTone: Int, Hashable, Sendable, CaseIterable {
  case light = 1
  case mediumLight, medium, mediumDark, dark

  /// The sign that gives an emoji the tone.
  var modifier: Unicode.Scalar { Unicode.Scalar(Self.lightest + UInt32(rawValue - 1)) ?? "\u{1F3FB}" }

  private static let lightest: UInt32 = 0x1F3FB
}

extension Emoji {
  /// Whether it comes in tones of skin.
  package var hasTones: Bool { !light.isEmpty }

  /// Returns it in a tone; `nil` is the one without.
  package func text(in tone: SkinTone?) -> String {
    guard let tone, hasTones else { return text }
    var toned = String.UnicodeScalarView()
    for scalar in light.unicodeScalars { toned.append(scalar == SkinTone.light.modifier ? tone.modifier : scalar) }
    return String(toned)
  }
}
