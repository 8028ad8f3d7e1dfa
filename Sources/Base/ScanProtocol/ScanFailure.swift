// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why a camera's text is not seen or read.
package enum ScanFailure: UInt32, Hashable, Sendable, CaseIterable {
  /// There is no camera.
  case noCamera
  /// The person may not use it.
  case notAllowed
  /// Another program has it.
  case busy
  /// It sends no pictures, or none that can be read.
  case silent
  /// What reads is not installed or does not run.
  case noReader
}
