// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The emoji that a person has used last, and the tones of skin that were chosen.
package struct EmojiHistory: Hashable, Sendable {
  /// As they were typed, the last one first; each once.
  package private(set) var recent: [String]
  /// By the emoji without a tone; those that have no tone any more are not in it.
  private var tones: [String: SkinTone]

  /// How many are remembered as used lately.
  package static let mostRecent = 40
  /// Of how many the tone is remembered.
  package static let mostTones = 400

  package init() {
    recent = []
    tones = [:]
  }
}

// MARK: - Using

extension EmojiHistory {
  /// An emoji has been typed.
  package mutating func use(_ text: String) {
    guard Self.isPlausible(text) else { return }
    recent.removeAll { $0 == text }
    recent.insert(text, at: 0)
    if recent.count > Self.mostRecent { recent.removeLast() }
  }

  /// The tone in which an emoji shows; `nil` for none.
  package func tone(of emoji: Emoji) -> SkinTone? { emoji.hasTones ? tones[emoji.text] : nil }

  /// An emoji is to show in a tone from now on.
  package mutating func choose(_ tone: SkinTone?, for emoji: Emoji) {
    guard emoji.hasTones, tones[emoji.text] != nil || tones.count < Self.mostTones else { return }
    tones[emoji.text] = tone
  }

  /// Whether a text may be an emoji, as far as that can be told without a list of them.
  static func isPlausible(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.count == 1 && !text.utf8.allSatisfy { $0 <= 0x20 }
  }
}

// MARK: - The file

extension EmojiHistory {
  /// More than the file ever has.
  package static let longestByteCount = 64 << 10

  /// A line for each emoji: `used 😀`, the last one first, and `tone 👍 3`.
  package var bytes: [UInt8] {
    let used = recent.map { "used \($0)\n" }
    let chosen = tones.sorted { $0.key < $1.key }.map { "tone \($0.key) \($0.value.rawValue)\n" }
    return Array((used + chosen).joined().utf8)
  }

  /// Reads such lines. Any bytes are accepted; other lines are passed over.
  package init(bytes: [UInt8]) {
    self.init()
    for line in bytes.prefix(Self.longestByteCount).split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self) else { continue }
      let words = text.split(separator: " ").map(String.init)
      guard words.count > 1, Self.isPlausible(words[1]) else { continue }
      if words[0] == "used", words.count == 2, recent.count < Self.mostRecent, !recent.contains(words[1]) {
        recent.append(words[1])
      } else if words[0] == "tone", words.count == 3, tones.count < Self.mostTones, let number = Int(words[2]) {
        tones[words[1]] = SkinTone(rawValue: number)
      }
    }
  }
}
