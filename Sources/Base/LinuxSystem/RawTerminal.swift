// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The terminal that is standard input, for as long as each key is to be known as it is pressed, and nothing is shown by itself.
package final class RawTerminal {
  private var former = termios()
  private var isRaw = true

  /// - Throws: Where standard input is no terminal.
  package init() throws(SystemCallError) {
    guard tcgetattr(STDIN_FILENO, &former) == 0 else { throw SystemCallError(call: "tcgetattr", errno: errno) }
    var raw = former
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else {
      throw SystemCallError(call: "tcsetattr", errno: errno)
    }
  }

  deinit { restore() }

  /// Puts it back to how it was. What was typed meanwhile and not read is typed for nobody.
  package func restore() {
    guard isRaw else { return }
    isRaw = false
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &former)
  }
}
