// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import SystemKeyboard
package import TextModel

// MARK: - The field

extension KeyboardDesk {
  /// A state of the field is about to be taken over, which may be another one's: what was typed until now is known, and may never be told
  /// by an app that is slower than the person.
  package func noteTyped() {
    let client = field.client
    // Of a text that was left by a Return nothing is known.
    guard client.tellsText, client.isStartKnown, let context = client.context, context != TextContext() else { return }
    noteUsername(context)
  }

  /// The field that has focus has told something, or another one has focus.
  ///
  /// - Parameter news: What that means, as the text client has it.
  package func followField(_ news: FieldNews) {
    let state = field.state
    keys?.client = field.client
    let claimBefore = claim
    takeClaim()
    defer { tellSecrecy() }
    let traits = traits(of: state)
    let hasNewTraits = keys.map { $0.traits != traits } ?? true
    switch news {
    case .newField where state.isActive:
      guests.noteFieldChange()
      focusSerial += 1
      surfaceIsRefused = false
      firstFrames.start = start(of: state)
      lookForCamera()
      focus(state, isNew: !state.isInPlace)
      if FieldPlane(traits).showsKeyboard { visibility.fieldFocused() }
    case .newField:
      guests.noteFieldChange()
      keys?.blur(at: now)
      visibility.fieldBlurred(at: now)
      // A keyboard that stays for want of a field types into whatever window there is.
      if visibility.nextDeadline == nil {
        use(nil)
        noteGuestField(nil)
      }
    case .appChangedText, .echo:
      // After most keys the app only says what is known here already.
      guard
        news == .appChangedText || state.isActive && hasNewTraits || claim != claimBefore
          || keys?.noteShownText(at: now) == true
      else { return }
      if state.isActive, hasNewTraits {
        focus(state, isNew: false)
      } else if news == .appChangedText {
        keys?.noteAppChangedText(at: now)
      }
      if news == .appChangedText { guests.noteAppChangedText() }
    }
    update()
  }

  func focus(_ state: FieldState, isNew: Bool = true) {
    guard state.isActive else { return }
    let traits = traits(of: state)
    keys?.situation.autoFill = autoFill
    keys?.focus(traits, isNew: isNew, at: now)
    noteGuestField(traits)
  }

  /// What the keyboard makes of a field.
  package func traits(of state: FieldState) -> FieldTraits { field.traits(of: state) }

  /// The person has used something else than the keyboard, as far as the field was asked to tell.
  package func noteOtherUse() {
    keys?.noteOtherUse()
    update()
  }

  /// Another app's window is active.
  package func followApp() {
    noteGuestField(guestField)
    findAutoFill()
    update()
  }
}

// MARK: - What the app says of it

extension KeyboardDesk {
  /// An app has told something of its field.
  package func followClaims() {
    let state = field.state
    guard state.isActive, field.claim(on: state) != claim else { return }
    noteTyped()
    takeClaim()
    if let keys, keys.traits != traits(of: state) { focus(state, isNew: false) }
    tellSecrecy()
    update()
  }

  /// Takes over what the app says of the field that has focus. What was said of the field before stays until the keyboard
  /// leaves the screen, or another field gets focus.
  private func takeClaim() {
    let state = field.state
    if state.isActive { use(field.claim(on: state)) }
    findAutoFill()
  }

  func use(_ claim: FieldClaim?) {
    let refusedGuests = self.claim?.refusesGuests ?? false
    self.claim = claim
    if (claim?.refusesGuests ?? false) != refusedGuests { noteGuestField(guestField) }
    screen.takesRoom = !(claim?.followsKeyboard ?? false)
    keys?.isReturnEnabled = claim?.isReturnEnabled ?? true
    keys?.appCompletesWord = claim?.completesWord ?? false
    keys?.theme = theme
  }
}

// MARK: - Secrets

extension KeyboardDesk {
  /// Tells whether what is typed into the field that has focus may be a secret.
  private func tellSecrecy() { services.perform(.typesInto(typedTarget)) }

  /// Whether what is typed may be a secret although the field is none.
  private func mayTakeSecrets(_ traits: FieldTraits) -> Bool {
    traits.purpose == .terminal || claim?.content?.rawValue == OneTimeCode.content
  }

  private var typedTarget: TypedSecrets.Target {
    let state = field.state
    guard state.isActive else { return TypedSecrets.Target(activation: nil, secrecy: .unknown) }
    let traits = traits(of: state)
    return TypedSecrets.Target(
      activation: state.activation,
      secrecy: traits.isSecure ? .secret : mayTakeSecrets(traits) ? .unknown : .ordinary)
  }
}
