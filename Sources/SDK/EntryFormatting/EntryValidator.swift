// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Finds what is wrong with the text of a field.
///
/// All validators but `required` let an empty text pass, so that a field may be left out. Of each problem they say whether it is final:
/// whether nothing that is typed behind the text can mend it. A form shows such a problem at once, and any other when the field is left.
public struct EntryValidator: Sendable {
  private let findProblem: @MainActor @Sendable (String) -> EntryProblem?

  /// Makes a validator of your own.
  ///
  /// - Parameter findProblem: Returns what is wrong with a text, with its separators; `nil` for nothing. It is asked at every key, so a
  ///   text may be one that is being typed.
  public init(_ findProblem: @escaping @MainActor @Sendable (String) -> EntryProblem?) {
    self.findProblem = findProblem
  }

  /// Returns what is wrong with a text; `nil` for nothing.
  @MainActor
  public func problem(in text: String) -> EntryProblem? { findProblem(text) }

  /// Makes a validator that lets an empty text pass.
  static func ofText(_ findProblem: @escaping @MainActor @Sendable (String) -> EntryProblem?) -> Self {
    Self { $0.isEmpty ? nil : findProblem($0) }
  }
}

extension [EntryValidator] {
  /// Returns the first problem that the validators find, in their order: of those that are final, or else of all.
  @MainActor
  public func problem(in text: String) -> EntryProblem? {
    var first: EntryProblem?
    for validator in self {
      guard let problem = validator.problem(in: text) else { continue }
      if problem.isFinal { return problem }
      first = first ?? problem
    }
    return first
  }
}

// MARK: - Texts

extension EntryValidator {
  /// There is more than white space.
  public static var required: Self {
    Self { $0.allSatisfy(\.isWhitespace) ? EntryProblem(.entryRequired) : nil }
  }

  /// The text is so long, in characters as people count them.
  public static func length(_ range: ClosedRange<Int>) -> Self {
    ofText { text in
      let count = text.count
      if count < range.lowerBound { return EntryProblem(.entryTooShort, "\(range.lowerBound)") }
      guard count > range.upperBound else { return nil }
      return range.upperBound == 1
        ? EntryProblem(.entryNotOne, isFinal: true) : EntryProblem(.entryTooLong, "\(range.upperBound)", isFinal: true)
    }
  }

  /// The same text as in another field, such as a password that is entered twice.
  ///
  /// - Parameters:
  ///   - name: What the other field is called.
  ///   - text: Returns the text of the other field.
  public static func matches(_ name: String, text: @escaping @MainActor @Sendable () -> String) -> Self {
    ofText { own in
      let other = text()
      guard own != other else { return nil }
      // The next key may make another one of the last character: a syllable that grows, or a letter that gets its accent.
      return EntryProblem(.entryDiffers, name, isFinal: !other.isEmpty && !other.hasPrefix(own.dropLast()))
    }
  }
}
