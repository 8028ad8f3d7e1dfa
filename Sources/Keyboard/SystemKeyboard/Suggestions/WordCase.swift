// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine

/// How a word is written that is typed in place of another.
enum WordCase: Hashable {
  /// As the language has it.
  case usual
  /// With a capital first.
  case capital
  case capitals

  /// - Parameters:
  ///   - word: What was typed of the word.
  ///   - shift: How its first letter would be typed where nothing was.
  init(_ word: String, _ shift: ShiftState) {
    guard let first = word.first else {
      self = shift == .locked ? .capitals : shift == .on ? .capital : .usual
      return
    }
    guard first.isUppercase else {
      self = .usual
      return
    }
    self = word.count > 1 && word.allSatisfy { !$0.isLowercase } ? .capitals : .capital
  }

  func apply(to text: String) -> String {
    switch self {
    case .usual: text
    case .capital: text.prefix(1).uppercased() + text.dropFirst()
    case .capitals: text.uppercased()
    }
  }
}
