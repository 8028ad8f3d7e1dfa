// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LearntWords
package import TextModel

/// What the built-in keyboard leaves to its host.
package enum KeyboardEvent: Hashable, Sendable {
  /// A finger has come down on a key.
  case click(KeyClick)
  /// The person sends the keyboard away.
  case dismiss
  /// The person has chosen another form from the Globe key's list; the host puts it into the situation.
  case changeForm(KeyboardForm)
  /// The person moves the keys to a side of the screen; the host puts it into the situation.
  case moveKeys(OneHandedKeyboard)
  /// The bar of words that stands alone is to be somewhere else.
  case moveBar(BarPlace)
  /// The person wants to set the keyboard's size by hand.
  case adjustSize
  /// The person wants text of a camera.
  case scanText
  /// The person wants the keyboard's settings.
  case openSettings
  /// The person has chosen one of the custom keyboards.
  case chooseGuest(KeyboardChoice)
  /// The emoji have gone, and what they took can be given back.
  case leftEmoji
  /// The person has typed a word and left it alone.
  case finishedWord(WordObservation)
  /// The person has put a word back after a correction.
  case keptWord(WordObservation)
  /// The person has filled a field.
  case filled(AutoFillOffer)
  /// Another mode types.
  case modeChanged(InputMode)
}
