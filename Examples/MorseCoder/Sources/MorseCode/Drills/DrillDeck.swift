// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The signs that a person learns, by boxes: what is known comes back ever later, what is not comes back soon.
///
/// Source: S. Leitner, “So lernt man lernen”, 1972.
public struct DrillDeck: Codable, Hashable, Sendable {
  /// What was asked already, in the order in which it came in.
  public private(set) var cards: [DrillCard] = []
  /// What was asked last.
  public private(set) var last: String?

  /// So many signs are learned at a time.
  public static let mostNew = 4

  /// Signs in the order in which they come in: the shortest and most frequent first.
  public static let order: [String] = "etaoinsrhdlucmfwypvbgkjqxz1234567890.,?'/-:@+=()\"é".map(String.init)

  public init() {}

  /// Returns the card of a sign; `nil` before it was asked.
  public func card(for text: String) -> DrillCard? { cards.first { $0.text == text } }

  /// How many signs are learned.
  public var learnedCount: Int { cards.filter(\.isLearned).count }

  /// How much of all is learned, from 0 to 1; half learned signs count, too.
  public var progress: Float {
    let boxes = cards.reduce(0) { $0 + min($1.box, DrillCard.learnedBox) }
    return Float(boxes) / Float(Self.order.count * DrillCard.learnedBox)
  }

  /// Returns how many signs wait to be asked again.
  public func dueCount(now: Date) -> Int { cards.filter { $0.due <= now }.count }

  /// Chooses what is asked next: what has waited longest; without any, a new sign; and when enough are new, what comes up
  /// soonest. Never the same twice in a row, unless there is only one.
  public mutating func next(now: Date) -> String {
    let others = cards.filter { $0.text != last }.sorted { $0.due < $1.due }
    var choice = others.first { $0.due <= now }?.text
    if choice == nil, cards.filter({ !$0.isLearned }).count < Self.mostNew {
      choice = Self.order.first { text in card(for: text) == nil }
      if let choice { cards.append(DrillCard(choice, now: now)) }
    }
    let result = choice ?? others.first?.text ?? cards.first?.text ?? Self.order[0]
    last = result
    return result
  }

  /// Takes an answer.
  public mutating func answer(_ text: String, isRight: Bool, now: Date) {
    guard let index = cards.firstIndex(where: { $0.text == text }) else { return }
    cards[index].answer(isRight: isRight, now: now)
  }
}
