// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Emoji of several code points, which one backspace deletes as a whole.
/// Source: UTS #35 part 7, "Backspace Transforms"; UTS #51.
enum EmojiCluster {
  /// How many units the last character takes: more than one for an emoji sequence only.
  static func lengthOfLastCharacter(of text: [TextUnit]) -> Int {
    guard let last = text.last else { return 0 }
    guard last >= 0x20E3 else { return 1 }
    let tail = text.suffix(16).reversed().prefix { !Marker.isMarker($0) }.reversed()
    guard let character = MarkedText.string(tail).last else { return 1 }
    let scalars = character.unicodeScalars
    guard scalars.count > 1, scalars.contains(where: isSignOfEmoji) else { return 1 }
    return scalars.count
  }

  /// Skin tones, variation selector 16, keycaps, flags and tags; a joiner counts only together with an emoji.
  private static func isSignOfEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier || scalar.value == 0xFE0F
      || scalar.value == 0x20E3 || (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
