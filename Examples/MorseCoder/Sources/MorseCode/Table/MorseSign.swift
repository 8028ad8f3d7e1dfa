// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a row of signals stands for.
public struct MorseSign: Hashable, Sendable {
  /// What a sign is for.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case letter, figure, punctuation
    /// A word to the other operator, which is no text.
    case procedure
  }

  /// The words to the other operator.
  public enum Procedure: String, Hashable, Sendable, CaseIterable {
    case understood, error, wait, endOfWork, startingSignal
  }

  /// What it means.
  public enum Meaning: Hashable, Sendable {
    /// A text of one character, in lower case.
    case text(String)
    case procedure(Procedure)
  }

  /// What it is for.
  public let kind: Kind
  /// What it means.
  public let meaning: Meaning
  /// What is keyed for it.
  public let signals: [MorseSignal]

  init(_ kind: Kind, _ meaning: Meaning, _ signals: String) {
    self.kind = kind
    self.meaning = meaning
    self.signals = [MorseSignal](signals)
  }

  /// The character that it types, in lower case; `nil` for a word to the other operator.
  public var text: String? {
    if case .text(let text) = meaning { return text }
    return nil
  }
}
