// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which keys a field asks for.
@nonexhaustive
public enum UIKeyboardType: Int, Sendable {
  /// The keys that the person uses for text.
  case `default` = 0
  /// Letters, digits and signs of ASCII, in a language that has them.
  case asciiCapable = 1
  /// Digits and signs first.
  case numbersAndPunctuation = 2
  /// Letters with `.`, `/` and the ends of addresses, and no space.
  case URL = 3
  /// Digits, as the person's language writes them.
  case numberPad = 4
  /// Digits with `*` and `#`.
  case phonePad = 5
  /// Letters, from which the digits of a phone are one key away.
  case namePhonePad = 6
  /// Letters with `@` and `.`.
  case emailAddress = 7
  /// Digits and the sign that comes before decimals.
  case decimalPad = 8
  /// Letters with `@` and `#`.
  case twitter = 9
  /// Letters with a wide space and `.`.
  case webSearch = 10
  /// The digits 0 to 9, whatever the language.
  case asciiCapableNumberPad = 11

  /// The old name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
