// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An element of a parsed file with the place that it was read from.
struct XMLElement: Sendable {
  /// The name with its prefix, as written.
  var name: String
  /// In the order of the file.
  var attributes: [XMLAttribute]
  var children: [XMLElement] = []
  /// The file that holds it: the layout itself or one that it imports.
  var file: String
  var line: Int
  /// Came by an `import`; what the layout itself says overrides it.
  var isImported = false
  /// Where text other than white space stands directly inside; `nil` without any.
  var textLine: Int?

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  func error(_ message: String) -> LayoutError {
    LayoutError(file: file, line: line, message: message)
  }
}
