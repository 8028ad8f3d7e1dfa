// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Something in the settings file that was not understood; the rest of the file counts all the same.
package struct SettingsProblem: Hashable, Sendable {
  /// The line, counted from 1; 0 when the whole file is meant.
  package let line: Int
  /// Whether the line counts.
  package let severity: Severity
  /// Which setting the line is about, as far as that is known.
  let key: String?
  /// What is wrong and what is allowed, in one line without control characters.
  package let message: String

  /// How much a problem matters.
  package enum Severity: String, Hashable, Sendable {
    /// The line was ignored; the key keeps its default.
    case error
    /// The line has no effect, or another than it seems to have.
    case warning
  }

  init(line: Int, _ severity: Severity, key: String? = nil, _ message: String) {
    self.line = line
    self.severity = severity
    self.key = key
    self.message = message
  }

  /// The problem as compilers print theirs: `file:line: severity: message`.
  package func description(file: String) -> String {
    line > 0 ? "\(file):\(line): \(severity): \(message)" : "\(file): \(severity): \(message)"
  }
}
