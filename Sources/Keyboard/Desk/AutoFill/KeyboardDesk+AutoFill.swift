// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import SystemKeyboard
internal import TextModel

// MARK: - What fills a whole field

extension KeyboardDesk {
  /// Finds what is offered in the field that has focus. Nothing of it reaches the app before it is taken.
  func findAutoFill() {
    let state = field.state
    // Who types into a lock screen or a login may be somebody else.
    guard state.isActive, field.app != .desktop, !traits(of: state).isSecure else {
      autoFill = []
      return
    }
    autoFill = situation.autoFill.offers(for: claim?.content, state.purpose, with: claim?.otherContents ?? [])
  }

  /// The person has taken an offer, which is in the field.
  func noteFilled(_ offer: AutoFillOffer) {
    if case .code = offer.source { services.perform(.tookCode) }
    if !offer.parts.isEmpty { services.perform(.fillOthers(offer.parts)) }
  }
}
