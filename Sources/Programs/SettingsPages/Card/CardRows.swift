// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ContactCards
internal import Phrases
internal import UIKit

/// The rows of the person's card.
final class CardRows {
  let prefix, given, additional, family, suffix, nickname, fullName: EntryRow
  let organization, jobTitle: EntryRow
  private(set) var emails, phones, urls: [EntryRow]
  private(set) var addresses: [AddressRows]
  let birthday: EntryRow
  private let birthdays: BirthdayText

  init(_ card: ContactCard) {
    prefix = Self.name("name-prefix", .autoFillNamePrefix, card.name.prefix, .namePrefix)
    given = Self.name("given-name", .autoFillGivenName, card.name.given, .givenName)
    additional = Self.name("middle-name", .autoFillMiddleName, card.name.additional, .middleName)
    family = Self.name("family-name", .autoFillFamilyName, card.name.family, .familyName)
    suffix = Self.name("name-suffix", .autoFillNameSuffix, card.name.suffix, .nameSuffix)
    nickname = Self.name("nickname", .autoFillNickname, card.nickname, .nickname)
    fullName = Self.name("full-name", .fullName, card.isNamedByParts ? "" : card.fullName, .name)
    organization = Self.name("organization", .autoFillOrganization, card.organization, .organizationName)
    jobTitle = Self.name("job-title", .autoFillJobTitle, card.jobTitle, .jobTitle)
    emails = Self.orEmpty(card.emails).enumerated().map { Self.email($0.offset, $0.element) }
    phones = Self.orEmpty(card.phones).enumerated().map { Self.phone($0.offset, $0.element) }
    urls = Self.orEmpty(card.urls).enumerated().map { Self.url($0.offset, $0.element) }
    let addresses = card.addresses.isEmpty ? [ContactCard.Address()] : card.addresses
    self.addresses = addresses.enumerated().map { AddressRows($0.offset, $0.element) }
    birthdays = BirthdayText(hasYear: card.birthday.map { $0.year != nil } ?? true)
    birthday = Self.birthday(card.birthday, birthdays)
  }

  /// Names in the order in which they are said.
  var names: [EntryRow] { Self.isFamilyNameFirst ? [family, given] : [given, family] }

  /// Names that few people are asked for.
  var rareNames: [EntryRow] { [prefix, additional, suffix, nickname] }

  /// All that can be there, in the order in which it is filled.
  var all: [EntryRow] {
    names + rareNames + [fullName, organization, jobTitle] + emails + phones + addresses.flatMap(\.all) + [birthday]
      + urls
  }

  static var isFamilyNameFirst: Bool { PhraseLanguage(tags: UIApplication.shared.preferredLanguages) == .korean }

  private static func orEmpty(_ values: [String]) -> [String] { values.isEmpty ? [""] : values }
}

// MARK: - The card

extension CardRows {
  /// Returns a card with what the rows have.
  ///
  /// - Parameter base: The card that the rows were made of or that was saved last.
  func card(over base: ContactCard) -> ContactCard {
    var card = base
    (card.name.prefix, card.name.given, card.name.additional) = (prefix.value, given.value, additional.value)
    (card.name.family, card.name.suffix, card.nickname) = (family.value, suffix.value, nickname.value)
    (card.organization, card.jobTitle) = (organization.value, jobTitle.value)
    let isNamedAsBefore = card.name == base.name && base.isNamedByParts
    let name = isNamedAsBefore ? base.fullName : card.name.whole
    card.fullName = fullName.value.isEmpty ? name : fullName.value
    card.emails = emails.map(\.value).filter { !$0.isEmpty }
    card.phones = phones.map(\.value).filter { !$0.isEmpty }
    card.urls = urls.map(\.value).filter { !$0.isEmpty }
    card.addresses = addresses.map(\.address).filter { $0 != ContactCard.Address() }
    card.birthday = birthdays.birthday(birthday.value)
    return card
  }

  func markSaved() { for row in all { row.markSaved() } }

  func addEmail() -> EntryRow {
    emails.append(Self.email(emails.count, ""))
    return emails[emails.count - 1]
  }

  func addPhone() -> EntryRow {
    phones.append(Self.phone(phones.count, ""))
    return phones[phones.count - 1]
  }

  func addAddress() -> AddressRows {
    addresses.append(AddressRows(addresses.count, ContactCard.Address()))
    return addresses[addresses.count - 1]
  }
}

// MARK: - Rows

extension CardRows {
  /// Longer texts are no names.
  private static let lengths = 0...200

  /// A row for a name or for another text without a form of its own.
  static func name(_ id: String, _ title: Phrase, _ value: String, _ content: UITextContentType) -> EntryRow {
    EntryRow(id, said(title), value: value) {
      $0.textContentType = content
      $0.autocapitalizationType = .words
      $0.autocorrectionType = .no
      $0.entryValidators = [.length(lengths)]
    }
  }

  private static func email(_ index: Int, _ value: String) -> EntryRow {
    EntryRow("email-\(index + 1)", said(.autoFillEmail), value: value) {
      $0.textContentType = .emailAddress
      $0.keyboardType = .emailAddress
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
      $0.placeholder = "name@example.com"
      $0.entryValidators = [.email]
    }
  }

  private static func phone(_ index: Int, _ value: String) -> EntryRow {
    EntryRow("phone-\(index + 1)", said(.autoFillPhone), value: value) {
      $0.textContentType = .telephoneNumber
      $0.keyboardType = .phonePad
      $0.entryValidators = [.length(lengths)]
      let formatter = PhoneNumberEntryFormatter()
      // A number with letters or an extension is left as the person has written it.
      let signs = value.filter { $0.isLetter || $0.isNumber || $0 == "+" }
      if signs == formatter.digits(of: value) { $0.entryFormatter = formatter }
    }
  }

  private static func url(_ index: Int, _ value: String) -> EntryRow {
    EntryRow("url-\(index + 1)", said(.autoFillWebsite), value: value) {
      $0.textContentType = .URL
      $0.keyboardType = .URL
      $0.autocapitalizationType = .none
      $0.autocorrectionType = .no
      $0.placeholder = "https://example.com"
      $0.entryValidators = [.url]
    }
  }

  private static func birthday(_ birthday: ContactCard.Birthday?, _ texts: BirthdayText) -> EntryRow {
    EntryRow(
      "birthday", said(.autoFillBirthday), value: birthday.map(texts.value) ?? "", write: texts.text, read: texts.value
    ) {
      $0.textContentType = .birthdate
      $0.keyboardType = .numberPad
      $0.placeholder = texts.example
      $0.entryFormatter = texts.formatter
      $0.entryValidators = texts.validators
    }
  }
}
