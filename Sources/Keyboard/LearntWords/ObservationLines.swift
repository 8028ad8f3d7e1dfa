// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension WordObservation {
  /// The longest line, with its line feed.
  static let longestLineByteCount = 8 + 2 * (longestByteCount + 1)

  /// The observation as a line: how many bytes follow the first blank, up to the line feed, then the language, the word and the one before
  /// it with tabs between them.
  ///
  /// The number tells a line that was cut short from a whole one: who sends does not wait for who reads.
  package var line: [UInt8] {
    let content = Array("\(language)\t\(word)\(previous.map { "\t" + $0 } ?? "")".utf8)
    return Array("\(content.count) ".utf8) + content + [0x0A]
  }

  /// Reads a line without its line feed; `nil` for anything that `line` does not give.
  init?(line: ArraySlice<UInt8>) {
    guard line.count < Self.longestLineByteCount, let blank = line.firstIndex(of: 0x20) else { return nil }
    let content = line[(blank + 1)...]
    guard line[..<blank].elementsEqual("\(content.count)".utf8), let text = String(validating: content, as: UTF8.self)
    else { return nil }
    let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(columns.count) else { return nil }
    self.init(language: columns[0], word: columns[1], previous: columns.count == 3 ? columns[2] : nil)
    guard columns.count == 2 || previous != nil else { return nil }
  }
}

/// Puts bytes together to observations. Any bytes are accepted; what is none of them is passed over.
package struct ObservationReader: Sendable {
  private var line: [UInt8] = []
  /// Whether what comes up to the next line feed belongs to a line that is too long.
  private var isOverlong = false

  package init() {}

  /// Takes what has come, and returns the observations that have become whole.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [WordObservation] {
    var observations: [WordObservation] = []
    for byte in bytes {
      guard byte == 0x0A else {
        if line.count < WordObservation.longestLineByteCount { line.append(byte) } else { isOverlong = true }
        continue
      }
      if !isOverlong, let observation = WordObservation(line: line[...]) { observations.append(observation) }
      line.removeAll(keepingCapacity: true)
      isOverlong = false
    }
    return observations
  }
}
