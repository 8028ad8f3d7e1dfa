// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Texts that anybody may have written, on their way into one Wayland message: see `TextPieces`.
package nonisolated enum WireText {
  /// The beginning of a text, in whole characters, as much as fits; for what people only look at.
  package static func beginning(of text: String) -> String {
    var pieces = TextPieces(text)
    return pieces.next() ?? ""
  }

  /// Whether a text fits; for a name, of which the beginning is another name.
  package static func fits(_ name: String) -> Bool { name.utf8.count <= TextPieces.usualLimit }
}
