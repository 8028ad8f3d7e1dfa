// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// A text that keys of another keyboard go on with, as the app has it once it has got them all.
struct PassedText {
  /// What stands before the caret then.
  private var before: String
  /// How many characters at its end they have typed.
  private(set) var count = 0
  /// Whether the app has told that text.
  private(set) var isShown = true
  /// Whether the last key was a BackSpace.
  private var endsInBackspace = false

  /// How much text is compared, in code points; apps tell so much of a long one.
  private static let comparedCount = 512
  /// How many characters an app may be behind, or have to delete yet.
  private static let mostUntold = 32

  /// - Parameter before: What stands before the caret as long as no key has gone on.
  init(before: String) { self.before = before }
}

// MARK: - Keys

extension PassedText {
  /// Takes a key that goes on.
  ///
  /// - Returns: Whether the app is known to have all keys once it tells the text with them. Letters behind a BackSpace may make a text that it
  ///   has told before.
  mutating func take(_ letter: PassedKey.Letter) -> Bool {
    let isBackspace = letter == .backspace
    guard isShown || isBackspace == endsInBackspace else { return false }
    (isShown, endsInBackspace) = (false, isBackspace)
    switch letter {
    case .text(let text):
      let former = before.count
      before += text
      // A sign may go on a letter that stood there.
      count += before.count - former
    case .backspace:
      // What is left of signs that are made of several differs from app to app.
      guard count > 0, let last = before.popLast(), last.unicodeScalars.count == 1 else { return false }
      count -= 1
    }
    return true
  }

  /// Takes what the app tells.
  ///
  /// - Returns: Whether it may be, or come to be, the text with all keys.
  mutating func receive(_ told: TextContext) -> Bool {
    guard told.selected.isEmpty else { return false }
    let wasShown = isShown
    isShown = Self.end(of: told.before).elementsEqual(Self.end(of: before))
    return isShown || !wasShown && isAhead(of: told.before)
  }

  private static func end(of text: String) -> Substring.UnicodeScalarView { text.unicodeScalars.suffix(comparedCount) }

  /// Whether a text may be one of some keys ago.
  private func isAhead(of told: String) -> Bool {
    let (short, long) = told.utf8.count < before.utf8.count ? (told, before) : (before, told)
    return long.unicodeScalars.starts(with: short.unicodeScalars)
      && long.unicodeScalars.count - short.unicodeScalars.count <= Self.mostUntold
  }
}
