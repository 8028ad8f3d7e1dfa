// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a grant is bound to: what a keyboard said of itself and where it came from when the person allowed something.
///
/// An identifier is nobody's own. A keyboard of the same identifier with another passport is another keyboard.
package struct KeyboardPassport: Hashable, Sendable {
  /// What is in it, in the order in which people read it.
  package enum Fact: String, Hashable, Sendable, CaseIterable {
    /// The names in all languages.
    case name
    /// What it says that it wants contacts and the location for, in all languages.
    case contacts, location
    /// Whether it asks for full access, and what it shares with its app.
    case access
    /// Where its program came from.
    case origin
  }

  private var facts: [Fact: String] = [:]

  package init() {}

  package subscript(fact: Fact) -> String {
    get { facts[fact] ?? "" }
    set {
      // As it is read again from a file of lines.
      let text = String(newValue.map { $0.isNewline ? "\n" : $0 })
      facts[fact] = text.isEmpty ? nil : text
    }
  }

  /// What is another than in an older passport.
  package func changes(since old: KeyboardPassport) -> [Fact] { Fact.allCases.filter { self[$0] != old[$0] } }
}
