// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Takes a phone number, with the separators of its region as far as they are certain.
///
/// Korea and the countries of the North American plan have theirs; a number that begins with `+` shows its country code apart
/// and the rest in groups; all other numbers show as their digits. Sources: ITU-T E.164 and its list of assigned country
/// codes; the numbering plans of +82 and +1 as communicated to the ITU.
///
/// Of what is pasted or filled in, the number ends at a letter or another sign that an extension begins with. The 0 that is dialled before a
/// number only within its country goes behind a country code: `+44 (0)20 7946 0958` is `+44 207 946 0958`.
public struct PhoneNumberEntryFormatter: EntryFormatter {
  /// The region of numbers without a country code, as an ISO 3166-1 code such as `KR`.
  public let region: String

  /// Makes a formatter for a region; in one that it knows nothing of, numbers show as their digits.
  public init(region: String) { self.region = region.uppercased() }

  /// Returns the digits of a text of this formatter, with the `+` before a country code.
  public func digits(of text: String) -> String { String(content(of: text)) }
}

// MARK: - Content

extension PhoneNumberEntryFormatter: ContentFormatter {
  /// Digits are.
  public var isLeftToRight: Bool { true }

  /// The most that E.164 allows.
  private var maximumDigits: Int { 15 }

  public func content(of formatted: Substring) -> [Character] {
    formatted.compactMap { $0 == "+" || $0 == "\u{FF0B}" ? "+" : $0.asciiDigit }
  }

  public func take(_ new: String, into place: inout ContentPlace) {
    var rest = new[...]
    var hasDigits = false
    while let character = rest.first {
      if hasDigits, Self.endsNumber(character) { return }
      if rest.hasPrefix("(0)"), let code = wholeCode(place.before) {
        rest = rest.dropFirst(CountryCode.keepsZero(code) ? 1 : 3)
        continue
      }
      rest.removeFirst()
      guard let taken = content(of: String(character)).first else { continue }
      if taken == "0", let code = wholeCode(place.before), CountryCode.isNeverFollowedByZero(code) { continue }
      let content = place.before + [taken] + place.after
      guard content.dropFirst().contains("+") == false else { continue }
      guard content.filter({ $0 != "+" }).count <= maximumDigits else { continue }
      place.before.append(taken)
      hasDigits = hasDigits || taken != "+"
    }
  }

  /// Whether a character among those that were pasted stands behind the number: at the beginning of an extension, or of another number.
  private static func endsNumber(_ character: Character) -> Bool {
    character.isLetter || character.isNewline || [";", ",", "#", "+", "\u{FF0B}"].contains(character)
  }

  /// Returns the country code that the digits before the caret are; `nil` where they are more or less than that.
  private func wholeCode(_ before: [Character]) -> Int? {
    guard before.first == "+" else { return nil }
    let digits = Array(before.dropFirst())
    guard CountryCode.isWhole(digits) else { return nil }
    return Int(String(digits))
  }

  public func layout(_ content: [Character]) -> [ContentPiece] {
    let isInternational = content.first == "+"
    guard isInternational else { return ContentPiece.pieces(content, separators: separators(national: content)) }
    let digits = Array(content.dropFirst())
    let code = CountryCode.length(digits)
    var result = separators(international: Array(digits.dropFirst(code)), code: String(digits.prefix(code)))
    if digits.count > code { result[0] = " " + (result[0] ?? "") }
    // Behind the plus sign and the code.
    let moved = Dictionary(uniqueKeysWithValues: result.map { ($0 + 1 + code, $1) })
    return ContentPiece.pieces(content, separators: moved)
  }

  /// What stands before digits, by their places.
  private func separators(national digits: [Character]) -> [Int: String] {
    switch region {
    case "KR": return starts(Self.korean(digits), by: "-", count: digits.count)
    case "US", "CA":
      if digits.first == "1", digits.count > 1 {
        let rest = Self.northAmerican(digits.count - 1)
        let moved = Dictionary(uniqueKeysWithValues: rest.map { ($0 + 1, $1) })
        return moved.merging([1: " "]) { separator, space in space + separator }
      }
      return Self.northAmerican(digits.count)
    default: return [:]
    }
  }

  private func separators(international digits: [Character], code: String) -> [Int: String] {
    switch code {
    case "1": return Self.northAmerican(digits.count)
    case "82":
      // The trunk prefix 0 is left out behind a country code.
      let groups = Self.korean(["0"] + digits)
      return starts([groups[0] - 1] + Array(groups.dropFirst()), by: "-", count: digits.count)
    default:
      // How the rest is grouped differs; threes are easy to compare, and no digit stands alone.
      var result: [Int: String] = [:]
      for place in stride(from: 3, to: digits.count - 1, by: 3) { result[place] = " " }
      return result
    }
  }

  private func starts(_ groups: [Int], by separator: String, count: Int) -> [Int: String] {
    var place = 0
    var result: [Int: String] = [:]
    for group in groups {
      place += group
      if place < count { result[place] = separator }
    }
    return result
  }

  /// The sizes of the first groups of a Korean number with its trunk prefix.
  private static func korean(_ digits: [Character]) -> [Int] {
    let start = String(digits.prefix(3))
    // Numbers of companies, such as 1588-0000.
    if digits.first == "1", ["15", "16", "18"].contains(start.prefix(2)) { return [4] }
    guard digits.first == "0" else { return [20] }
    if start.hasPrefix("02") { return digits.count > 9 ? [2, 4] : [2, 3] }
    if start == "010" { return [3, 4] }
    // Personal numbers have four digits in each part.
    if start == "050" { return [4, digits.count > 11 ? 4 : 3] }
    return digits.count > 10 ? [3, 4] : [3, 3]
  }

  /// What stands before the digits of a number of the North American plan, without its 1.
  private static func northAmerican(_ count: Int) -> [Int: String] {
    count > 3 ? [0: "(", 3: ") ", 6: "-"] : [:]
  }
}

/// Country calling codes, as the ITU has assigned them.
private enum CountryCode {
  /// The codes of two digits; 1 and 7 have one, all others three.
  private static let ofTwoDigits: Set<Int> = [
    20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62,
    63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
  ]

  /// The codes of countries that dial a 0 before their numbers, and only among themselves: no number begins with one behind the code.
  private static let withTrunkZero: Set<Int> = [27, 31, 32, 33, 41, 43, 44, 46, 49, 61, 64, 81, 82]

  /// The codes of Italy, San Marino and the Vatican, whose 0 is dialled from abroad, too.
  private static let withZeroOfTheirOwn: Set<Int> = [39, 378, 379]

  /// Whether a 0 right behind a code is a slip.
  static func isNeverFollowedByZero(_ code: Int) -> Bool { withTrunkZero.contains(code) }

  /// Whether a 0 in brackets behind a code belongs to the number.
  static func keepsZero(_ code: Int) -> Bool { withZeroOfTheirOwn.contains(code) }

  /// Whether digits are a country code, all of it and nothing else.
  static func isWhole(_ digits: [Character]) -> Bool {
    guard let first = digits.first else { return false }
    if first == "1" || first == "7" { return digits.count == 1 }
    guard digits.count > 1 else { return false }
    return digits.count == length(digits) && (digits.count == 3 || ofTwoDigits.contains(Int(String(digits)) ?? 0))
  }

  /// Returns how many of the digits behind a plus sign are the country code, of those that are there.
  static func length(_ digits: [Character]) -> Int {
    guard let first = digits.first else { return 0 }
    if first == "1" || first == "7" { return 1 }
    return min(digits.count, ofTwoDigits.contains(Int(String(digits.prefix(2))) ?? 0) ? 2 : 3)
  }
}
