// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
package import TextModel

// MARK: - Planes

extension KeyboardKind {
  /// The layer of the shared pads that shows first; `nil` when the language's own layers show.
  var pad: String? {
    switch self {
    case .numberPad: PadName.number
    case .decimalPad: "decimal"
    case .signedNumberPad: "signed"
    case .phonePad: "phone"
    case .pin: "pin"
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime"
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress, .twitter, .webSearch,
      .terminal:
      nil
    }
  }

  /// The plane that shows first.
  package var firstPlane: String { pad ?? (self == .numbersAndPunctuation ? PlaneName.numbers : PlaneName.letters) }

  /// The layer of the shared rows whose keys stand in place of the space bar.
  var spaceRow: String? {
    switch self {
    case .url: "url"
    case .emailAddress: "email"
    case .twitter: "twitter"
    case .webSearch: "web-search"
    default: nil
    }
  }

  /// The layer of the shared rows that stands above the letters.
  var topRow: String? { self == .terminal ? "terminal" : nil }

  /// Whether only keyboards that type a to z serve the field.
  package var requiresASCII: Bool { self == .asciiCapable }

  /// Whether the field starts with a keyboard that types a to z. Address bars are for searching too, who gets a letter is
  /// sought by name, and shells take any language, so that the others stay one tap away.
  package var prefersASCII: Bool { requiresASCII || self == .emailAddress || self == .url || self == .terminal }
}

// MARK: - Typing

extension KeyboardKind {
  /// Whether words are written, so that two spaces may make a full stop.
  package var takesProse: Bool {
    switch self {
    case .default, .twitter, .webSearch, .asciiCapable: true
    default: false
    }
  }

  /// Whether letters go together to syllables.
  var composes: Bool { pad == nil }
}

/// The planes that every language has, whatever its file calls them.
package enum PlaneName {
  package static let letters = "letters"
  package static let numbers = "numbers"
  package static let symbols = "symbols"
  /// The same for all languages, and of no file.
  package static let emoji = PlaneSwitcher.emoji
}

/// The planes of the shared pads that code refers to.
enum PadName {
  static let number = "number"
  static let namePhone = "name-phone"
}
