// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// All that is wrong with a file, in the order in which it was found; never empty.
public struct LayoutErrors: Error, Hashable, Sendable {
  /// In the order of the file; at least one.
  package let errors: [LayoutError]

  package init(_ errors: [LayoutError]) {
    self.errors = errors
  }
}
