// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The shape of the errors that a program ends with or tells somebody: what went wrong, what to do, and what it came from.
///
/// Faults in a file that somebody writes, such as a layout's, have a file and a line instead, and are told as compilers do.
package protocol ExplainedError: Error {
  associatedtype Code: Hashable & Sendable

  /// What went wrong, for programs.
  var code: Code { get }
  /// What went wrong, for people; never has anything typed in it.
  var message: String { get }
  /// What to do about it; `nil` where the message says it or nothing can be done.
  var advice: String? { get }
  /// What it came from; `nil` where it began here.
  var cause: (any Error)? { get }
}

extension ExplainedError {
  package var advice: String? { nil }
  package var cause: (any Error)? { nil }

  /// All of it in one line: `MESSAGE (CAUSE); ADVICE`.
  package var report: String {
    let reason = (cause as? any ExplainedError).map { " (\($0.report))" } ?? ""
    return message + reason + (advice.map { "; \($0)" } ?? "")
  }
}

extension SystemCallError: ExplainedError {
  /// The error number, as in `errno(3)`.
  package var code: Int32 { self.errno }

  /// The call, and what the system says of its failure.
  package var message: String { "\(call): \(explanation)" }
}
