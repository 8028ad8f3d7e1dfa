// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import LinuxSystem

/// Where this program says something. Names of files and of keyboards are in it, which may hold anything: nothing that it
/// says moves the cursor, changes colours or turns the direction of text.
enum Terminal {
  /// Writes lines to standard output.
  static func print(_ text: String) { Console.print(printableLines(text)) }

  /// Writes lines to standard error.
  static func report(_ text: String) { Console.report(printableLines(text)) }

  /// Writes a part of what a program of somebody else's prints to standard output, as it comes.
  static func print(part: String) { Console.print(part: printableLines(part)) }

  /// Writes a part of what a program of somebody else's reports to standard error, as it comes.
  static func report(part: String) { Console.report(part: printableLines(part)) }
}
