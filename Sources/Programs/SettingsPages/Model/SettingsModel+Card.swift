// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Phrases
internal import Storage

/// The person's own card as its file has it.
struct PersonCard: Hashable {
  var card = ContactCard()
  /// Why the file cannot be read as a card.
  var fault: String?
}

extension SettingsModel {
  func readCard() -> PersonCard {
    guard let path = places.card else { return PersonCard(fault: said(.noPlaceForSettings)) }
    do throws(ContactCardFile.Failure) {
      let card = try ContactCardFile(path: path).load()
      // Rows show no blank values, and would save that.
      return PersonCard(card: (try? card.normalized()) ?? card)
    } catch {
      return PersonCard(fault: said(.cardFault, error.message))
    }
  }

  /// Changes the card; what others have changed meanwhile stays.
  ///
  /// - Parameters:
  ///   - base: The card as it was read.
  ///   - card: What the person has made of it.
  ///   - overwrites: Whether that takes the place of what others have made of the same parts.
  /// - Throws: `ContactCardFile.Failure`.
  func changeCard(from base: ContactCard, to card: ContactCard, overwrites: Bool) throws {
    guard let path = places.card else { throw SettingsFile.Failure(message: said(.noPlaceForSettings)) }
    defer { readAndTell() }
    try ContactCardFile(path: path).change(from: base, to: card, overwrites: overwrites)
  }
}
