// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardEngine
internal import SystemKeyboard

/// What a remote, a switch or a pointer that rests would press, as far as it is known by what is said of it.
struct SpokenFocus {
  /// The ids of the keys; letters in small.
  private let keys: [String]
  /// What the keys are called, letters in small; not as dots, so that a field without a secret does not have them said as the focus comes there.
  private let names: [String]
  /// Whether nobody was to hear which letters there are.
  let isHidden: Bool

  /// Where only the case of letters changes the focus is the same: capitals end by themselves.
  init(_ keys: [PlacedKey], names: [String], isHidden: Bool) {
    self.keys = keys.map { $0.id.lowercased() }
    self.names = names.map { $0.lowercased() }
    self.isHidden = isHidden
  }

  /// Whether it is on the same keys, which are called the same.
  func isSame(as other: SpokenFocus?) -> Bool { keys == other?.keys && names == other?.names }
}
