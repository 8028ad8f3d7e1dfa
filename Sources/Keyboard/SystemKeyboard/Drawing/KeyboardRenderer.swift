// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
import KeyboardEngine
package import Raster

/// Draws keyboards.
///
/// Making one costs nothing and reads nothing; the first drawing with text reads fonts. Where
/// the first frame comes from a file, make the renderer afterwards.
package final class KeyboardRenderer {
  let text: TextRenderer
  /// The callouts drawn lately: a balloon has one of three shapes, and the shape costs more than the letter.
  var blankCallouts: [BlankCallout] = []
  /// The shadow of the card that was drawn last.
  var cardShadow: CardShadow?
  /// The file of the font that emoji are drawn in; without one they look as the system's text has them.
  package var emojiFontPath: String?
  /// The font, while emoji show.
  var emojiFont: ColorFont?
  /// The pixels of the guest that shows; `nil` while it has drawn nothing of that size.
  package var guestPixels: () -> GuestPixels? = { nil }
  /// The pixels of what a camera sees; `nil` while it sees nothing.
  package var scanPixels: () -> GuestPixels? = { nil }

  /// - Parameter scope: `ownProcess` in the daemon, `system` where a program has other text to draw.
  package init(typefaces: Typefaces = .standard, scope: FontScope = .system) {
    text = TextRenderer(typefaces: typefaces, scope: scope)
  }
}

// MARK: - Drawing

extension KeyboardRenderer {
  /// Draws a presentation where the canvas shows another one; what is the same in both is not drawn again.
  package func draw(_ presentation: Presentation, over old: Presentation, into canvas: borrowing Canvas) {
    guard let callouts = presentation.calloutsAdded(to: old) else {
      return draw(presentation, into: canvas, areas: presentation.damage(since: old))
    }
    guard !callouts.isEmpty else { return }
    canvas.clipped(to: callouts.map(\.bounds)) {
      for callout in callouts { draw(callout, of: presentation, into: canvas) }
    }
  }

  /// Draws a presentation, whose top left corner is that of the canvas.
  ///
  /// - Parameter areas: What to draw, in logical pixels; everything else stays as it is. The result is the same as if all
  ///   had been drawn, as long as the rest shows an equal presentation.
  package func draw(_ presentation: Presentation, into canvas: borrowing Canvas, areas: [Rect]? = nil) {
    if !presentation.plane.showsEmoji { releaseEmoji() }
    // Whole pixels, so that what is cleared is what is clipped.
    let areas = (areas ?? [canvas.bounds]).map { canvas.grown($0) }
    canvas.clipped(to: areas) {
      for area in areas { drawBackground(of: presentation, in: area, into: canvas) }
      drawScan(on: presentation, areas: areas, into: canvas)
      let firstAbove = presentation.adjusting?.veiledKeyCount
      for (index, key) in presentation.keyAppearances.enumerated() {
        if index == firstAbove { drawAdjusting(on: presentation, into: canvas) }
        if areas.contains(where: { $0.intersects(key.bounds) }) { draw(key, of: presentation, into: canvas) }
      }
      if let guest = presentation.guest, let pixels = guestPixels(),
        areas.contains(where: { $0.intersects(presentation.placed(guest.area)) })
      {
        // Whatever size the picture is: nothing of it goes onto what is the system's.
        canvas.clipped(to: [canvas.grown(presentation.placed(guest.area))]) {
          canvas.draw(
            pixels, at: presentation.placed(guest.area).origin,
            cornerRadius: presentation.floats ? FloatingCard.cornerRadius : 0)
        }
      }
      for region in presentation.plane.regions
      where areas.contains(where: { $0.intersects(presentation.placed(region.area)) }) {
        drawEnds(of: region, on: presentation, into: canvas)
        if SuggestionBar.regions.contains(region.id) { drawSeparators(of: region, on: presentation, into: canvas) }
      }
      for callout in presentation.callouts where areas.contains(where: { $0.intersects(callout.bounds) }) {
        draw(callout, of: presentation, into: canvas)
      }
    }
  }
}
