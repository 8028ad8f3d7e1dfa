// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
package import TextModel

extension KeyboardPreferences {
  /// What the person has chosen, as the keys need it.
  ///
  /// - Parameter locale: The one whose region counts where the settings name none, such as `ko_KR.UTF-8`; `nil` for the
  ///   system's.
  package init(_ settings: Settings, locale: String? = nil) {
    self.init()
    modes = settings.keyboards
    autoCapitalization = settings.autoCapitalization
    doubleSpacePeriod = settings.doubleSpacePeriod
    suggestions = settings.suggestions
    autoCorrection = settings.autoCorrection
    smartPunctuation = settings.smartPunctuation
    capsLock = settings.capsLock
    keyPreview = settings.keyPreview
    keySize = settings.keySize
    holdDelayMilliseconds = Int64(settings.holdDelayMilliseconds)
    slowKeysMilliseconds = Int64(settings.slowKeysMilliseconds)
    bounceKeysMilliseconds = Int64(settings.bounceKeysMilliseconds)
    dwellMilliseconds = Int64(settings.dwellMilliseconds)
    spokenKeys = settings.spokenKeys
    region = settings.region.map { Region(code: $0) } ?? Region(locale: locale ?? Self.systemLocale)
  }

  private static var systemLocale: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(Environment.value).first ?? ""
  }
}
