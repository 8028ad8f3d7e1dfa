// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Something that the keyboard asks the person, on its own surface.
package struct SystemQuestion: Hashable, Sendable {
  /// What is asked.
  package var title: String
  /// What it means, in paragraphs.
  package var paragraphs: [String]
  package var allow: String
  package var refuse: String

  package init(title: String, paragraphs: [String], allow: String, refuse: String) {
    self.title = title
    self.paragraphs = paragraphs
    self.allow = allow
    self.refuse = refuse
  }
}
