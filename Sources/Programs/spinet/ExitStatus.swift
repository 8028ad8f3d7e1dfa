// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// How `spinet` ends.
enum ExitStatus: Int32 {
  case success = 0
  /// The command ran and found something wrong.
  case failure = 1
  /// The command line was wrong, and nothing was done.
  case usage = 2

  /// Says what is wrong with the command line and how it should be.
  static func usage(_ message: String, _ usage: String) -> ExitStatus {
    Terminal.report("spinet: \(message)\n\n\(usage)")
    return .usage
  }
}
