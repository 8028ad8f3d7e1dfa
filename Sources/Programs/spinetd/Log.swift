// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardBundle
import LinuxSystem

extension Log {
  /// Writes what a custom keyboard prints to standard error, as it comes. Nothing of that does anything to a terminal.
  static func show(_ text: String) { Console.report(part: printableLines(text)) }
}
