// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

extension UIDevice {
  /// Sounds a tone, such as that of a Morse key, until `endInputTone()` or for two seconds at most; not on iOS, where a
  /// keyboard plays one with `AVAudioPlayer`.
  ///
  /// It sounds where `playInputClick()` does: while an input view or accessory view shows that wants clicks, and unless the
  /// person has clicks off.
  public func beginInputTone() {
    if UIApplication.shared.inputViews.wantsClicks { UIApplication.shared.platform?.play(.toneBegan) }
  }

  /// Ends the tone.
  public func endInputTone() { UIApplication.shared.platform?.play(.toneEnded) }
}
