// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which keys a field gets. The names are those of UIKit's `UIKeyboardType`, then those of further content purposes.
package enum KeyboardKind: String, Hashable, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch
  /// Numbers with a sign and a fraction.
  case signedNumberPad
  /// Digits and delete only.
  case pin
  case date, time, dateTime
  /// Letters with Escape, Tab, Control, Alt and arrows.
  case terminal
}
