// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// Whether the button shows the focus as a plate behind what it says: where its colours are the button's to choose. A picture has a ring.
  var takesFocusPlate: Bool {
    guard buttonType != .close, currentBackgroundImage == nil, currentAttributedTitle == nil else { return false }
    if let title = configuration?.title ?? currentTitle, !title.isEmpty { return true }
    return (configuration?.image ?? currentImage)?.isSymbolImage ?? false
  }

  /// Whether the focus is here and shows so.
  var isOnFocusPlate: Bool { hasFocus && showsFocusEffect && takesFocusPlate }
}
