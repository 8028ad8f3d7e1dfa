// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Session {
  /// The folder where the keyboard reads its layouts: Spinet's, or a copy beside what the options add.
  func layouts() throws -> String {
    guard !options.ownLayouts.isEmpty else { return Checkout.keyboards }
    let folder = "\(folder)/layouts"
    if !FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.copyItem(atPath: Checkout.keyboards, toPath: folder)
    }
    for (name, text) in options.ownLayouts {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    return folder
  }
}
