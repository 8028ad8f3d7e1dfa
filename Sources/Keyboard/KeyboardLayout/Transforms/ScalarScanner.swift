// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads an attribute value character by character.
struct ScalarScanner {
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var isAtEnd: Bool {
    index >= scalars.count
  }

  var peek: Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  func isNext(_ text: String) -> Bool {
    scalars[index...].starts(with: text.unicodeScalars)
  }

  mutating func skip(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    index += text.unicodeScalars.count
    return true
  }

  /// Takes everything up to `end`, which is taken too; `nil` when it does not come.
  mutating func take(upTo end: Unicode.Scalar) -> String? {
    guard let stop = scalars[index...].firstIndex(of: end) else { return nil }
    let text = String(String.UnicodeScalarView(scalars[index..<stop]))
    index = stop + 1
    return text
  }

  mutating func skipSpace() {
    while let scalar = peek, scalar.properties.isWhitespace {
      index += 1
    }
  }

  /// What lies between this place and a later one of the same value.
  func text(to later: ScalarScanner) -> String {
    guard index <= later.index, later.index <= scalars.count else { return "" }
    return String(String.UnicodeScalarView(scalars[index..<later.index]))
  }
}
