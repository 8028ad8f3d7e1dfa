// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How high keys are, against the usual height.
package struct KeySize: Hashable, Sendable {
  /// In hundredths of the usual height; within `percents`.
  package let percent: Int

  /// Takes the nearest size that keys can have.
  package init(percent: Int) {
    self.percent = min(max(percent, Self.percents.lowerBound), Self.percents.upperBound)
  }

  /// The sizes that there are.
  package static let percents = 70...160

  package static let small = KeySize(percent: 88)
  package static let standard = KeySize(percent: 100)
  package static let large = KeySize(percent: 115)

  /// What the heights of rows are multiplied by.
  package var factor: Double { Double(percent) / 100 }
}

// MARK: - In words

extension KeySize {
  /// The sizes that have a name, the smallest first.
  package static let named: [KeySize] = [.small, .standard, .large]

  /// In the words of the settings file: a name, or hundredths.
  package var word: String {
    switch self {
    case .small: "small"
    case .standard: "standard"
    case .large: "large"
    default: String(percent)
    }
  }

  /// Reads such a word; `nil` for any other, and for sizes that keys cannot have.
  package init?(word: String) {
    if let size = Self.named.first(where: { $0.word == word }) {
      self = size
      return
    }
    guard (2...3).contains(word.utf8.count), word.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let percent = Int(word),
      Self.percents.contains(percent)
    else { return nil }
    self.init(percent: percent)
  }
}
