// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Why a table cannot be read, or no language file be made of several.
package struct TableError: Error, Hashable, Sendable {
  /// The table's name, as it was given; `nil` when no single table is at fault.
  package let table: String?
  /// The line, counted from one; 0 when no line is at fault.
  package let line: Int
  /// What is wrong, for people.
  package let message: String

  package init(table: String?, line: Int = 0, message: String) {
    (self.table, self.line, self.message) = (table, line, message)
  }
}

extension TableError: CustomStringConvertible {
  package var description: String {
    guard let table else { return message }
    return line > 0 ? "\(table):\(line): \(message)" : "\(table): \(message)"
  }
}
