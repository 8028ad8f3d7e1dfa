// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TypingDecoder

/// What the decoder does with a word that was typed on the middles of its keys.
struct QualityAnswer {
  private let decision: Decision
  /// What a bar offers besides the word as it stands, the best first.
  private let offered: [String]

  init(_ row: QualityRow, by decoder: inout Decoder) {
    decoder.reset()
    let letters = KoreanLetters.keystrokes(of: row.typed.lowercased())
    for letter in letters.unicodeScalars { decoder.append(.letter(letter)) }
    decision = Decision(decoder, typed: row.typed, after: row.context)
    var words = decoder.suggestions(after: row.context, limit: Self.mostOffered).map(\.text)
    if row.typed.first?.isUppercase == true { words = words.map { $0.prefix(1).uppercased() + $0.dropFirst() } }
    if case .replace(let word) = decision { words.insert(word, at: 0) }
    var seen: Set<String> = [row.typed]
    offered = words.filter { seen.insert($0).inserted }
  }

  /// As many as are searched for words that must never be among them.
  private static let mostOffered = 8

  func fulfils(_ wish: QualityRow.Wish) -> Bool {
    switch wish {
    case .leave: decision == .leave
    case .replace(let word): decision == .replace(word)
    case .show(let word): offered.prefix(3).contains(word)
    case .never(let word): !offered.contains { $0.lowercased() == word }
    }
  }

  /// What the decoder did, for messages.
  var text: String {
    let first = offered.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let suggestions = first.isEmpty ? "nothing suggested" : "suggested: \(first)"
    return switch decision {
    case .leave: "the word stays, \(suggestions)"
    case .replace(let word): "\"\(word)\", \(suggestions)"
    }
  }
}
