// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why an app's rules for passwords are none. Nothing of what the app has written is part of it.
package struct PasswordRulesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, for programs.
  package let code: Code
  /// Where in the rules, counted in bytes of UTF-8 from 1; `nil` where it is about all of them.
  package let place: Int?

  init(_ code: Code, at place: Int? = nil) { (self.code, self.place) = (code, place) }

  /// What went wrong.
  package struct Code: Hashable, Sendable {
    fileprivate enum Storage: Hashable {
      case tooLong, unknownRule, unknownClass, noColon, noSemicolon, openBracket, emptyClass, badNumber, contradiction
    }
    fileprivate let storage: Storage

    /// The text is longer than any rules.
    package static var tooLong: Self { Self(storage: .tooLong) }
    /// A rule of a name that is not known.
    package static var unknownRule: Self { Self(storage: .unknownRule) }
    /// A class of signs of a name that is not known.
    package static var unknownClass: Self { Self(storage: .unknownClass) }
    /// A rule without a colon behind its name.
    package static var noColon: Self { Self(storage: .noColon) }
    /// Something else than a semicolon behind a rule.
    package static var noSemicolon: Self { Self(storage: .noSemicolon) }
    /// A class in brackets that does not end.
    package static var openBracket: Self { Self(storage: .openBracket) }
    /// A class in brackets without a sign that can be printed.
    package static var emptyClass: Self { Self(storage: .emptyClass) }
    /// No number, or one that no password has.
    package static var badNumber: Self { Self(storage: .badNumber) }
    /// No password can keep all of the rules.
    package static var contradiction: Self { Self(storage: .contradiction) }
  }

  /// What went wrong and what to do about it, in one line.
  package var description: String { (place.map { "at \($0): " } ?? "") + message }

  private var message: String {
    switch code.storage {
    case .tooLong: "longer than \(PasswordRules.longestText) bytes; shorten them"
    case .unknownRule: "no such rule; there are required, allowed, max-consecutive, minlength and maxlength"
    case .unknownClass:
      "no such class; there are upper, lower, digit, special, ascii-printable, unicode, and signs in [brackets]"
    case .noColon: "expected a colon behind the name of the rule"
    case .noSemicolon: "expected a semicolon between rules, or a comma between classes"
    case .openBracket: "the class does not end; close it with ]"
    case .emptyClass: "the class has no printable sign of ASCII; name some between the brackets"
    case .badNumber: "expected a number from 1 to \(PasswordRules.longestPassword)"
    case .contradiction: "no password can keep all of the rules; compare the lengths with what is required"
    }
  }
}
