// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Commands that end by themselves.
package enum ShortCommand {
  package struct Result: Sendable {
    /// The exit status; 128 and the signal's number when a signal ended it.
    package let status: Int32
    /// Standard output and standard error, as they came.
    package let output: String
  }

  /// Runs a command to its end.
  package static func run(_ command: [String], environment: [String: String]) throws -> Result {
    guard let name = command.first, let path = name.contains("/") ? name : Programs.path(of: name) else {
      throw BedError("\(command.first ?? "an empty command") is not installed: run Utilities/install-packages.sh test")
    }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = (try pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Result(status: status, output: String(decoding: output, as: UTF8.self))
  }
}
