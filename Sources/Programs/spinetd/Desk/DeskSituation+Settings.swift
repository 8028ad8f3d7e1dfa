// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Storage
import TextModel

extension DeskSituation {
  /// What the settings and the desktop say.
  ///
  /// - Parameter hasRemoteAlone: Whether a remote is all that there is to press keys with.
  init(_ file: CurrentSettings, _ desktop: DesktopServices, hasRemoteAlone: Bool = false) {
    self.init()
    preferences = file.preferences
    appearance = file.settings.appearance
    contrast = file.settings.contrast
    bottomGap = file.settings.bottomGap
    oneHanded = file.settings.oneHanded
    learnsWords = file.settings.learnsWords
    offersContactNames = file.settings.contactNames
    showsGlobeBelow = file.settings.globe == .below
    takesHardwareKeys = file.settings.hardwareKeyboard
    remoteKeys = file.settings.remoteKeys.keys(hasRemoteAlone: hasRemoteAlone)
    self.hasRemoteAlone = hasRemoteAlone
    scanning = file.settings.scanning
    appsWithoutGuests = file.settings.noCustomKeyboardsIn
    playsClicks = file.settings.keyClicks
    let looks = desktop.looks
    (prefersDark, prefersHighContrast) = (looks.isDark, looks.hasHighContrast)
    preferences.textScale = Double(looks.textPercent) / 100
    showsOnFocus = desktop.showsOnFocus
  }
}
