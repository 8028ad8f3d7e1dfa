// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A code that was sent to the person and counts once.
package nonisolated struct OneTimeCode: Hashable, Sendable {
  package let text: String
  /// Who has sent it, as the bar says; may be empty.
  package let sender: String

  /// The kind of text that a field for such a code has.
  static let content = "one-time-code"

  /// In characters of the code.
  private static let lengths = 4...10
  /// In characters; what is longer is cut off.
  private static let longestSender = 30

  /// - Returns: `nil` for what is no code: other signs than the letters and digits of ASCII, too few of them, or too many.
  package init?(_ text: String, sender: String) {
    guard Self.lengths.contains(text.utf8.count), text.utf8.allSatisfy(Self.isOfCode) else { return nil }
    self.text = text
    // It stands in one line of the bar, and says who has sent the code and nothing else.
    let plain = sender.unicodeScalars.filter { !Self.unfit.contains($0.properties.generalCategory) }
    self.sender = String(String(String.UnicodeScalarView(plain)).prefix(Self.longestSender))
  }

  /// Whether it has digits only.
  var isNumber: Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  private static let unfit: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned,
  ]

  private static func isOfCode(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
