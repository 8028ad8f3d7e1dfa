// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem
package import RemoteTrust

/// The list of phones that may type on this device, in a file of one person: once for `spinet pair` and the settings app.
///
/// `spinet-remote` follows it: a phone that is taken out of it is hung up on at once.
package struct PairedPhones: Sendable {
  private let path: String

  /// Larger files are none of ours.
  private static let limit = 64 << 10

  package init(path: String) { self.path = path }

  /// The list; an empty one where there is no file that can be read.
  package var list: DeviceList {
    DeviceList(text: String(decoding: (try? Files.read(path, limit: Self.limit)) ?? [], as: UTF8.self))
  }

  /// Changes the list, which others may change too.
  package func change(_ change: (inout DeviceList) -> Void) throws(SystemCallError) {
    try Files.change(path, limit: Self.limit, needsLock: true) { bytes in
      var list = DeviceList(text: String(decoding: bytes ?? [], as: UTF8.self))
      change(&list)
      return (Array(list.text.utf8), ())
    }
  }
}
