// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the keyboard and the program that keeps learnt words say to one another, each as a line.
package enum WordMessage: Hashable, Sendable {
  /// The person has used a word.
  case used(WordObservation)
  /// The person has put a word back after a correction: it stays from now on.
  case kept(WordObservation)
  /// A word is never to be suggested.
  case blocked(WordObservation)
  /// A word is forgotten.
  case forgotten(WordObservation)
  /// What was told before is void, and everything that is known follows, with what the keyboard has said in so many messages.
  case begin(heard: Int)
  /// How often a word was used, or with the word before it; where older uses count less.
  case known(WordObservation, uses: Double)
  /// Everything has been told.
  case end
}

// MARK: - Lines

extension WordMessage {
  /// The longest line, with its line feed.
  static let longestLineByteCount = 40 + 2 * (WordObservation.longestByteCount + 1)

  /// The message as a line: how many bytes follow the first blank, up to the line feed, then what it is, and the language, the word and
  /// the one before it with tabs between them.
  ///
  /// The number tells a line that was cut short from a whole one: who sends does not wait for who reads.
  package var line: [UInt8] {
    let text =
      switch self {
      case .used(let word): "used" + word.columns
      case .kept(let word): "kept" + word.columns
      case .blocked(let word): "blocked" + word.columns
      case .forgotten(let word): "forgotten" + word.columns
      case .begin(let heard): "begin \(heard)"
      case .known(let word, let uses): "known \(Self.hundredths(uses))" + word.columns
      case .end: "end"
      }
    let content = Array(text.utf8)
    return Array("\(content.count) ".utf8) + content + [0x0A]
  }

  /// Reads a line without its line feed; `nil` for anything that `line` does not give.
  init?(line: ArraySlice<UInt8>) {
    guard line.count < Self.longestLineByteCount, let blank = line.firstIndex(of: 0x20) else { return nil }
    let content = line[(blank + 1)...]
    guard line[..<blank].elementsEqual("\(content.count)".utf8), let text = String(validating: content, as: UTF8.self)
    else { return nil }
    var columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let kind = columns.removeFirst()
    let word = WordObservation(columns: columns)
    let parts = kind.split(separator: " ", omittingEmptySubsequences: false)
    let number = parts.count == 2 ? Self.number(parts[1]) : nil
    switch (kind, word) {
    case (_, nil) where columns.isEmpty && parts[0] == "begin":
      guard let number else { return nil }
      self = .begin(heard: number)
    case ("end", nil) where columns.isEmpty: self = .end
    case ("used", let word?): self = .used(word)
    case ("kept", let word?): self = .kept(word)
    case ("blocked", let word?): self = .blocked(word)
    case ("forgotten", let word?): self = .forgotten(word)
    case (_, let word?):
      guard parts[0] == "known", let number else { return nil }
      self = .known(word, uses: Double(number) / 100)
    default: return nil
    }
  }

  private static let greatestNumber = 1_000_000_000_000

  /// Reads a number as it is written here, without a sign and zeros before it.
  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), "\(number)" == text, (0...greatestNumber).contains(number) else { return nil }
    return number
  }

  private static func hundredths(_ uses: Double) -> Int {
    guard uses > 0 else { return 0 }
    return uses * 100 < Double(greatestNumber) ? Int((uses * 100).rounded()) : greatestNumber
  }
}

extension WordObservation {
  fileprivate var columns: String { "\t\(language)\t\(word)\(previous.map { "\t" + $0 } ?? "")" }

  fileprivate init?(columns: [String]) {
    guard (2...3).contains(columns.count) else { return nil }
    self.init(language: columns[0], word: columns[1], previous: columns.count == 3 ? columns[2] : nil)
    guard columns.count == 2 || previous != nil else { return nil }
  }
}
