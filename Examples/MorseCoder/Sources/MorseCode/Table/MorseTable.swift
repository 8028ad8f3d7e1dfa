// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// International Morse code.
///
/// Source: Recommendation ITU-R M.1677-1 (2009), part I, section 1. Where it gives one row of signals two meanings, the one
/// that types a character is here: K is also the invitation to transmit, X the multiplication sign.
public enum MorseTable {
  /// All signs, in the order of the recommendation.
  public static let all: [MorseSign] = letters + figures + punctuation + procedures

  private static let bySignals = Dictionary(all.map { ($0.signals, $0) }) { first, _ in first }
  private static let byText = Dictionary(all.compactMap { sign in sign.text.map { ($0, sign) } }) { first, _ in first }

  /// The most signals that a sign has.
  public static let mostSignals = all.map(\.signals.count).max() ?? 0

  /// Returns what signals stand for; `nil` for nothing.
  public static func sign(for signals: [MorseSignal]) -> MorseSign? { bySignals[signals] }

  /// Returns the sign that types a character, in whatever case.
  public static func sign(typing text: String) -> MorseSign? { byText[text.lowercased()] }

  /// Returns what more signals after these can lead to, without what they stand for already: first what needs the fewest.
  public static func reachable(from signals: [MorseSignal]) -> [MorseSign] {
    let later = all.filter { $0.signals.count > signals.count && $0.signals.starts(with: signals) }
    // Stable, so that signs of one length keep the order of the table.
    return later.enumerated().sorted { a, b in
      (a.element.signals.count, a.offset) < (b.element.signals.count, b.offset)
    }.map(\.element)
  }
}
