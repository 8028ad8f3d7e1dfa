// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes a phone number, with the separators of its region as far as they are certain.
///
/// Korea and the countries of the North American plan have theirs; a number that begins with `+` shows its country code apart
/// and the rest in groups; all other numbers show as their digits. Sources: ITU-T E.164 and its list of assigned country
/// codes; the numbering plans of +82 and +1 as communicated to the ITU.
public struct PhoneNumberEntryFormatter: EntryFormatter {
  /// The region of numbers without a country code, as an ISO 3166-1 code such as `KR`.
  public let region: String

  /// Makes a formatter; the region is the locale's by default.
  public init(region: String? = nil) {
    self.region = (region ?? Locale.current.region?.identifier ?? "").uppercased()
  }

  /// Returns the digits of a text of this formatter, with the `+` before a country code.
  public func digits(of text: String) -> String { String(content(of: text)) }
}

// MARK: - Content

extension PhoneNumberEntryFormatter: ContentFormatter {
  /// The most that E.164 allows.
  private var maximumDigits: Int { 15 }

  public func content(of formatted: Substring) -> [Character] {
    formatted.compactMap { $0 == "+" || $0 == "\u{FF0B}" ? "+" : $0.asciiDigit }
  }

  public func take(_ new: String, into place: inout ContentPlace) {
    for character in content(of: new[...]) {
      let content = place.before + [character] + place.after
      guard content.dropFirst().contains("+") == false else { continue }
      if content.filter({ $0 != "+" }).count <= maximumDigits { place.before.append(character) }
    }
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

  /// Returns how many of the digits behind a plus sign are the country code, of those that are there.
  static func length(_ digits: [Character]) -> Int {
    guard let first = digits.first else { return 0 }
    if first == "1" || first == "7" { return 1 }
    return min(digits.count, ofTwoDigits.contains(Int(String(digits.prefix(2))) ?? 0) ? 2 : 3)
  }
}
