// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardBundle
import LinuxSystem

/// Where the daemon says what is not as it should be. Names of files and settings are in it, which may hold anything: nothing
/// of that does anything to a terminal.
enum Log {
  /// Writes lines to standard error.
  static func report(_ text: String) { Console.report("spinetd: " + printableLines(text)) }

  /// Writes what a custom keyboard prints to standard error, as it comes.
  static func show(_ text: String) { Console.report(part: printableLines(text)) }
}
