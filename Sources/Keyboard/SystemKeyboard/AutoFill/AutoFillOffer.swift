// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

internal import Phrases

/// A text that the bar offers to fill a whole field with.
package struct AutoFillOffer: Hashable, Sendable {
  /// What the field has when it is taken, in one line; of a secret only what it goes by, which is never typed.
  package let text: String
  /// Where it comes from.
  package let source: Source
  /// What other fields of the same form have with it, when it is taken.
  package let parts: [FieldText]

  package init(_ text: String, from source: Source, with parts: [FieldText] = []) {
    (self.text, self.source, self.parts) = (text, source, parts)
  }

  /// A password that the keyboard has made up, for a field for a new one.
  package init(strongPassword: SecretText) { self.init("strong-password", from: .strongPassword(strongPassword)) }

  /// What has the keyring ask to be unlocked; it types nothing.
  package static let unlocking = AutoFillOffer("unlock-passwords", from: .lockedKeyring)

  /// What has the host find where the device is, for a field of a kind; it types nothing by itself.
  package init(place content: ContentType, _ step: PlaceStep) { self.init(step.rawValue, from: .place(content, step)) }

  /// How far it is with where the device is.
  package enum PlaceStep: String, Hashable, Sendable {
    /// Nobody has looked yet, and nobody does before a tap.
    case offered = "current-place"
    case looking = "finding-place"
    /// There is no answer; a tap looks again.
    case failed = "no-place"
  }

  package enum Source: Hashable, Sendable {
    /// The person's own card has it as this kind of text.
    case card(ContentType)
    /// It is a code that counts once; `sender` may be empty.
    case code(sender: String)
    /// The keyboard has made it up.
    case strongPassword(SecretText)
    /// A user name whose password is kept, by what the keyring calls that.
    case savedUsername(item: String)
    /// A password that is kept, by what the keyring calls it; the text is its user name, which says whose it is.
    case savedPassword(item: String)
    /// Passwords are kept for the app in a keyring that is locked.
    case lockedKeyring
    /// The password that the keyboard has made up is to be kept; the text is the user name that it is for.
    case unsavedPassword
    /// The same, after the keyring has not kept it.
    case notSavedPassword
    /// Where the device is, for a field of this kind.
    case place(ContentType, PlaceStep)
  }

  /// More at once are not offered.
  package static let mostOffers = SuggestionBar.slotCount
}

extension AutoFillOffer {
  /// What is filled in, where it is a secret: it is offered in secret fields, and nowhere else.
  var secret: SecretText? {
    if case .strongPassword(let secret) = source { secret } else { nil }
  }

  /// Whether a tap on it types nothing by itself: the host does something first, or only.
  var isLeftToHost: Bool {
    switch source {
    case .savedPassword, .lockedKeyring, .unsavedPassword, .notSavedPassword, .place: true
    case .card, .code, .strongPassword, .savedUsername: false
    }
  }

  /// Whether it is offered in fields that are secret.
  var suitsSecrets: Bool { secret != nil || isLeftToHost && !isPlace }

  /// Whether it is offered in fields that are not.
  var suitsOthers: Bool {
    switch source {
    case .savedPassword, .strongPassword, .unsavedPassword, .notSavedPassword: false
    case .card, .code, .savedUsername, .lockedKeyring, .place: true
    }
  }

  private var isPlace: Bool { if case .place = source { true } else { false } }

  /// Whether the host is finding where the device is.
  package var awaitsPlace: Bool { if case .place(_, .looking) = source { true } else { false } }

  /// Whether it goes on with what has been typed, in capitals or not; everything goes on with nothing.
  func goesOn(with typed: String) -> Bool {
    if typed.isEmpty || source == .lockedKeyring { return true }
    if isPlace { return false }
    guard source == .card(ContentType(rawValue: "tel")), !typed.contains(where: \.isLetter) else {
      return text.count > typed.count && text.lowercased().hasPrefix(typed.lowercased())
    }
    // Fields write numbers with separators of their own.
    let (whole, start) = (Self.dialled(text), Self.dialled(typed))
    return whole.count > start.count && whole.hasPrefix(start)
  }

  /// What is dialled of a phone number: its digits in ASCII, and the plus sign before them.
  private static func dialled(_ text: String) -> String {
    text.compactMap { $0 == "+" ? "+" : $0.wholeNumberValue.map { String($0) } }.joined()
  }

  /// How the bar says what is filled in, in the language of the keys.
  func suggestion(_ words: PhraseLanguage) -> Suggestion {
    var suggestion = Suggestion(text: text)
    suggestion.caption = caption(words)
    suggestion.secret = secret
    suggestion.isNamedOnly = source == .lockedKeyring || isPlace
    return suggestion
  }

  private func caption(_ words: PhraseLanguage) -> String {
    switch source {
    case .code(""): words(.autoFillCode)
    case .code(let sender): words(.autoFillCodeFrom, sender)
    case .strongPassword: words(.autoFillStrongPassword)
    case .savedUsername, .savedPassword: words(.autoFillPassword)
    case .lockedKeyring: words(.autoFillUnlock)
    case .unsavedPassword: words(.autoFillSavePassword)
    case .notSavedPassword: words(.autoFillSavePasswordAgain)
    case .place(_, .looking): words(.autoFillFindingPlace)
    case .place(_, .failed): words(.autoFillNoPlace)
    case .place(let content, .offered): words(Self.placePhrase(content.rawValue))
    // What fills more than the field is called by what it fills.
    case .card(let content): words(Self.phrase((parts.isEmpty ? content : content.whole ?? content).rawValue))
    }
  }

  private static func placePhrase(_ content: String) -> Phrase {
    switch content {
    case "address-level1": .autoFillCurrentRegion
    case "country-name": .autoFillCurrentCountry
    default: .autoFillCurrentCity
    }
  }

  private static func phrase(_ content: String) -> Phrase {
    switch content {
    case "name": .autoFillName
    case "honorific-prefix": .autoFillNamePrefix
    case "given-name": .autoFillGivenName
    case "additional-name": .autoFillMiddleName
    case "family-name": .autoFillFamilyName
    case "honorific-suffix": .autoFillNameSuffix
    case "nickname": .autoFillNickname
    case "organization": .autoFillOrganization
    case "organization-title": .autoFillJobTitle
    case "email", "username": .autoFillEmail
    case "tel": .autoFillPhone
    case "url": .autoFillWebsite
    case "bday", "bday-day", "bday-month", "bday-year": .autoFillBirthday
    case "address-level1": .autoFillRegion
    case "address-level2", "address-level1+2": .autoFillCity
    case "postal-code": .autoFillPostalCode
    case "country-name": .autoFillCountry
    default: .autoFillAddress
    }
  }
}
