// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One of the commands of `spinet`.
protocol Command {
  static var name: String { get }
  /// One sentence for the list of commands.
  static var summary: String { get }
  /// The help of the command, or of the one below it that the words name; `nil` when there is none of that name.
  static func help(_ words: [String]) -> String?
  static func run(_ arguments: [String]) -> ExitStatus
}
