// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

extension ContactCard {
  /// What a field of a kind may be filled with, the best first, each once; empty where the card says nothing of it.
  ///
  /// The kinds are those of HTML's `autocomplete`, as `ContentType` has them.
  package func values(for content: ContentType) -> [String] {
    var values: [String] = []
    for value in candidates(content.rawValue) where !value.isEmpty && !values.contains(value) { values.append(value) }
    return values
  }

  private func candidates(_ content: String) -> [String] {
    switch content {
    case "name": [fullName.isEmpty ? name.whole : fullName]
    case "honorific-prefix": [name.prefix]
    case "given-name": [name.given]
    case "additional-name": [name.additional]
    case "family-name": [name.family]
    case "honorific-suffix": [name.suffix]
    case "nickname": [nickname]
    case "organization": [organization]
    case "organization-title": [jobTitle]
    case "email", "username": emails
    case "tel": phones
    case "url": urls
    case "bday": [birthday?.text ?? ""]
    case "bday-day": [birthday.map { String($0.day) } ?? ""]
    case "bday-month": [birthday.map { String($0.month) } ?? ""]
    case "bday-year": [birthday?.year.map { String($0) } ?? ""]
    default: addresses.map { address($0, content) }
    }
  }

  private func address(_ address: Address, _ content: String) -> String {
    switch content {
    case "location":
      joined([address.street, address.extended, address.city, address.region, address.postalCode, address.country])
    case "street-address": joined([address.street, address.extended])
    case "address-line1": address.street
    case "address-line2": address.extended
    case "address-level1": address.region
    case "address-level2": address.city
    case "address-level1+2": joined([address.city, address.region])
    case "postal-code": address.postalCode
    case "country-name": address.country
    default: ""
    }
  }

  private func joined(_ parts: [String], _ separator: String = ", ") -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension ContactCard.Birthday {
  /// As `2001-02-03`, or without the year as `02-03`.
  var text: String {
    let day = padded(month, 2) + "-" + padded(day, 2)
    return year.map { padded($0, 4) + "-" + day } ?? day
  }

  private func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
