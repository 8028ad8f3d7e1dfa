// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import SystemKeyboard
internal import TextModel

/// A look through the camera for a field.
struct TextScan {
  let board = ScanBoard()
  /// The activation of the field that gets the text.
  let activation: Int
  /// Whether it shows; the fingers that were down before are none of its.
  var hasBegun = false
}
