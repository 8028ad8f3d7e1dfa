// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import SystemKeyboard

/// What tells a picture of the keyboard of one program with some layouts from that of another.
enum Edition {
  static func text(_ layouts: LayoutFolder) -> String {
    let program = Process.executable.flatMap { try? Files.status($0) }
    let files = layouts.files.map { path in
      let status = try? Files.status(path)
      return "\(status?.byteCount ?? 0)/\(status?.modifiedNanoseconds ?? 0)"
    }
    return "\(SpinetVersion.string) \(program?.modifiedNanoseconds ?? 0) \(files.joined(separator: ","))"
  }
}
