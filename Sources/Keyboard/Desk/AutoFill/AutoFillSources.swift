// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ContactCards
internal import SystemKeyboard
internal import TextModel

/// What fields can be filled with.
package nonisolated struct AutoFillSources: Hashable, Sendable {
  /// The person's own card; `nil` where there is none, or it is not to be offered.
  package var card: ContactCard?
  /// A code that counts once and has just come; `nil` where there is none.
  package var code: OneTimeCode?
  /// Whether passwords are offered: what the keyring keeps, and strong ones for it to keep.
  package var offersPasswords = false
  /// Whether the host can find where the device is, and the person lets it.
  package var findsPlace = false
  /// What the keyring keeps for the app whose field asked last; `nil` where nothing is known, or no keyring has answered.
  package var logins: SavedLogins?

  package init() {}

  /// Returns what is offered in a field, the best first.
  ///
  /// - Parameters:
  ///   - content: What the app says that the text is; `nil` where it says nothing.
  ///   - purpose: What the field is for, which counts where the app says nothing else.
  ///   - others: What the app says that other empty fields of the same form are for.
  ///   - saysKind: Whether the app says what its fields are for. Others have no word for a code, and digits are what they can ask for.
  func offers(
    for content: ContentType?, _ purpose: ContentPurpose, with others: [ContentType], saysKind: Bool
  ) -> [AutoFillOffer] {
    if content == nil, !saysKind, purpose == .digits || purpose == .number {
      return code.map { $0.isNumber ? [AutoFillOffer($0)] : [] } ?? []
    }
    guard let content = content ?? ContentType(purpose) else { return [] }
    if content.rawValue == OneTimeCode.content {
      return code.map { [AutoFillOffer($0)] } ?? []
    }
    let entries = card?.entries(for: content, with: others) ?? []
    return entries.map { AutoFillOffer($0.text, from: .card(content), with: $0.parts) }
  }
}

extension AutoFillOffer {
  fileprivate nonisolated init(_ code: OneTimeCode) { self.init(code.text, from: .code(sender: code.sender)) }
}

extension ContentType {
  /// What the purpose of a field says of its text. An address bar has the purpose of an address, and nobody goes to their own page
  /// that often.
  fileprivate nonisolated init?(_ purpose: ContentPurpose) {
    switch purpose {
    case .email: self.init(rawValue: "email")
    case .phone: self.init(rawValue: "tel")
    case .name: self.init(rawValue: "name")
    default: return nil
    }
  }
}
