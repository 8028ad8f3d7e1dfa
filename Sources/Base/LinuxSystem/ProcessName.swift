// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The short names that the kernel keeps for processes.
package enum ProcessName {
  /// The name of a process, at most 15 bytes, with `?` for what a terminal must not be sent; `nil` when it is gone.
  package static func of(process: UInt32) -> String? {
    guard let bytes = try? Files.read("/proc/\(process)/comm", limit: 64) else { return nil }
    let name = bytes.prefix { $0 != UInt8(ascii: "\n") }.map { (0x21...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
