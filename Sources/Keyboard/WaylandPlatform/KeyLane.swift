// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// A way for keys to the app that has focus.
@MainActor
protocol KeyLane: AnyObject {
  /// Whether any text can be typed key by key; else keys are for what is no text, such as Return and arrows.
  var typesText: Bool { get }

  /// Whether keys arrive anywhere at the moment.
  var isOpen: Bool { get }

  /// Types text, character by character.
  func type(_ text: String)

  /// Presses and releases a key.
  func press(_ stroke: KeyStroke)

  /// What is typed from now on is a secret.
  func beginSecret()

  /// Forgets the characters that were typed since the secret began.
  func endSecret()

  /// Ends it.
  func destroy()
}
