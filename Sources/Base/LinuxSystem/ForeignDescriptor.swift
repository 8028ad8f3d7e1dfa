// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// A descriptor that a stranger has passed, or a connection in which descriptors of strangers may wait unread.
///
/// Another thread closes it, because that may take as long as the stranger likes.
package struct ForeignDescriptor: ~Copyable, Sendable {
  /// The descriptor's number.
  package let rawValue: Int32

  /// Takes over a descriptor.
  package init(owning rawValue: Int32) { self.rawValue = rawValue }

  deinit { _ = spn_close_elsewhere(rawValue) }

  /// How many descriptors, and mappings of memory behind such, are not closed yet.
  package static var pendingCloses: Int { spn_pending_closes() }
}
