// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the person has chosen, as far as it concerns the keys.
package struct KeyboardPreferences: Hashable, Sendable {
  /// The ids of the enabled input modes, in the order of the Globe key.
  package var modes: [String] = ["en-US", "ko-KR"]
  package var autoCapitalization = true
  package var doubleSpacePeriod = true
  package var capsLock = true
  package var keyPreview = true
  package var holdDelayMilliseconds: Int64 = 400
  package var region = Region(code: "")

  package init() {}
}
