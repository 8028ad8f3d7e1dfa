// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorseCode
import Testing

/// Spaced repetition, by a clock of the test's.
@Suite struct DrillTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1_000_000)

  /// Asks and answers, some seconds each.
  private func play(_ deck: inout DrillDeck, from time: Date, count: Int, knows: (String) -> Bool) -> [String] {
    (0..<count).map { index in
      let now = time.addingTimeInterval(TimeInterval(index) * 4)
      let text = deck.next(now: now)
      deck.answer(text, isRight: knows(text), now: now)
      return text
    }
  }

  @Test func `the shortest come first, a few at a time, and never twice in a row`() {
    var deck = DrillDeck()
    let asked = play(&deck, from: start, count: 30) { _ in false }
    #expect(asked.prefix(4) == ["e", "t", "a", "o"])
    #expect(Set(asked).count == DrillDeck.mostNew, "nothing new before something is known")
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `what is known comes back later and later, what is not comes back at once`() throws {
    var deck = DrillDeck()
    var now = start
    #expect(deck.next(now: now) == "e")
    var rests: [TimeInterval] = []
    for _ in 0..<6 {
      deck.answer("e", isRight: true, now: now)
      let due = try #require(deck.card(for: "e")).due
      rests.append(due.timeIntervalSince(now))
      now = due
    }
    #expect(rests == rests.sorted() && rests[0] < 300 && rests[1] >= 86_400 && rests[5] == rests[4])
    #expect(deck.learnedCount == 1)
    deck.answer("e", isRight: false, now: now)
    #expect(deck.learnedCount == 0 && (deck.card(for: "e")?.due.timeIntervalSince(now) ?? 99) < 60)
  }

  @Test func `right answers ahead of time do not count as remembering`() throws {
    var deck = DrillDeck()
    _ = deck.next(now: start)
    for _ in 0..<9 { deck.answer("e", isRight: true, now: start) }
    let card = try #require(deck.card(for: "e"))
    #expect(!card.isLearned && card.askedCount == 9 && card.rightCount == 9)
  }

  @Test func `who knows all of it is asked new signs until there are none, and what is due the day after`() {
    var deck = DrillDeck()
    _ = play(&deck, from: start, count: 900) { _ in true }
    #expect(deck.learnedCount == DrillDeck.order.count && deck.cards.count == DrillDeck.order.count)
    #expect(deck.dueCount(now: start.addingTimeInterval(7_000)) == 0)
    let later = start.addingTimeInterval(2 * 86_400)
    #expect(deck.dueCount(now: later) == DrillDeck.order.count)
    #expect(deck.next(now: later) == "e")
  }

  @Test func `every sign that types something is drilled`() {
    #expect(Set(DrillDeck.order) == Set(MorseTable.all.compactMap(\.text)))
    #expect(Set(DrillDeck.order).count == DrillDeck.order.count)
  }
}
