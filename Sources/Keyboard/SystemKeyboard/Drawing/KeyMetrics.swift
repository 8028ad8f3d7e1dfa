// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Raster

/// The measures of what is on a key cap; all follow from the cap's size, in logical pixels.
struct KeyMetrics {
  let cap: Rect
  /// Whether the key belongs to a number pad, whose digits are larger.
  var isOnPad = false
  /// The side of the square in which an icon is drawn.
  var iconSide: Double
  /// The side of the largest square in which an emoji is drawn.
  var emojiSide = KeyboardRenderer.largestEmoji

  init(cap: Rect, isOnPad: Bool = false) {
    self.cap = cap
    self.isOnPad = isOnPad
    iconSide = min(max(15 + 0.2 * cap.height, 20), 28)
  }

  static let cornerRadius = 5.0
  /// How much the edge below a cap shows.
  static let edgeHeight = 1.0
  /// How wide the line around a cap is in high contrast.
  static let outlineWidth = 1.0
}

// MARK: - Type

extension KeyMetrics {
  /// For letters and signs, 22 on a phone and 25 on a tablet; several in a row, such as `.com`, are set like words.
  func letter(for text: String) -> Font {
    if text.count > 2 { return word }
    if isOnPad { return padDigit }
    let size = min(max(14 + 0.2 * cap.height, 18), 28)
    // Hangul letters fill less of the em than Latin ones.
    return Font(size: text.verticalPlacement == .hangul ? size * 1.08 : size)
  }

  /// For words: 16 on a phone held upright.
  var word: Font { Font(size: min(max(12.8 + 0.075 * cap.height, 14), 18)) }

  /// For the digits of a number pad.
  var padDigit: Font { Font(size: min(max(8 + 0.38 * cap.height, 18), 28)) }

  /// For the letters under the digits of a number pad.
  var padLetters: Font { Font(size: min(max(0.22 * cap.height, 7.5), 11), weight: .medium, tracking: 1.6) }

  /// For the small second label.
  var secondary: Font { Font(size: min(max(0.24 * cap.height, 9), 14)) }

  /// For words of the bar of suggestions; larger ones get as large as the bar has room for.
  func suggestion(scale: Double) -> Font { Font(size: Self.scaled(17, by: scale, in: cap.height)) }

  /// Returns a size of text times the person's scale, as far as one line of it fits.
  ///
  /// Words above the keys are never smaller than usual: who has small text in apps reads those from the same distance, beside
  /// a finger.
  static func scaled(_ size: Double, by scale: Double, in height: Double) -> Double {
    max(size, min(size * scale, height * largestShare))
  }

  /// The part of a line's height that letters have at most.
  private static let largestShare = 0.58

  /// For a sign under a digit, which is as large as the letters to the eye.
  var padSign: Font { Font(size: min(max(0.34 * cap.height, 11), 17)) }
}

// MARK: - Areas

extension KeyMetrics {
  /// Where labels may reach.
  var labelArea: Rect { cap.inset(by: min(4, cap.width * 0.08), 0) }

  /// The bar under the name of a modifier that stays on.
  var lockMark: Rect {
    let width = min(14, cap.width * 0.4)
    return Rect(x: cap.midX - width / 2, y: cap.maxY - 0.2 * cap.height, width: width, height: 2)
  }

  /// How much nearer to the middle words stay: set tight they look squeezed in.
  static let wordMargin = 1.5
  /// The same for words of the bar that are larger than usual.
  static let largeWordMargin = 5.0
}
