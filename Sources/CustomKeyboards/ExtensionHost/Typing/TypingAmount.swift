// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// How much a keyboard does, or may do still.
struct TypingAmount: Hashable {
  /// Texts that are put in or composed.
  var texts = 0
  /// The characters of them, in Unicode scalars.
  var characters = 0
  /// Characters that are taken away, and steps of the caret.
  var steps = 0
  /// Return keys in a field that may send its text away for one.
  var returns = 0
  var clicks = 0
  /// To show the next keyboard, or none.
  var wishes = 0

  /// What one touch can mean.
  static let touch = TypingAmount(
    texts: TypingLimits.textsPerTouch, characters: TypingLimits.charactersPerTouch, steps: TypingLimits.stepsPerTouch,
    returns: 1, clicks: 32, wishes: 1)
  /// What the answer to a question of the keyboard's can mean, such as where the device is.
  static let answer = TypingAmount(texts: 8, characters: 2_048, steps: 128)
  /// What a key means in one thirtieth of a second in which it is held: keys repeat no faster, and a caret that follows a
  /// finger makes two steps.
  static let repetition = TypingAmount(texts: 1, characters: 32, steps: 2, clicks: 1)

  private static let parts: [WritableKeyPath<TypingAmount, Int>] = [
    \.texts, \.characters, \.steps, \.returns, \.clicks, \.wishes,
  ]

  /// Takes away an amount; nothing where it is more than there is.
  ///
  /// - Returns: Whether there was enough.
  mutating func take(_ amount: TypingAmount) -> Bool {
    guard Self.parts.allSatisfy({ self[keyPath: $0] >= amount[keyPath: $0] }) else { return false }
    for part in Self.parts { self[keyPath: part] -= amount[keyPath: part] }
    return true
  }

  /// Adds an amount some times, up to what one touch can mean.
  mutating func add(_ amount: TypingAmount, times: Int) {
    for part in Self.parts {
      let (product, isTooMuch) = amount[keyPath: part].multipliedReportingOverflow(by: times)
      let room = max(Self.touch[keyPath: part] - self[keyPath: part], 0)
      self[keyPath: part] += isTooMuch ? room : min(product, room)
    }
  }
}
