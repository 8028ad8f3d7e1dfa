// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

private import Glibc

/// What a command-line program leaves behind: text on its two outputs and an exit status.
public enum ProcessOutput {
  /// Writes all of the text, or as much as the reader at the other end takes.
  public static func write(_ text: String, toStandardError: Bool = false) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Glibc.write(toStandardError ? STDERR_FILENO : STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR {
        continue
      }
      guard count > 0 else { return }
      bytes.removeFirst(count)
    }
  }

  /// Ends the process. The corresponding C function is `exit`.
  public static func exit(_ status: Int32) -> Never {
    Glibc.exit(status)
  }
}
