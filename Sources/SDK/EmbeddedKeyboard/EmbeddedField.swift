// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import FieldChannel
import TextModel
import UIKitCore

/// The field of the app that the keys type into, for the desk.
@MainActor
final class EmbeddedField: DeskField {
  private(set) var state = FieldState()
  private(set) var client: any TextClient = NoField()
  private var traits = FieldTraits()
  private var content: ContentType?
  private var otherContents: [ContentType] = []
  /// Whether the Return key does anything.
  var isReturnEnabled = true
  /// Whether the app shows the rest of the word that is typed, and a space takes it.
  var completesWord = false
  /// The app's own fields tell where their caret is.
  var watchesOtherUse = false
  /// How high what the app shows right above the keys is, in points.
  var accessoryHeight = 0.0

  /// A field has got focus.
  func begin(_ client: any TextClient, in situation: KeysSituation) {
    self.client = client
    traits = situation.traits
    isReturnEnabled = situation.isReturnEnabled
    (content, otherContents) = (situation.content, situation.otherContents)
    completesWord = false
    state = FieldState(
      isActive: true, activation: state.activation + 1, purpose: traits.purpose, hints: traits.hints)
    state.isInPlace = situation.isSameField
  }

  /// No field has focus any more.
  func end() { state = FieldState(activation: state.activation) }

  /// The field may go, now that what was typed into it is over.
  func release() { client = NoField() }

  func traits(of state: FieldState) -> FieldTraits { traits }

  func claim(on state: FieldState) -> FieldClaim? {
    guard state.isActive else { return nil }
    var claim = FieldClaim()
    claim.isReturnEnabled = isReturnEnabled
    claim.completesWord = completesWord
    claim.accessoryHeight = accessoryHeight
    (claim.content, claim.otherContents) = (content, otherContents)
    return claim
  }

  // The guests that there are in an app are the app's own, which type by themselves.
  var app: FocusedAppID { .untold }
  var guestText: (any GuestTextLane)? { nil }
}

/// Where text goes while no field has focus.
@MainActor
private final class NoField: TextClient {
  var context: TextContext? { nil }
  func apply(_ edits: [TextEdit]) {}
}
