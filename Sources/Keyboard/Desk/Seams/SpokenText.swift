// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Something to be said aloud.
package struct SpokenText: Hashable, Sendable {
  package var text: String
  /// The language that it is in, a BCP 47 tag.
  package var language: String

  package init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}
