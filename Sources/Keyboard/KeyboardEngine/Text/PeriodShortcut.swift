// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Two spaces in quick succession make a full stop and a space.
///
/// Delete right after it takes the full stop back and leaves the two spaces, as they were typed; it deletes nothing.
///
/// A busy app may tell a text of a moment ago, so at a fast typist's pace it goes by the keys alone.
package struct PeriodShortcut: Hashable, Sendable {
  private var last: Last?

  private enum Last: Hashable {
    /// When the first space was pressed, and the text before it.
    case space(EventTime, after: Text)
    case period(EventTime, after: Text)
  }

  /// What is known of a text.
  private struct Text: Hashable {
    var first: Character?
    /// Whether a full stop may follow.
    var takesPeriod: Bool

    init(_ text: String) { (first, takesPeriod) = (text.first, text.last?.takesPeriod == true) }

    /// Whether another text can be the same a moment ago.
    func isLater(than text: String) -> Bool { first != nil && first == text.first }
  }

  /// The longest time from the first space to the second.
  package static let doubleSpaceMilliseconds: Int64 = 500
  /// How soon after a key nobody has put the caret elsewhere, whatever the app tells.
  package static let sameWordMilliseconds: Int64 = 400

  package init() {}
}

extension PeriodShortcut {
  /// Space was pressed.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - text: The text before the caret, as far as it is known, the first space included.
  /// - Returns: The edit to make in place of another space; `nil` for an ordinary space.
  package mutating func space(at time: EventTime, before text: String) -> TextEdit? {
    if case .space(let first, let before) = last,
      time <= first.advanced(byMilliseconds: Self.doubleSpaceMilliseconds),
      text.last == " "
        ? text.dropLast().last?.takesPeriod == true
        : before.takesPeriod && before.isLater(than: text)
          && time < first.advanced(byMilliseconds: Self.sameWordMilliseconds)
    {
      last = .period(time, after: before)
      return .replaceBackward(old: " ", new: ". ")
    }
    last = .space(time, after: Text(text))
    return nil
  }

  /// Delete was pressed.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - text: The text before the caret, as far as it is known.
  /// - Returns: The edit to make in place of a deletion; `nil` to delete as usual.
  package mutating func delete(at time: EventTime, before text: String) -> TextEdit? {
    defer { last = nil }
    guard case .period(let start, let before) = last,
      text.hasSuffix(". ")
        || before.isLater(than: text) && time < start.advanced(byMilliseconds: Self.sameWordMilliseconds)
    else { return nil }
    return .replaceBackward(old: ". ", new: "  ")
  }

  /// Something else happened: another key, the caret moved, focus changed.
  package mutating func interrupt() { last = nil }
}

extension Character {
  /// Whether a full stop may follow.
  fileprivate var takesPeriod: Bool { isLetter || isNumber || closesQuotation || self == "%" }
}
