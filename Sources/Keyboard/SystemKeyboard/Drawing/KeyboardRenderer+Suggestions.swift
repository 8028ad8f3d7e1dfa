// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster

// MARK: - The bar of suggestions

extension KeyboardRenderer {
  /// Draws what a word stands on that the next space types, that a finger is on, or the focus of a remote.
  func drawPlate(ofWordIn cap: Rect, color: Color, theme: Theme, into canvas: borrowing Canvas) {
    let area = canvas.snapped(cap.inset(by: Self.pendingMargin, Self.pendingMargin))
    drawPlate(area, cornerRadius: Self.pendingRadius, color: color, theme: theme, into: canvas)
  }

  /// Draws hairlines between words; none beside a word that stands out, which has its own edge.
  func drawSeparators(of region: KeyRegion, on presentation: Presentation, into canvas: borrowing Canvas) {
    let words = presentation.plane.keys[region.keys]
    for (left, right) in zip(words, words.dropFirst()) {
      guard left.isWord || right.isWord, right.frame.width > 0, !left.isPendingWord, !right.isPendingWord else {
        continue
      }
      let area = presentation.placed(region.area)
      let height = area.height * Self.separatorShare
      let line = Rect(
        x: presentation.placed(right.frame).minX, y: area.midY - height / 2, width: canvas.hairline, height: height)
      canvas.fill(canvas.snapped(line), with: presentation.theme.wordSeparator)
    }
  }

  /// In logical pixels.
  private static var pendingMargin: Double { 4 }
  private static var pendingRadius: Double { 6 }
  /// The part of the bar's height that hairlines have.
  private static var separatorShare: Double { 0.5 }
}

extension PlacedKey {
  fileprivate var isWord: Bool {
    switch label {
    case .suggestion(let text, _): !text.isEmpty
    case .secret: true
    default: label.isEmoji
    }
  }

  fileprivate var isPendingWord: Bool {
    if case .suggestion(_, let isPending) = label { isPending } else { false }
  }
}
