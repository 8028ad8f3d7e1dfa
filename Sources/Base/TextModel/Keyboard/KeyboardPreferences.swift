// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the person has chosen, as far as it concerns the keys.
package struct KeyboardPreferences: Hashable, Sendable {
  /// The ids of the enabled input modes, in the order of the Globe key.
  package var modes: [String] = ["en-US", "ko-KR"]
  /// Whether sentences begin with capitals by themselves.
  package var autoCapitalization = true
  /// Whether two spaces make a full stop.
  package var doubleSpacePeriod = true
  /// Whether words are offered above the keys.
  package var suggestions = true
  /// Whether slips are mended at the end of a word.
  package var autoCorrection = true
  /// Whether quotation marks and dashes are made of straight ones and of hyphens.
  package var smartPunctuation = false
  /// Whether shift twice stays on.
  package var capsLock = true
  /// Whether pressed letters show in balloons.
  package var keyPreview = true
  /// How high keys are.
  package var keySize = KeySize.standard
  /// What the size of words above the keys is multiplied by.
  package var textScale = 1.0
  /// How long a finger rests before a hold counts.
  package var holdDelayMilliseconds: Int64 = 400
  /// How long a finger rests before it counts; 0 for no time.
  package var slowKeysMilliseconds: Int64 = 0
  /// For how long another touch of a key does not count; 0 for no time.
  package var bounceKeysMilliseconds: Int64 = 0
  /// How long a pointer rests on a key until that is pressed; 0 for never.
  package var dwellMilliseconds: Int64 = 0
  /// Whether keys are spoken.
  package var spokenKeys = SpokenKeys.off
  /// Whose signs and endings are offered.
  package var region = Region(code: "")

  package init() {}
}
