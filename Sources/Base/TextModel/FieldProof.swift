// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A word by which an app shows that the field that has focus is its own: Documentation/FieldChannel.md.
///
/// The keyboard gives each app another one, over a channel that belongs to the two of them. The app puts it behind the text
/// around its caret, which the compositor passes on from the field that has focus and from no other.
package struct FieldProof: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let word: String

  private static let digitCount = 32
  /// A private-use character that no text has before so many digits.
  private static let mark: Unicode.Scalar = "\u{F8D7}"
  /// How many bytes of UTF-8 it takes of the text around the caret, at the most.
  package static let byteCount = 2 * 3 + digitCount

  /// Makes one that nobody can guess.
  package static func random() -> FieldProof {
    var system = SystemRandomNumberGenerator()
    let digits = (0..<digitCount).map { _ in
      String(UInt8.random(in: 0..<16, using: &system), radix: 16, uppercase: false)
    }
    return FieldProof(unchecked: digits.joined())
  }

  private init(unchecked word: String) { self.word = word }

  /// - Returns: `nil` for what is no such word.
  package init?(_ word: String) {
    guard word.utf8.count == Self.digitCount, word.utf8.allSatisfy(Self.isDigit) else { return nil }
    self.word = word
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }
}

// MARK: - In the text around the caret

extension FieldProof {
  /// Returns what is sent instead of a text.
  ///
  /// - Parameter text: `nil` where the app tells no text.
  package func appended(to text: String?) -> String {
    var result = text ?? String(Self.mark)
    result.unicodeScalars.append(Self.mark)
    return result + word
  }

  /// Takes apart what was sent.
  ///
  /// - Returns: The text as it is without a proof, `nil` where there is a proof alone; and the proof, if there is one.
  package static func split(_ sent: String) -> (text: String?, proof: FieldProof?) {
    let scalars = sent.unicodeScalars
    guard let start = scalars.index(scalars.endIndex, offsetBy: -digitCount - 1, limitedBy: scalars.startIndex),
      scalars[start] == mark, let proof = FieldProof(String(scalars[scalars.index(after: start)...]))
    else { return (sent, nil) }
    let text = String(scalars[..<start])
    return (text.unicodeScalars.elementsEqual(CollectionOfOne(mark)) ? nil : text, proof)
  }
}
