// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension ContentType {
  /// What texts of the kind are a part of: a name, an address, a birthday or a login; `nil` for what stands by itself.
  package var whole: ContentType? {
    switch rawValue {
    case "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix":
      ContentType(rawValue: "name")
    case "street-address", "address-line1", "address-line2", "address-level1", "address-level2", "address-level1+2",
      "postal-code", "country-name":
      ContentType(rawValue: "location")
    case "bday-day", "bday-month", "bday-year": ContentType(rawValue: "bday")
    // HTML has no word for both.
    case "username", "password", "current-password": ContentType(rawValue: "login")
    default: nil
    }
  }
}

/// A text that fills a field of a kind.
package struct FieldText: Hashable, Sendable {
  /// What the text is.
  package let content: ContentType
  /// One line.
  package let text: String

  package init(_ text: String, as content: ContentType) { (self.text, self.content) = (text, content) }
}
