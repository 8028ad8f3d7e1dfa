// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What is wrong inside one attribute value; the reader adds file, line and the attribute's name.
struct LayoutSyntaxError: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
