// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What is entered and what is said about it without a locale goes by the person's languages and region, as date pickers do:
// on Linux `Locale.current` and `Locale.preferredLanguages` say English whatever these are.

extension NumberEntryFormatter {
  /// Makes a formatter for numbers as the person writes them.
  ///
  /// - Parameters:
  ///   - style: What kind of number is entered; an amount without a code is one of the currency of the person's region.
  ///   - allowsNegative: Whether a minus sign before the number is taken.
  ///   - maximumIntegerDigits: How many digits there may be before the decimal sign; at least 1, at most 24.
  public init(_ style: Style, allowsNegative: Bool = false, maximumIntegerDigits: Int = 15) {
    self.init(
      style, locale: PersonLanguages.locale, allowsNegative: allowsNegative, maximumIntegerDigits: maximumIntegerDigits)
  }
}

extension DateEntryFormatter {
  /// Makes a formatter for dates as the person writes them.
  public init(_ style: Style) { self.init(style, locale: PersonLanguages.locale) }
}

extension PhoneNumberEntryFormatter {
  /// Makes a formatter for numbers of a region; `nil`, the default, for that of the person.
  ///
  /// - Parameter region: An ISO 3166-1 code such as `KR`.
  public init(region: String? = nil) { self.init(region: region ?? PersonLanguages.region ?? "") }
}

extension EntryProblem {
  /// Returns the problem in the first of the person's languages that there are words in, otherwise in English.
  public func message() -> String { message(in: .current) }
}
