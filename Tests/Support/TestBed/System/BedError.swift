// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why the bed could not do what a test asked for.
package struct BedError: Error, CustomStringConvertible {
  /// What went wrong and what to do, for people.
  package let message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}
