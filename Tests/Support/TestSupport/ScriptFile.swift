// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program of a few lines for the shell, which a test has run.
package enum ScriptFile {
  /// Writes a script that anybody may run.
  ///
  /// Another process writes it: a file that this one has open for writing may stay open in a process that another test has just started,
  /// and could not be run then ("text file busy").
  ///
  /// - Parameter text: What follows on its first line.
  package static func write(_ text: String, to path: String) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$2\" && chmod 755 \"$2\"", "sh", text, path]
    try writer.run()
    writer.waitUntilExit()
    guard writer.terminationStatus == 0 else { throw NotWritten(path: path) }
  }

  private struct NotWritten: Error {
    let path: String
  }
}
