// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes numbers as they are written in a locale, and groups their digits while they grow.
///
/// A full stop or a comma that is typed is the decimal sign of the locale. Digits of every script are taken and show as those
/// of the locale. Signs and separators are Foundation's, from Unicode's CLDR.
///
/// Text that comes as a whole, as by paste, AutoFill or the app, is read in its own way of writing: of its full stops and commas those
/// between digits count. A fraction is left out where none is taken, and cut where it is too long. A number that does
/// not fit otherwise is refused as a whole: one with too many digits, or a negative one where there are none. So is text that is no single
/// number, such as a date. The decimal sign is not deleted where the digits behind it would make the number too long.
public struct NumberEntryFormatter: EntryFormatter {
  /// What kind of number is entered.
  public enum Style: Hashable, Sendable {
    /// A whole number.
    case whole
    /// A number with a fraction of at most so many digits.
    case decimal(maximumFractionDigits: Int)
    /// A percentage: `50%` has the value 0.5.
    case percent(maximumFractionDigits: Int)
    /// An amount of a currency, by its ISO 4217 code; `nil` for that of the locale.
    case currency(code: String?)
  }

  /// What kind of number is entered.
  public let style: Style
  /// Whether a minus sign before the number is taken.
  public let allowsNegative: Bool
  let symbols: NumberSymbols
  let maximumIntegerDigits: Int
  let maximumFractionDigits: Int

  /// Makes a formatter.
  ///
  /// - Parameters:
  ///   - style: What kind of number is entered.
  ///   - locale: Whose signs and digits are written.
  ///   - allowsNegative: Whether a minus sign before the number is taken.
  ///   - maximumIntegerDigits: How many digits there may be before the decimal sign; at least 1, at most 24.
  public init(
    _ style: Style, locale: Locale, allowsNegative: Bool = false, maximumIntegerDigits: Int = 15
  ) {
    let formatter = NumberFormatter()
    formatter.locale = locale
    var fraction = 0
    switch style {
    case .whole: formatter.numberStyle = .decimal
    case .decimal(let maximum):
      formatter.numberStyle = .decimal
      fraction = maximum
    case .percent(let maximum):
      formatter.numberStyle = .percent
      fraction = maximum
    case .currency(let code):
      formatter.numberStyle = .currency
      if let code { formatter.currencyCode = code }
      let style = Decimal.FormatStyle.Currency(code: formatter.currencyCode ?? "USD", locale: locale)
      // One digit before the fraction of the currency.
      fraction = style.format(0).count { $0.digitValue != nil } - 1
    }
    self.init(
      style, symbols: NumberSymbols(formatter), allowsNegative: allowsNegative,
      maximumIntegerDigits: maximumIntegerDigits, maximumFractionDigits: fraction)
  }

  /// Makes a formatter for a way of writing numbers.
  package init(
    _ style: Style, symbols: NumberSymbols, allowsNegative: Bool, maximumIntegerDigits: Int, maximumFractionDigits: Int
  ) {
    self.style = style
    self.allowsNegative = allowsNegative
    var symbols = symbols
    symbols.mend()
    self.symbols = symbols
    // Together they fit the 38 digits of a Decimal.
    self.maximumIntegerDigits = min(max(maximumIntegerDigits, 1), 24)
    self.maximumFractionDigits = min(max(maximumFractionDigits, 0), 12)
  }
}

// MARK: - Values

extension NumberEntryFormatter {
  /// Returns the number that a text of this formatter stands for; `nil` for a text without digits.
  public func value(of text: String) -> Decimal? {
    let written = String(content(of: text))
    guard written.contains(where: { $0.digitValue != nil }) else { return nil }
    guard let number = Decimal(string: written, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
    return isPercent ? number / 100 : number
  }

  /// Returns the text of a number, rounded to the digits that there may be; an empty one for what cannot be entered.
  public func text(for value: Decimal) -> String {
    guard !value.isNaN, allowsNegative || value >= 0 else { return "" }
    var exact = isPercent ? value * 100 : value
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, maximumFractionDigits, .plain)
    let written = Array("\(rounded)")
    guard written.prefix(while: { $0 != "." }).filter({ $0 != "-" }).count <= maximumIntegerDigits else { return "" }
    return layout(written).map(\.text).joined()
  }

  private var isPercent: Bool {
    if case .percent = style { true } else { false }
  }
}

// MARK: - Content

extension NumberEntryFormatter: ContentFormatter {
  /// Digits are. A currency of Arabic or Hebrew stands at their left all the same, by the marks that Foundation writes beside it.
  public var isLeftToRight: Bool { true }

  public func content(of formatted: Substring) -> [Character] {
    formatted.compactMap { character in
      if character.isMinus { return "-" }
      return String(character) == symbols.decimal ? "." : character.asciiDigit
    }
  }

  public func take(_ new: String, into place: inout ContentPlace) {
    guard let written = content(ofTyped: new, beside: place) else { return }
    var taken = place
    for character in written {
      // Of a number that does not fit, a part would be another number.
      guard insert(character, into: &taken) else { return }
    }
    place = taken
  }

  /// - Returns: Whether it is taken.
  private func insert(_ character: Character, into place: inout ContentPlace) -> Bool {
    var candidate = place
    if place.before == ["0"] || place.before == ["-", "0"], place.after.isEmpty, character.digitValue != nil {
      // Nobody means a zero before the first digit.
      candidate.before.removeLast()
    }
    if character == ".", !place.before.contains(where: { $0.digitValue != nil }) { candidate.before.append("0") }
    candidate.before.append(character)
    guard isTaken(candidate.before + candidate.after) else { return false }
    place = candidate
    return true
  }

  public func allowsDeletion(leaving content: [Character]) -> Bool {
    content.prefix { $0 != "." }.count { $0.digitValue != nil } <= maximumIntegerDigits
  }

  private func isTaken(_ content: [Character]) -> Bool {
    let minuses = content.indices.filter { content[$0] == "-" }
    guard minuses.isEmpty || allowsNegative && minuses == [0] else { return false }
    let parts = content.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].count <= maximumIntegerDigits else { return false }
    return parts.count == 1 || maximumFractionDigits > 0 && parts[1].count <= maximumFractionDigits
  }

  /// Returns the content of a key, or of a number that comes as a whole; `nil` for what is neither.
  private func content(ofTyped new: String, beside place: ContentPlace) -> [Character]? {
    let keys = new.filter { !$0.isWhitespace }
    // Keys that were pressed fast come together.
    if !keys.isEmpty, keys.allSatisfy(symbols.isSign) { return ["."] }
    if keys.count == 1, let key = keys.first {
      return key.isMinus ? ["-"] : key.asciiDigit.map { [$0] }
    }
    guard let number = WrittenNumber(new, symbols) else { return nil }
    var content: [Character] = number.isNegative ? ["-"] : []
    content += number.whole
    guard let fraction = number.fraction, maximumFractionDigits > 0 else { return content }
    // A sign behind the last digit is one key more than there need be.
    if fraction.isEmpty, (place.before + place.after).contains(".") { return content }
    return content + ["."] + fraction.prefix(maximumFractionDigits)
  }

  public func layout(_ content: [Character]) -> [ContentPiece] {
    guard !content.isEmpty else { return [] }
    var pieces: [ContentPiece] = []
    let isNegative = content.first == "-"
    if isNegative { pieces.append(.content(symbols.minus)) }
    if !symbols.prefix.isEmpty { pieces.append(.separator(symbols.prefix)) }
    let digits = content.dropFirst(isNegative ? 1 : 0)
    let wholeCount = digits.prefix { $0 != "." }.count
    for (place, character) in digits.enumerated() {
      if let digit = character.digitValue {
        if isGroupStart(place, of: wholeCount) { pieces.append(.separator(symbols.grouping)) }
        pieces.append(.content(symbols.digits[digit]))
      } else {
        pieces.append(.content(character == "." ? symbols.decimal : symbols.minus))
      }
    }
    if !symbols.suffix.isEmpty { pieces.append(.separator(symbols.suffix)) }
    return pieces
  }

  /// Returns whether a group begins at a digit, counted from the first one.
  private func isGroupStart(_ place: Int, of wholeCount: Int) -> Bool {
    let left = wholeCount - place
    guard place > 0, left > 0, !symbols.grouping.isEmpty, left >= symbols.groupingSize,
      wholeCount >= symbols.groupingSize + symbols.minimumGroupingDigits
    else { return false }
    return (left - symbols.groupingSize) % symbols.secondaryGroupingSize == 0
  }
}
