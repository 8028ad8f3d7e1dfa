// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts programs at other places, where they can be run at once.
///
/// Another process copies them: a file that is open for writing here could be inherited by what another thread starts meanwhile, and
/// the kernel runs no program that anybody has open so.
package enum ProgramCopy {
  /// Puts a program at a second place, where that may be the same file.
  package static func place(_ program: String, at path: String) throws {
    if (try? FileManager.default.linkItem(atPath: program, toPath: path)) == nil { try make(of: program, at: path) }
  }

  /// Makes a file of its own.
  package static func make(of program: String, at path: String) throws {
    let result = try ShortCommand.run(["cp", program, path], environment: ProcessInfo.processInfo.environment)
    guard result.status == 0 else { throw BedError("cannot copy \(program): \(result.output)") }
  }
}
