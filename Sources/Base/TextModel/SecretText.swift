// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A text that stands in one place, so that it is gone everywhere as soon as it is wiped there.
///
/// Whoever shows or types it asks for `text` at that moment, and otherwise keeps the object alone. It is equal to itself only.
package final class SecretText: Sendable {
  private let bytes: Mutex<[UInt8]>

  package init(_ text: String) { bytes = Mutex(Array(text.utf8)) }

  /// The text; empty once it has been wiped.
  package var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  /// Gives up the text for good.
  package func wipe() {
    // `spinetd` overwrites what it frees; other programs at least do not keep it.
    bytes.withLock { bytes in
      for index in bytes.indices { bytes[index] = 0 }
      bytes = []
    }
  }
}

extension SecretText: Hashable {
  package static func == (left: SecretText, right: SecretText) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
