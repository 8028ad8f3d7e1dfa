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
    try writeWhole("#!/bin/sh\n\(text)\n", to: path)
  }

  /// Writes a program that anybody may run, in whatever language its first line says.
  package static func writeWhole(_ text: String, to path: String) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf '%s' \"$1\" >\"$2\" && chmod 755 \"$2\"", "sh", text, path]
    try writer.run()
    writer.waitUntilExit()
    guard writer.terminationStatus == 0 else { throw NotWritten(path: path) }
  }

  private struct NotWritten: Error {
    let path: String
  }
}
