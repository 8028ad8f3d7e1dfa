// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine
package import TextModel

/// Everything that decides which keys are shown and where.
package struct PlaneRequest: Hashable, Sendable {
  /// The id of the input mode, such as `ko-KR`.
  package var mode: String
  /// What the field takes.
  package var kind: KeyboardKind
  /// The plane, such as `numbers`; `nil` for the one with which the kind starts.
  package var plane: String?
  /// Whether capitals show.
  package var shift: ShiftState
  /// Which the keys are for.
  package var screen: Screen
  /// How high keys are.
  package var keySize: KeySize
  /// To which side keys are moved.
  package var oneHanded: OneHandedKeyboard
  /// Whose signs and endings are offered.
  package var region: Region
  /// What Return does.
  package var returnKey: ReturnKey
  /// How many input modes serve the field; the globe needs two.
  package var modeCount: Int
  /// Whether the plane of emoji can be shown.
  package var hasEmoji: Bool
  /// Whether the bar of suggestions is above the keys.
  package var hasSuggestions: Bool

  package init(
    mode: String, kind: KeyboardKind = .default, plane: String? = nil, shift: ShiftState = .off, screen: Screen,
    keySize: KeySize = .standard, oneHanded: OneHandedKeyboard = .off, region: Region = Region(code: ""),
    returnKey: ReturnKey = .return, modeCount: Int = 1, hasEmoji: Bool = false,
    hasSuggestions: Bool = false
  ) {
    self.mode = mode
    self.kind = kind
    self.plane = plane
    self.shift = shift
    self.screen = screen
    self.keySize = keySize
    self.oneHanded = oneHanded
    self.region = region
    self.returnKey = returnKey
    self.modeCount = modeCount
    self.hasEmoji = hasEmoji
    self.hasSuggestions = hasSuggestions
  }
}
