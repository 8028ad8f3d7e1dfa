// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Something that the keyboard asks the person, on its own surface.
package struct SystemQuestion: Hashable, Sendable {
  /// What is asked.
  package var title: String
  /// What it means, in paragraphs.
  package var paragraphs: [String]
  /// The words of the key that says yes.
  package var allow: String
  /// The words of the key that says no.
  package var refuse: String

  package init(title: String, paragraphs: [String], allow: String, refuse: String) {
    self.title = title
    self.paragraphs = paragraphs
    self.allow = allow
    self.refuse = refuse
  }
}
