// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The signals that were keyed and are no letter yet.
public struct SignalBuffer: Hashable, Sendable {
  /// What is pending, in the order in which it was keyed.
  public private(set) var pending: [MorseSignal] = []

  public init() {}

  /// What the pending signals stand for; `nil` for nothing.
  public var sign: MorseSign? { MorseTable.sign(for: pending) }

  /// Whether the pending signals are a sign or the beginning of one.
  public var leadsSomewhere: Bool { sign != nil || pending.isEmpty || !MorseTable.reachable(from: pending).isEmpty }

  /// Takes a signal. Beyond the longest sign, nothing more is taken.
  public mutating func append(_ signal: MorseSignal) {
    if pending.count < MorseTable.mostSignals { pending.append(signal) }
  }

  /// Nothing is pending any more.
  public mutating func clear() { pending = [] }
}

// MARK: - What keys do

extension SignalBuffer {
  /// What happens to the text.
  public enum Edit: Hashable, Sendable {
    /// A letter, figure or punctuation mark was ended; it is in lower case.
    case type(String)
    /// A space.
    case space
    /// The character before the caret goes.
    case deleteBackward
    /// The word before the caret goes: that is what the error sign asks for.
    case deleteWord
  }

  /// The space key: the first ends what is pending, the next one is a space.
  ///
  /// - Returns: What happens to the text: nothing where the signals stand for none.
  public mutating func space() -> Edit? { pending.isEmpty ? .space : endLetter() }

  /// Ends what is pending. Signals that stand for nothing are dropped.
  public mutating func endLetter() -> Edit? {
    defer { clear() }
    switch sign?.meaning {
    case .text(let text): return .type(text)
    case .procedure(.error): return .deleteWord
    case .procedure, nil: return nil
    }
  }

  /// The delete key: takes back the last signal, and without any, letters.
  public mutating func delete() -> Edit? { pending.popLast() == nil ? .deleteBackward : nil }
}
