// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import SystemKeyboard
package import TextModel

/// What the person and the desktop want of the keyboard: one value, of which one update comes.
package nonisolated struct DeskSituation: Hashable, Sendable {
  /// What the person has chosen.
  package var preferences = KeyboardPreferences()
  /// What takes the place of words that stand for it.
  package var replacements = TextReplacements()
  /// Whether the words that the person finishes are learnt.
  package var learnsWords = false
  /// Whether names of the person's contacts are offered.
  package var offersContactNames = false
  /// What fields can be filled with.
  package var autoFill = AutoFillSources()
  /// Whether what is typed on a hardware keyboard is composed as what is typed here.
  package var takesHardwareKeys = false
  /// What arrows and OK, as remotes have them, move over.
  package var remoteKeys = RemoteKeys.off
  /// Whether a remote is all that there is to press keys with, so that Enter can only be its OK.
  package var hasRemoteAlone = false
  /// How switches go through the keys.
  package var scanning = SwitchScanning()
  /// Light, dark, or as the desktop has it.
  package var appearance = KeyboardAppearance.automatic
  /// Whether the desktop prefers dark colours.
  package var prefersDark = false
  /// Whether keys and letters stand out more than usual.
  package var contrast = KeyboardContrast.automatic
  /// Whether the desktop prefers that.
  package var prefersHighContrast = false
  /// The ground below keys at the bottom of the screen where nobody has set it by hand, in logical pixels.
  package var bottomGap = 0
  /// To which side the keys are moved on phones.
  package var oneHanded = OneHandedKeyboard.off
  /// Whether a field's focus shows the keyboard.
  package var showsOnFocus = true
  /// Whether the key for the next keyboard is below any keyboard.
  package var showsGlobeBelow = false
  /// The apps, by their ids, in which the system's keyboards stand in for guests.
  package var appsWithoutGuests: [String] = []
  /// Whether the keys have a Globe among them; `false` where the host shows one itself.
  package var showsGlobe = true
  /// Whether lists of keyboards offer to hold the keyboard in another way, where it can be.
  package var listsForms = true
  /// Keyboards that the host shows itself when they are chosen; they follow on the last guest.
  package var hostKeyboards: [KeyboardChoice] = []
  /// Whether keys are heard.
  package var playsClicks = true
  /// Whether there is a settings app to open.
  package var hasSettingsApp = false
  /// What else a first picture of the keyboard depends on: the program, the layouts.
  package var edition = ""

  package init() {}
}
