// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What one finger, or the pointer, did.
package enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  case began, moved, ended, cancelled

  /// Whether the finger is no longer down.
  package var isOver: Bool { self == .ended || self == .cancelled }
}
