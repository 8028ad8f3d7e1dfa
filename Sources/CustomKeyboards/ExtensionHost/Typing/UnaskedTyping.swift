// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How often a keyboard has typed lately though nobody had touched it.
///
/// What comes within a second is one time: a keyboard that is late with a long text has made one mistake.
package struct UnaskedTyping {
  private var times: [Int64] = []

  /// So many times in a minute are no mistake.
  package static let most = 5
  static let minute: Int64 = 60_000_000
  static let second: Int64 = 1_000_000

  package init() {}

  /// Counts a change of the text that was refused.
  ///
  /// - Returns: Whether that is one time too many: the keyboard is to be turned off.
  package mutating func note(at microseconds: Int64) -> Bool {
    times.removeAll { microseconds - $0 >= Self.minute }
    if let last = times.last, microseconds - last < Self.second { return false }
    times.append(microseconds)
    return times.count >= Self.most
  }
}
