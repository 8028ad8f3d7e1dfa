// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import SystemKeyboard
internal import TextModel

// MARK: - What fills a whole field

extension KeyboardDesk {
  /// Finds what is offered in the field that has focus. Nothing of it reaches the app before it is taken.
  func findAutoFill() {
    findLogins()
    if field.state.isActive { noteUsername(field.state.context) }
    forgetPlaceOfOthers()
    autoFill = offers(in: field.state)
  }

  private func offers(in state: FieldState) -> [AutoFillOffer] {
    guard state.isActive else {
      // The field that repeats a new password may follow, as long as there is a keyboard.
      if !screen.isShown { forgetNewPassword() }
      return []
    }
    if let offers = offerNewPassword() { return offers }
    if let offers = offerLogins() { return offers }
    // Who types into a lock screen or a login may be somebody else.
    guard field.app != .desktop, !traits(of: state).isSecure else { return [] }
    // Where nobody knows what stands in the field, keys select it. Apps that say something of it would tell its text if they could.
    guard field.client.tellsText || claim == nil && field.pressesKeys else { return [] }
    let offers = situation.autoFill.offers(
      for: claim?.content, state.purpose, with: claim?.otherContents ?? [], saysKind: claim != nil)
    guard let place = placeOffer(for: claim?.content) else { return offers }
    return Array(offers.prefix(AutoFillOffer.mostOffers - 1)) + [place]
  }

  /// The person has filled the field with what was offered.
  func noteFilled(_ offer: AutoFillOffer) {
    services.perform(.filled)
    switch offer.source {
    case .code: services.perform(.tookCode)
    case .strongPassword:
      newPassword?.takenActivation = field.state.activation
      newPassword?.touchCount = 0
      findAutoFill()
    case .savedUsername(let item): fetchOtherPassword(item)
    case .savedPassword(let item): fetchPassword(item)
    case .unsavedPassword, .notSavedPassword: saveNewPassword(of: offer.text)
    case .place: findPlace()
    case .lockedKeyring: services.perform(.unlockKeyring)
    case .card: break
    }
    if !offer.parts.isEmpty { services.perform(.fillOthers(offer.parts)) }
  }
}
