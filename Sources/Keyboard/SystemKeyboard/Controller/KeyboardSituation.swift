// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// Everything around the keyboard that decides which keys there are and how they look, apart from the field.
///
/// One value, so that a host that changes several things at once makes the keys once.
package struct KeyboardSituation: Hashable, Sendable {
  /// What the person has chosen.
  package var preferences: KeyboardPreferences
  /// What takes the place of words that stand for it.
  package var replacements = TextReplacements()
  /// Whether the host hears of the words that the person finishes.
  package var learnsWords = false
  /// Whether names of the person's contacts are offered.
  package var offersContactNames = false
  /// What is offered to fill the field that has focus, the best first.
  package var autoFill: [AutoFillOffer] = []
  /// The screen that the keyboard is on.
  package var screen: Screen
  /// Which colours to use.
  package var theme = Theme.light
  /// How the keyboard is held. Its fingers are on other keys then, and do nothing any more.
  package var form = KeyboardForm.docked
  /// The halves of a keyboard that is split; `nil` for one that is whole.
  package var halves: KeyboardHalves?
  /// How high keys are as they were set by hand; `nil` for as the person prefers them.
  package var adjustedKeySize: KeySize?
  /// The ground below the keys, in logical pixels.
  package var bottomGap = 0.0
  /// Whether the Globe key's list offers to set the size by hand.
  package var offersAdjusting = false
  /// Whether the Globe key's list leads to the text of a camera.
  package var offersScanning = false
  /// How much of the headroom is above the top of the screen, in logical pixels.
  package var hiddenHeadroom = 0.0
  /// To which side of the screen the keys are moved.
  package var oneHanded = OneHandedKeyboard.off
  /// Whether the Globe key's list offers to move them.
  package var offersOneHanded = false
  /// The other forms that the Globe key's list offers.
  package var offeredForms: [KeyboardForm] = []
  /// Where the bar of words is when it stands alone.
  package var bar = BarPlace.whole
  /// Whether that can be anywhere but at the bottom, as wide as the screen.
  package var offersBarPlaces = false
  /// Whether the Globe key's list leads to the settings.
  package var offersSettings = false
  /// Whether the keys have a Globe among them; some devices show it below the keyboard themselves.
  package var showsGlobe = true
  /// Whether the device shows the Globe below the keyboard, and the keys have none among them.
  package var showsGlobeBelow = false
  /// Custom keyboards, which follow on the last mode.
  package var guests: [KeyboardChoice] = []
  /// Whether the Return key does anything; some fields wait for a text.
  package var isReturnEnabled = true

  package init(preferences: KeyboardPreferences, screen: Screen) {
    self.preferences = preferences
    self.screen = screen
  }
}

extension KeyboardSituation {
  /// Whether words are searched that are the person's own.
  var searchesOwnWords: Bool { learnsWords || offersContactNames }

  /// Whether a plane that was made for another situation has other keys, although it was asked for in the same words.
  func hasOtherKeys(than old: Self) -> Bool {
    halves != old.halves || offeredForms != old.offeredForms || offersOneHanded != old.offersOneHanded
      || offersSettings != old.offersSettings || offersAdjusting != old.offersAdjusting
      || offersScanning != old.offersScanning
      || guests != old.guests || showsGlobe != old.showsGlobe || showsGlobeBelow != old.showsGlobeBelow
      || form != old.form || bar != old.bar || offersBarPlaces != old.offersBarPlaces
  }
}
