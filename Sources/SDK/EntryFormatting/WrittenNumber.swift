// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A number as it stands in a text that came as a whole: set by an app, filled in, pasted.
///
/// Nobody says in which way it is written, so its signs tell: only one between digits is of the number, which leaves `Rs. 500`
/// and the end of a sentence alone; and a sign followed by three digits groups where one to three digits stand before it, which do
/// not begin with 0.
struct WrittenNumber {
  let isNegative: Bool
  /// The digits before the decimal sign, in ASCII; empty for `.5`.
  let whole: [Character]
  /// The digits behind the decimal sign, in ASCII; `nil` without one.
  let fraction: [Character]?

  /// Reads the only number of a text.
  ///
  /// - Parameters:
  ///   - text: The number, with anything before and behind it, such as the sign of a currency.
  ///   - symbols: How numbers are written in the locale, which decides where a sign may be either.
  /// - Returns: `nil` for a text without digits, and for one that is no single number, such as a date.
  init?(_ text: String, _ symbols: NumberSymbols) {
    let characters = Array(text)
    guard let first = characters.firstIndex(where: { $0.digitValue != nil }),
      let last = characters.lastIndex(where: { $0.digitValue != nil }),
      Self.isOneNumber(characters[first...last], symbols)
    else { return nil }
    let sign = symbols.decimalPlace(in: characters, from: first, to: last)
    isNegative = Self.endsWithMinus(characters[..<min(first, sign ?? first)])
    whole = characters[first..<max(first, sign ?? last + 1)].compactMap(\.asciiDigit)
    fraction = sign.map { characters[$0...].compactMap(\.asciiDigit) }
  }

  /// Whether nothing stands between the digits but what groups them.
  private static func isOneNumber(_ characters: ArraySlice<Character>, _ symbols: NumberSymbols) -> Bool {
    for (index, character) in zip(characters.indices, characters) {
      if character.digitValue != nil || symbols.isSign(character) || character.isNumberGrouping { continue }
      if String(character) == symbols.grouping, !character.isWhitespace { continue }
      // Two numbers beside each other look like groups of other sizes.
      let count = characters[(index + 1)...].prefix { $0.digitValue != nil }.count
      let isGroup = count == 3 || String(character) == symbols.grouping && symbols.groupSizes.contains(count)
      guard character.isSpaceInLine, isGroup else { return false }
    }
    return true
  }

  /// Whether what stands before a number ends with a minus sign, or begins with one, before the sign of a currency.
  private static func endsWithMinus(_ head: ArraySlice<Character>) -> Bool {
    let signs = head.filter { !$0.isFormatting }
    return signs.last?.isMinus == true || signs.first { !$0.isWhitespace }?.isMinus == true
  }
}

extension NumberSymbols {
  fileprivate var groupSizes: [Int] { [groupingSize, secondaryGroupingSize] }

  /// Whether a character may be a decimal sign: that of the locale, and what people write for one elsewhere.
  func isSign(_ character: Character) -> Bool {
    [".", ",", "\u{FF0E}", "\u{FF0C}", "\u{066B}"].contains(character) || String(character) == decimal
  }

  /// Returns where the decimal sign of a number stands whose first and last digit are known; `nil` for none.
  fileprivate func decimalPlace(in characters: [Character], from first: Int, to last: Int) -> Int? {
    let places = (first...last).filter { isSign(characters[$0]) }
    guard let place = places.last else { return placeAtEnd(of: characters, from: first, to: last) }
    guard places.allSatisfy({ $0 == place || characters[$0] != characters[place] }) else { return nil }
    if String(characters[place]) == decimal || places.count > 1 { return place }
    return groups(characters, from: first, at: place) ? nil : place
  }

  /// Whether the only sign of a number groups its digits.
  private func groups(_ characters: [Character], from first: Int, at place: Int) -> Bool {
    guard String(characters[place]) == grouping else { return false }
    let before = characters[first..<place].compactMap(\.digitValue)
    let behind = characters[(place + 1)...].prefix { $0.digitValue != nil }
    return behind.count == 3 && before.count <= 3 && before.first != 0
  }

  /// Returns where the sign stands of a number that begins with it, as `.5`, or of which no more has been typed, as `12.`.
  private func placeAtEnd(of characters: [Character], from first: Int, to last: Int) -> Int? {
    if first > 0, isSign(characters[first - 1]), mayBegin(characters[..<(first - 1)].last) {
      // What is left of a number with groups, such as `,234`, has no fraction.
      let isOfGroup = String(characters[first - 1]) == grouping && last - first >= 2
      return isOfGroup ? nil : first - 1
    }
    return first == 0 && last + 2 == characters.count && isSign(characters[last + 1]) ? last + 1 : nil
  }

  /// Whether a number may begin with its decimal sign behind a character; behind that of an abbreviation it may not.
  private func mayBegin(_ before: Character?) -> Bool {
    guard let before else { return true }
    return before.isWhitespace || before.isMinus || before.isCurrencySymbol || before.isFormatting
  }
}

extension Character {
  /// Whether it is a space between groups, and not one between lines or cells of a table.
  fileprivate var isSpaceInLine: Bool { isWhitespace && !isNewline && self != "\t" }

  /// Whether it is nothing that is seen, such as a mark of the direction.
  fileprivate var isFormatting: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .format } }

  /// Whether it groups digits somewhere, and is nothing else between them.
  fileprivate var isNumberGrouping: Bool {
    isFormatting || ["'", "\u{2019}", "\u{02BC}", "_", "\u{B7}", "\u{02D9}", "\u{066C}"].contains(self)
  }
}
