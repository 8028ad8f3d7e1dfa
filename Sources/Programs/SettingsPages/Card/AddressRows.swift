// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Phrases
internal import UIKit

/// The rows of an address.
final class AddressRows {
  private let street, extended, city, region, postalCode, country: EntryRow

  init(_ index: Int, _ address: ContactCard.Address) {
    func row(_ id: String, _ title: Phrase, _ value: String, _ content: UITextContentType) -> EntryRow {
      CardRows.name("\(id)-\(index + 1)", title, value, content)
    }
    street = row("street", .street, address.street, .streetAddressLine1)
    extended = row("apartment", .apartment, address.extended, .streetAddressLine2)
    city = row("city", .autoFillCity, address.city, .addressCity)
    region = row("region", .autoFillRegion, address.region, .addressState)
    postalCode = row("postal-code", .autoFillPostalCode, address.postalCode, .postalCode)
    country = row("country", .autoFillCountry, address.country, .countryName)
  }

  /// In the order in which addresses are written.
  var all: [EntryRow] {
    CardRows.isFamilyNameFirst
      ? [postalCode, region, city, street, extended, country] : [street, extended, city, region, postalCode, country]
  }

  var address: ContactCard.Address {
    var address = ContactCard.Address()
    (address.street, address.extended, address.city) = (street.value, extended.value, city.value)
    (address.region, address.postalCode, address.country) = (region.value, postalCode.value, country.value)
    return address
  }
}
