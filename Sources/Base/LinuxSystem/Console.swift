// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The standard streams, written without buffering. Nothing typed by the person ever goes here.
package enum Console {
  /// The descriptor of standard error, to be handed to a program of ours.
  package static var reportDescriptor: Int32 { STDERR_FILENO }

  /// Whether somebody sees what is written to standard output.
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes a line to standard output.
  package static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  /// Writes a line to standard error.
  package static func report(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// Writes a part of a text to standard output.
  package static func print(part: String) { write(part, to: STDOUT_FILENO) }

  /// Writes a part of a text to standard error.
  package static func report(part: String) { write(part, to: STDERR_FILENO) }

  /// Writes bytes to standard output, for a program that reads them there.
  package static func print(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0, to: STDOUT_FILENO) } }

  /// Has writing to what nobody reads any more fail, in the place of ending this process.
  package static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}
