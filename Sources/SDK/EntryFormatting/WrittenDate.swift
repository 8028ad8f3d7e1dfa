// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A date or a time as it stands in a text that came as a whole: set by an app, filled in, pasted.
struct WrittenDate {
  typealias Part = DateEntryPattern.Part

  /// The numbers of the text, in their order, as digits in ASCII.
  private let groups: [[Character]]
  private let text: String
  /// The names of the halves of a day in the locale, as `DayHalf` has them.
  private let halves: [String]

  /// Reads the numbers of a text.
  ///
  /// - Parameter halves: What the halves of a day are called in the locale, the first one first.
  init(_ text: String, halves: [String]) {
    self.text = text
    self.halves = halves
    groups = text.split { $0.asciiDigit == nil }.map { $0.compactMap(\.asciiDigit) }
  }

  /// How a text is read.
  enum Reading {
    /// As digits in the order in which the locale has them.
    case digits
    /// As parts, each with the digits that it has where it is entered; some may be missing.
    case parts([Part: [Character]])
    /// Not at all: it is not certain what is meant.
    case nothing
  }

  /// Returns how the text is read where parts are entered in an order.
  func reading(_ order: [Part]) -> Reading {
    if order.contains(.shortYear) { return cardReading }
    let time = order.filter { $0 == .hour || $0 == .minute }
    let date = Array(order.dropLast(time.count))
    let isAfternoon = time.isEmpty ? nil : DayHalf.isAfternoon(text, halves, alone: date.isEmpty)
    var written = date
    if !date.isEmpty {
      switch dateReading(date) {
      case .certain(let order): written = order
      case .own: if isAfternoon == nil { return .digits }
      case .ambiguous: return .nothing
      }
    } else if isAfternoon == nil {
      return .digits
    }
    var parts: [Part: [Character]] = [:]
    for (part, group) in zip(written, groups) {
      guard group.count <= part.digitCount, part != .year || group.count == 4 else { return .digits }
      parts[part] = Self.padded(group, part.digitCount)
    }
    for (part, group) in zip(time, groups.dropFirst(written.count)) {
      guard group.count <= part.digitCount else { break }
      parts[part] = Self.padded(group, part.digitCount)
    }
    if let isAfternoon, let hour = parts[.hour].flatMap({ Int(String($0)) }) {
      if (1...12).contains(hour) { parts[.hour] = Self.padded(Array(String(hour % 12 + (isAfternoon ? 12 : 0))), 2) }
      parts[.minute] = parts[.minute] ?? ["0", "0"]
    }
    return .parts(parts)
  }

  /// A month of a card: `12/2049` and `2049-12` as `12/49`; a year of another century is none.
  private var cardReading: Reading {
    guard let month = YearAndMonth(text) else { return .digits }
    guard (2000...2099).contains(month.year) else { return .nothing }
    return .parts([
      .month: Self.padded(Array(String(month.month)), 2), .shortYear: Self.padded(Array(String(month.year - 2000)), 2),
    ])
  }

  private static func padded(_ digits: [Character], _ count: Int) -> [Character] {
    Array(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

// MARK: - The order of a date

extension WrittenDate {
  private enum DateOrder {
    case certain([Part])
    /// That of the locale, as far as can be told.
    case own
    case ambiguous
  }

  private func dateReading(_ own: [Part]) -> DateOrder {
    let isYearFirst = own.first == .year
    if groups.count >= 3, groups[0].count == 4, isPair(1, 2) {
      return .certain(isYearFirst ? own : [.year, .month, .day])
    }
    if groups.count >= 3, groups[2].count == 4, isPair(0, 1), isYearFirst {
      return order(0, 1).map { .certain($0 + [.year]) } ?? .ambiguous
    }
    // As ISO 8601 and cards write a birthday without its year. People write the day first with the same sign.
    guard isMonthAndDay else { return .own }
    guard !isYearFirst else { return .ambiguous }
    let order = order(0, 1) ?? (own.first == .month ? [.month, .day] : nil)
    return order.map { .certain($0) } ?? .ambiguous
  }

  private func isPair(_ first: Int, _ second: Int) -> Bool { groups[first].count <= 2 && groups[second].count <= 2 }

  /// Whether the text is `02-03` and nothing else.
  private var isMonthAndDay: Bool {
    let signs = Array(text.filter { !$0.isWhitespace })
    return signs.count == 5 && signs[2] == "-" && groups.map(\.count) == [2, 2]
  }

  /// Returns which of two numbers is the month; `nil` where either may be, and they differ.
  private func order(_ first: Int, _ second: Int) -> [Part]? {
    let numbers = [first, second].map { Int(String(groups[$0])) ?? 0 }
    if numbers[0] > 12 { return [.day, .month] }
    return numbers[1] > 12 || numbers[0] == numbers[1] ? [.month, .day] : nil
  }
}

// MARK: - Halves of a day

/// The words for the hours before noon and after it.
enum DayHalf {
  /// Returns a word as it is compared: `p. m.` as `pm`.
  static func key(_ word: String) -> String { word.lowercased().filter { $0 != "." && !$0.isWhitespace } }

  /// Returns whether a text names an hour after noon; `nil` where it names no half of the day.
  ///
  /// - Parameters:
  ///   - halves: The words of the locale, which count wherever they stand.
  ///   - isAlone: Whether nothing but a time is written. Beside a date `am` and `pm` count behind the last digit only: in front of a day
  ///     `am` is a word of German.
  static func isAfternoon(_ text: String, _ halves: [String], alone isAlone: Bool) -> Bool? {
    let tail = text.lastIndex { $0.digitValue != nil }.map { text[text.index(after: $0)...] } ?? ""
    let own = words(text[...])
    let english = isAlone ? own : words(tail)
    func names(_ half: Int, _ word: String) -> Bool {
      english.contains(word) || halves.count == 2 && own.contains(halves[half])
    }
    let (isMorning, isAfternoon) = (names(0, "am"), names(1, "pm"))
    return isMorning == isAfternoon ? nil : isAfternoon
  }

  /// The words of a text, also those that it has once spaces are left out.
  private static func words(_ text: Substring) -> Set<String> {
    let plain = text.lowercased().filter { $0 != "." }
    return Set([plain, plain.filter { !$0.isWhitespace }].flatMap { $0.split { !$0.isLetter }.map { String($0) } })
  }
}
