// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import LearntWords

/// Reads any bytes as lines of messages, whole and in parts, and checks what must hold whatever they are. Shared with the fuzz target
/// FuzzLearntWords.
struct WordMessageFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    var reader = WordMessageReader()
    let messages = reader.take(bytes)
    var vocabulary = LearntVocabulary()
    for message in messages {
      if let word = message.word {
        precondition(WordObservation.isLearnable(word.word), "a word that is none")
        precondition(word.previous.map(WordObservation.isLearnable) ?? true, "a word before it that is none")
      }
      precondition(message.line.count <= WordMessage.longestLineByteCount, "a line without bounds")
      var other = WordMessageReader()
      precondition(other.take(message.line) == [message], "lost on the way")
      _ = vocabulary.take(message)
    }
    for language in ["en", "ko"] {
      let known = vocabulary[language]
      precondition(known.uses.values.allSatisfy { $0.isFinite && $0 >= 0 }, "a weight that is none")
    }
    var slow = WordMessageReader()
    precondition(bytes.flatMap { slow.take([$0]) } == messages, "parts read otherwise than the whole")
  }
}

extension WordMessage {
  fileprivate var word: WordObservation? {
    switch self {
    case .used(let word), .kept(let word), .blocked(let word), .forgotten(let word), .known(let word, uses: _): word
    case .begin, .end: nil
    }
  }
}
