// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Parts of a date or a time in the order of a locale, each of a fixed number of digits.
package struct DateEntryPattern: Hashable, Sendable {
  /// A part of a date or a time.
  package enum Part: Hashable, Sendable {
    case year, shortYear, month, day, hour, minute

    /// How many digits it has.
    var digitCount: Int { self == .year ? 4 : 2 }
  }

  /// The parts in order.
  package private(set) var parts: [Part] = []
  /// What stands before each part, and behind the last one: one more than there are parts.
  package private(set) var separators: [String] = [""]

  var digitCount: Int { parts.reduce(0) { $0 + $1.digitCount } }

  /// Whether the parts stand from right to left, by a mark between them: U+200F or U+061C.
  var isRightToLeft: Bool {
    separators.contains { $0.unicodeScalars.contains { $0.value == 0x200F || $0.value == 0x061C } }
  }

  /// Reads a pattern of Unicode's LDML, as `dd.MM.yyyy`; letters of other parts are left out.
  package init(_ pattern: String) {
    var isQuoted = false
    var last: Character?
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
        last = nil
      } else if !isQuoted, character.isASCII, character.isLetter {
        if character != last, let part = Self.part(character) {
          parts.append(part)
          separators.append("")
        }
        last = character
      } else {
        // Digits of the pattern would be taken for what was entered.
        if character.digitValue == nil { separators[separators.count - 1].append(character) }
        last = nil
      }
    }
  }

  private init(parts: [Part], separators: [String]) {
    self.parts = parts
    self.separators = separators
  }

  private static func part(_ letter: Character) -> Part? {
    switch letter {
    case "y": .year
    case "M", "L": .month
    case "d": .day
    case "H": .hour
    case "m": .minute
    default: nil
    }
  }

  /// Returns whether the pattern has exactly these parts, told apart by separators.
  func has(_ wanted: Set<Part>) -> Bool {
    parts.count == wanted.count && Set(parts) == wanted && separators.dropFirst().dropLast().allSatisfy { !$0.isEmpty }
  }

  /// The pattern with two digits for the year.
  func withShortYear() -> Self { Self(parts: parts.map { $0 == .year ? .shortYear : $0 }, separators: separators) }

  /// The pattern, and behind it another one.
  func followed(by other: Self) -> Self {
    let between = separators[separators.count - 1] + " " + other.separators[0]
    return Self(
      parts: parts + other.parts,
      separators: Array(separators.dropLast()) + [between] + Array(other.separators.dropFirst()))
  }

  /// Returns which part a digit belongs to, and how many digits of it stand before it; `nil` behind the last one.
  func place(ofDigit digit: Int) -> (part: Int, offset: Int)? {
    var start = 0
    for (index, part) in parts.enumerated() {
      if digit < start + part.digitCount { return (index, digit - start) }
      start += part.digitCount
    }
    return nil
  }
}
