// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that is wrong with a layout file or a test file.
package struct LayoutError: Error, Hashable, Sendable {
  /// The file as it was named to the reader, or the imported file that the line is in.
  package let file: String
  /// Counted from 1; 0 when the problem is with the file as a whole.
  package let line: Int
  /// What is wrong and how to put it right, for the author of the file.
  package let message: String

  package init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

extension LayoutError: CustomStringConvertible {
  /// `file:line: message`, as compilers print it.
  package var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
