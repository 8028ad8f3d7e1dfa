// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// This process.
package enum Process {
  /// Ends it at once; buffers of C libraries are written.
  package static func exit(status: Int32) -> Never { Glibc.exit(status) }
}

extension Process {
  /// The folder that holds the program.
  package static var folder: String? {
    executable.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
  }

  /// The program's file.
  package static var executable: String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
