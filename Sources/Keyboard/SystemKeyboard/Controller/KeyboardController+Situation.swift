// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Composition
package import Geometry
internal import KeyboardEngine
package import TextModel

// MARK: - What is around the keyboard

extension KeyboardController {
  package var preferences: KeyboardPreferences {
    get { situation.preferences }
    set { if newValue != situation.preferences { situation.preferences = newValue } }
  }
  package var screen: Screen {
    get { situation.screen }
    set { if newValue != situation.screen { situation.screen = newValue } }
  }
  /// Which colours to use.
  package var theme: Theme {
    get { situation.theme }
    set { if newValue != situation.theme { situation.theme = newValue } }
  }
  package var form: KeyboardForm {
    get { situation.form }
    set { if newValue != situation.form { situation.form = newValue } }
  }
  /// The halves that the keys are parted into; `nil` for keys that are not.
  package var halves: KeyboardHalves? { form == .split ? situation.halves : nil }
  package var hiddenHeadroom: Double {
    get { situation.hiddenHeadroom }
    set { if newValue != situation.hiddenHeadroom { situation.hiddenHeadroom = newValue } }
  }
  package var showsGlobe: Bool {
    get { situation.showsGlobe }
    set { if newValue != situation.showsGlobe { situation.showsGlobe = newValue } }
  }
  package var guestChoices: [KeyboardChoice] {
    get { situation.guests }
    set { if newValue != situation.guests { situation.guests = newValue } }
  }
  package var isReturnEnabled: Bool {
    get { situation.isReturnEnabled }
    set { if newValue != situation.isReturnEnabled { situation.isReturnEnabled = newValue } }
  }

  /// Brings the keys to the situation.
  func followSituation(since old: KeyboardSituation) {
    if situation.hasOtherKeys(than: old) { display.planeRequest = nil }
    if situation.form != old.form { hide() }
    if !autoFill.isEmpty { hasRoomForAutoFill = true }
    if situation.preferences != old.preferences {
      forgetPausedAssistant()
      followPreferences()
      return contextChanged()
    }
    interpreter.settings.headroom = headroom - hiddenHeadroom
    rebuildPlane()
    if situation.autoFill != old.autoFill { suggestWords(at: nil) }
    if situation.learnsWords != old.learnsWords || situation.offersContactNames != old.offersContactNames {
      followPersonalWords()
    }
  }

  /// Takes over what the person has chosen, but for the keys.
  func followPreferences() {
    interpreter.settings.holdMilliseconds = preferences.holdDelayMilliseconds
    interpreter.settings.headroom = headroom - hiddenHeadroom
    shift.canLock = preferences.capsLock
    let (former, composer) = (mode, typist.composer)
    chooseMode()
    // A syllable that is open goes on.
    if mode == former, composer?.open.isEmpty == false { typist.composer = composer }
  }
}
