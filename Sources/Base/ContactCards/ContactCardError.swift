// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why a file is no card. Nothing of what stands in the file is part of it.
package struct ContactCardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, for programs.
  package let code: Code
  /// The line of the file, from 1; `nil` where it is about all of it.
  package let line: Int?

  init(_ code: Code, line: Int? = nil) { (self.code, self.line) = (code, line) }

  /// What went wrong.
  package struct Code: Hashable, Sendable {
    fileprivate enum Storage: Hashable {
      case notText, tooLarge, noCard, severalCards, unknownVersion, noEnd, badLine, controlCharacter, tooLong, noDate
    }
    fileprivate let storage: Storage

    /// Not UTF-8.
    package static var notText: Self { Self(storage: .notText) }
    /// Larger than any card.
    package static var tooLarge: Self { Self(storage: .tooLarge) }
    /// The file does not begin as a card.
    package static var noCard: Self { Self(storage: .noCard) }
    /// More than one card.
    package static var severalCards: Self { Self(storage: .severalCards) }
    /// Not version 3.0 or 4.0.
    package static var unknownVersion: Self { Self(storage: .unknownVersion) }
    /// The card does not end.
    package static var noEnd: Self { Self(storage: .noEnd) }
    /// A line without a name and a colon.
    package static var badLine: Self { Self(storage: .badLine) }
    /// A text with a control character, which no field takes.
    package static var controlCharacter: Self { Self(storage: .controlCharacter) }
    /// A text, or a list, longer than any that is typed.
    package static var tooLong: Self { Self(storage: .tooLong) }
    /// A birthday on a day that there is none of.
    package static var noDate: Self { Self(storage: .noDate) }
  }

  /// What went wrong and what to do about it, in one line.
  package var description: String { (line.map { "line \($0): " } ?? "") + message }

  private var message: String {
    switch code.storage {
    case .notText: "not UTF-8 text; export the card anew as vCard 4.0"
    case .tooLarge: "larger than \(ContactCard.mostBytes) bytes; export the card without its picture"
    case .noCard: "the file does not begin with BEGIN:VCARD; put your own card there, exported as vCard 4.0"
    case .severalCards: "there is more than one card in the file; leave only your own"
    case .unknownVersion: "neither VERSION:3.0 nor VERSION:4.0; export the card anew as vCard 4.0"
    case .noEnd: "END:VCARD is missing, so the card may be cut off; export it anew"
    case .badLine: "expected NAME:value; export the card anew"
    case .controlCharacter: "a control character, which no field takes; remove it"
    case .tooLong: "longer than anything a field is filled with; shorten it"
    case .noDate: "the birthday is no date; correct it"
    }
  }
}
