// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a text is, such as a name or an address. The words are those of UIKit's `UITextContentType`, which are mostly those
/// of `autocomplete` in HTML.
package struct ContentType: RawRepresentable, Hashable, Sendable {
  /// As UIKit's `UITextContentType` names it.
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
}

extension ContentType {
  /// What keys a text of the kind is typed with, where the field asks for none.
  package var purpose: ContentPurpose? {
    switch rawValue {
    case "name", "given-name", "additional-name", "family-name", "nickname", "cc-name", "cc-given-name",
      "cc-additional-name", "cc-family-name":
      .name
    case "tel": .phone
    case "email", "username": .email
    case "url": .url
    case "password", "current-password", "new-password": .password
    case "one-time-code", "cc-number", "cc-csc", "cc-exp-month", "cc-exp-year", "bday-day", "bday-year", "eid", "imei":
      .digits
    default: nil
    }
  }

  /// Whether words are written that may be corrected.
  package var isProse: Bool {
    switch rawValue {
    case "location", "street-address", "organization-title", "organization", "address-level1", "address-level2",
      "address-level1+2", "address-level3", "country-name":
      true
    default: false
    }
  }

  /// The capitals that texts of the kind have; `nil` for those of the field.
  package var capitals: ContentHints? {
    switch rawValue {
    case "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
      "organization-title", "organization", "location", "street-address", "address-line1", "address-line2",
      "address-level1", "address-level2", "address-level1+2", "address-level3", "country-name", "cc-name",
      "cc-given-name", "cc-additional-name", "cc-family-name":
      .titlecase
    case "tel", "email", "url", "cc-number", "username", "password", "current-password", "new-password",
      "one-time-code":
      .lowercase
    case "postal-code", "flight-number", "shipment-tracking-number": .uppercase
    default: nil
    }
  }
}
