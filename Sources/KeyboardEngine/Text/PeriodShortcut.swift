// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Two spaces in quick succession make a full stop and a space.
///
/// Delete right after it takes the full stop back and leaves the two spaces, as they were typed; it deletes nothing.
package struct PeriodShortcut: Hashable, Sendable {
  private var last: Last?

  private enum Last: Hashable {
    case space(EventTime)
    case period
  }

  /// The longest time from the first space to the second.
  package static let doubleSpaceMilliseconds: Int64 = 500

  package init() {}
}

extension PeriodShortcut {
  /// Space was pressed.
  ///
  /// - Parameter text: The text before the caret, as far as it is known, the first space included.
  /// - Returns: The edit to make in place of another space; `nil` for an ordinary space.
  package mutating func space(at time: EventTime, before text: String) -> TextEdit? {
    if case .space(let first) = last, time <= first.advanced(byMilliseconds: Self.doubleSpaceMilliseconds),
      text.last == " ", let previous = text.dropLast().last, previous.takesPeriod
    {
      last = .period
      return .replaceBackward(old: " ", new: ". ")
    }
    last = .space(time)
    return nil
  }

  /// Delete was pressed.
  ///
  /// - Parameter text: The text before the caret, as far as it is known.
  /// - Returns: The edit to make in place of a deletion; `nil` to delete as usual.
  package mutating func delete(before text: String) -> TextEdit? {
    defer { last = nil }
    guard last == .period, text.hasSuffix(". ") else { return nil }
    return .replaceBackward(old: ". ", new: "  ")
  }

  /// Something else happened: another key, the caret moved, focus changed.
  package mutating func interrupt() { last = nil }
}

extension Character {
  /// Whether a full stop may follow.
  fileprivate var takesPeriod: Bool { isLetter || isNumber || closesQuotation || self == "%" }
}
