// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster

// MARK: - Emoji

extension KeyboardRenderer {
  /// Gives back what emoji are drawn with.
  package func releaseEmoji() {
    if emojiFont != nil { emojiFont = nil }
  }

  /// Draws an emoji in its colours, or as the system's text has it where there is no font for that.
  ///
  /// - Parameter largest: The side of the largest square that it fills, in logical pixels.
  func draw(
    emoji: String, in area: Rect, largest: Double = largestEmoji, color: Color, of presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    if emojiFont == nil { emojiFont = emojiFontPath.flatMap(ColorFont.init(path:)) }
    let side = canvas.snapped(min(area.width * 0.94, area.height * 0.8, largest))
    if let emojiFont, canvas.draw(emoji: emoji, in: area, side: side, font: emojiFont) { return }
    draw(emoji, font: Font(size: side), color: color, in: area, of: presentation, into: canvas)
  }

  /// In logical pixels.
  static var largestEmoji: Double { 44 }
}

// MARK: - What stands around them

extension KeyboardRenderer {
  func drawHeading(_ text: String, in area: Rect, of presentation: Presentation, into canvas: borrowing Canvas) {
    canvas.draw(
      text, font: Font(size: 12, weight: .medium), color: presentation.theme.hint,
      placement: TextPlacement(in: area, horizontal: .leading, vertical: text.verticalPlacement),
      language: presentation.language, renderer: self.text)
  }

  /// Draws what a field holds, behind a glass; what is only a hint is dimmed.
  func drawEntry(
    _ text: String, isHint: Bool, in area: Rect, of presentation: Presentation, into canvas: borrowing Canvas
  ) {
    let theme = presentation.theme
    let side = 15.0
    KeyIcon.search.draw(
      on: canvas, in: Rect(x: area.minX + 6, y: area.minY, width: side, height: area.height), side: side,
      color: theme.hint)
    let place = Rect(
      x: area.minX + side + 13, y: area.minY, width: area.width - side - 20, height: area.height)
    let font = Font(size: KeyMetrics.scaled(16, by: presentation.textScale, in: area.height))
    if !text.isEmpty {
      canvas.draw(
        text, font: font, color: isHint ? theme.hint : theme.label,
        placement: TextPlacement(
          in: place, horizontal: .leading, vertical: text.verticalPlacement == .hangul ? .hangul : .lowercase),
        language: presentation.language, renderer: self.text)
    }
  }

  /// Draws what the chosen sign of several stands on.
  func drawDisc(behind cap: Rect, theme: Theme, into canvas: borrowing Canvas) {
    let side = min(max(cap.width, 24), cap.height - 4, 34)
    let disc = Rect(x: cap.midX - side / 2, y: cap.midY - side / 2, width: side, height: side)
    drawPlate(canvas.snapped(disc), cornerRadius: side / 2, color: theme.field, theme: theme, into: canvas)
  }

  static var fieldRadius: Double { 10 }
}

extension KeyLabel {
  var isEmoji: Bool {
    if case .emoji = self { true } else { false }
  }
}

extension String {
  /// Whether it is an emoji and no letter or sign.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.value > 0xFF else { return false }
    return first.properties.isEmoji
  }
}

extension KeyPlane {
  /// Whether emoji are among its keys.
  var showsEmoji: Bool {
    regions.contains { region in
      region.id.hasPrefix(EmojiRegion.prefix)
        || SuggestionBar.regions.contains(region.id) && keys[region.keys].contains { $0.label.isEmoji }
    }
  }
}
