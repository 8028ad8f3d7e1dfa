// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
package import TextModel

// MARK: - What is around the keyboard

extension KeyboardController {
  package var preferences: KeyboardPreferences {
    get { situation.preferences }
    set { situation.preferences = newValue }
  }
  package var screen: Screen {
    get { situation.screen }
    set { situation.screen = newValue }
  }
  /// Which colours to use.
  package var theme: Theme {
    get { situation.theme }
    set { situation.theme = newValue }
  }
  package var form: KeyboardForm {
    get { situation.form }
    set { situation.form = newValue }
  }
  package var halvesGap: Double {
    get { situation.halvesGap }
    set { situation.halvesGap = newValue }
  }
  package var hiddenHeadroom: Double {
    get { situation.hiddenHeadroom }
    set { situation.hiddenHeadroom = newValue }
  }
  package var showsGlobe: Bool {
    get { situation.showsGlobe }
    set { situation.showsGlobe = newValue }
  }
  package var guestChoices: [KeyboardChoice] {
    get { situation.guests }
    set { situation.guests = newValue }
  }
  package var isReturnEnabled: Bool {
    get { situation.isReturnEnabled }
    set { situation.isReturnEnabled = newValue }
  }

  /// Brings the keys to the situation.
  func followSituation(since old: KeyboardSituation) {
    if situation.hasOtherKeys(than: old) { display.planeRequest = nil }
    if situation.form != old.form { hide() }
    if situation.preferences != old.preferences {
      followPreferences()
      return contextChanged()
    }
    interpreter.settings.headroom = headroom - hiddenHeadroom
    rebuildPlane()
  }

  /// Takes over what the person has chosen, but for the keys.
  func followPreferences() {
    interpreter.settings.holdMilliseconds = preferences.holdDelayMilliseconds
    interpreter.settings.headroom = headroom - hiddenHeadroom
    shift.canLock = preferences.capsLock
    chooseMode()
  }
}
