// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a new password has to be like.
///
/// Source: Apple's "Customizing Password AutoFill rules". Rules are written such as
/// `required: upper; required: digit; allowed: [-_.]; max-consecutive: 2; minlength: 12;`.
package struct PasswordRules: Hashable, Sendable {
  /// Classes of which each has a sign in the password.
  var required: [SignClass] = []
  /// What else may be in it; `nil` where the rules do not say.
  var allowed: SignClass?
  /// How often the same sign may stand in a row; `nil` for any number.
  var mostInARow: Int?
  /// In signs; `nil` where the rules do not say.
  var leastLength: Int?
  var mostLength: Int?

  /// Rules that ask for nothing.
  package init() {}

  /// A password longer than this is asked for by nobody, in signs.
  package static let longestPassword = 128
  /// Rules longer than this are none, in bytes of UTF-8.
  package static let longestText = 1000
}

// MARK: - What they come to

extension PasswordRules {
  /// All signs that the password may have: without a word on it, any that can be printed.
  var pool: SignClass {
    guard allowed != nil || !required.isEmpty else { return .printable }
    return required.reduce(allowed ?? .empty, |)
  }

  /// Whether a password is as the rules say.
  func isKept(by signs: [UInt8]) -> Bool {
    guard signs.count >= leastLength ?? 0, signs.count <= mostLength ?? .max, signs.allSatisfy(pool.contains),
      required.allSatisfy({ signs.contains(where: $0.contains) })
    else { return false }
    guard let mostInARow else { return true }
    var run = 0
    for (index, sign) in signs.enumerated() {
      run = index > 0 && signs[index - 1] == sign ? run + 1 : 1
      if run > mostInARow { return false }
    }
    return true
  }
}
