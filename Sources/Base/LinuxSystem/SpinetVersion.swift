// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The version of all of Spinet's programs.
package enum SpinetVersion {
  /// By Semantic Versioning. The manual pages name it too; a test of the scripts compares them.
  package static let string = "0.1.0"
}
