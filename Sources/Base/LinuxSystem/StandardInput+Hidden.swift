// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension StandardInput {
  /// Whether somebody types there.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Asks for a line at the terminal, which does not show it, and waits for that. Source: termios(3).
  ///
  /// Control-C is waited for as a sign, so that the terminal never stays as it is meanwhile.
  ///
  /// - Returns: The line without its end; `nil` for Control-C.
  /// - Throws: Where standard input is no terminal.
  package static func readHiddenLine(prompt: String) throws(SystemCallError) -> [UInt8]? {
    var former = termios()
    guard tcgetattr(STDIN_FILENO, &former) == 0 else { throw SystemCallError(call: "tcgetattr", errno: errno) }
    var hidden = former
    hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
    withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = controlC }
    // What was typed before the question is no answer to it.
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else {
      throw SystemCallError(call: "tcsetattr", errno: errno)
    }
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &former) }
    Console.report(part: prompt)
    var line = read()
    // The line feed was not shown either.
    Console.report(part: "\n")
    if line.last == controlC { return nil }
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    return line
  }

  private static let controlC: UInt8 = 3
}
