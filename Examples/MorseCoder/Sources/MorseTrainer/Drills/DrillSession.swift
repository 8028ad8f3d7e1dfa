// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorseCode

/// Questions and answers, one after another.
@MainActor
struct DrillSession {
  /// What came of an answer.
  enum Outcome: Hashable { case right, wrong, ignored }

  private let trainer: Trainer
  /// The character that is asked for.
  private(set) var question: String
  /// Whether it was never asked before: its signals show.
  private(set) var isNew: Bool
  /// Whether a wrong answer was given, or the signals were asked for: they show.
  private(set) var isRevealed = false
  /// How many answers were right at once, since the session began.
  private(set) var rightCount = 0

  init(_ trainer: Trainer) {
    self.trainer = trainer
    question = ""
    isNew = false
    ask()
  }

  /// The signals of what is asked for.
  var signals: [MorseSignal] { MorseTable.sign(typing: question)?.signals ?? [] }

  /// Whether the signals show.
  var showsSignals: Bool { isNew || isRevealed }

  private mutating func ask() {
    question = trainer.deck.next(now: trainer.now)
    isNew = trainer.deck.card(for: question)?.askedCount == 0
    isRevealed = false
  }

  /// Takes an answer; after a wrong one the same is asked until it is right.
  mutating func answer(_ text: String) -> Outcome {
    guard !text.allSatisfy(\.isWhitespace) else { return .ignored }
    guard text.lowercased() == question else {
      reveal()
      return .wrong
    }
    if !isRevealed {
      trainer.deck.answer(question, isRight: true, now: trainer.now)
      rightCount += 1
    }
    ask()
    return .right
  }

  /// The person does not know it.
  mutating func reveal() {
    guard !isRevealed else { return }
    trainer.deck.answer(question, isRight: false, now: trainer.now)
    isRevealed = true
  }
}
