// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// The value of a decimal digit in any script, such as `٣` or `３`; `nil` for numbers that are no digits, such as `Ⅳ`.
  var digitValue: Int? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1, scalar.properties.numericType == .decimal
    else { return nil }
    return wholeNumberValue
  }

  /// The digit in ASCII; `nil` for what is none.
  var asciiDigit: Character? { digitValue.map { Character(String($0)) } }

  /// Whether it is a minus sign or what people type for one.
  var isMinus: Bool { self == "-" || self == "\u{2212}" || self == "\u{FF0D}" || self == "\u{FE63}" }
}
