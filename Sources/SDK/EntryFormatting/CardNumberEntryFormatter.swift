// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Takes the number of a payment card, in the groups that are printed on it.
///
/// American Express (34, 37) has 15 digits as 4-6-5; Mastercard (51–55, 2221–2720) 16; all others up to the 19 of
/// ISO/IEC 7812-1, in groups of 4.
public struct CardNumberEntryFormatter: EntryFormatter {
  /// Makes a formatter.
  public init() {}

  /// Returns the digits of a text of this formatter.
  public func digits(of text: String) -> String { String(content(of: text)) }

  private static func isAmericanExpress(_ content: [Character]) -> Bool {
    ["34", "37"].contains(String(content.prefix(2)))
  }

  private static func maximumCount(_ content: [Character]) -> Int {
    if isAmericanExpress(content) { return 15 }
    let two = Int(String(content.prefix(2))) ?? 0
    let four = Int(String(content.prefix(4))) ?? 0
    return (51...55).contains(two) || (2221...2720).contains(four) ? 16 : 19
  }

  /// How many digits a number has that begins with these; those of Visa (4) may have more, and hardly ever do.
  static func usualCount(_ content: [Character]) -> Int { content.first == "4" ? 16 : maximumCount(content) }
}

extension CardNumberEntryFormatter: ContentFormatter {
  /// Digits are.
  public var isLeftToRight: Bool { true }

  public func content(of formatted: Substring) -> [Character] { formatted.compactMap(\.asciiDigit) }

  public func take(_ new: String, into place: inout ContentPlace) {
    for digit in new.compactMap(\.asciiDigit) {
      let content = place.before + [digit] + place.after
      if content.count <= Self.maximumCount(content) { place.before.append(digit) }
    }
  }

  public func layout(_ content: [Character]) -> [ContentPiece] {
    ContentPiece.pieces(
      content, separators: Self.isAmericanExpress(content) ? [4: " ", 10: " "] : [4: " ", 8: " ", 12: " ", 16: " "])
  }
}
