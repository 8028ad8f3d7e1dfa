// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import Raster

/// A balloon that is shown in a picture of its own.
package struct Balloon: Equatable {
  /// Where the picture lies on the surface, in whole logical pixels.
  package let area: Rect
  /// Equal for balloons whose pictures have the same pixels but for what they say, and hardly ever for others.
  package let shape: Int
  /// On the picture.
  let callout: Callout
  /// The presentation without the balloon.
  let presentation: Presentation

  init(callout: Callout, presentation: Presentation) {
    let bounds = callout.bounds.intersection(Rect(origin: .zero, size: presentation.surfaceSize))
    let origin = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    area = Rect(
      origin: origin,
      size: Size(width: bounds.maxX.rounded(.up) - origin.x, height: bounds.maxY.rounded(.up) - origin.y))
    self.callout = callout.offset(by: Point.zero - origin)
    self.presentation = presentation
    var hasher = Hasher()
    hasher.combine(area.size)
    hasher.combine(self.callout.bubble)
    hasher.combine(self.callout.cap)
    shape = hasher.finalize()
  }

  package static func == (a: Balloon, b: Balloon) -> Bool {
    a.area.origin == b.area.origin && a.hasShape(of: b) && a.callout == b.callout
      && a.presentation.language == b.presentation.language
  }

  /// Whether another balloon's picture has the same pixels but for what it says.
  func hasShape(of other: Balloon) -> Bool {
    area.size == other.area.size && callout.bubble == other.callout.bubble && callout.cap == other.callout.cap
      && presentation.theme == other.presentation.theme
  }
}

// MARK: - Drawing

extension KeyboardRenderer {
  /// Draws a balloon in the top left corner of a canvas of its own.
  ///
  /// - Parameter old: What the canvas shows; `nil` when that is unknown.
  package func draw(_ balloon: Balloon, over old: Balloon?, into canvas: borrowing Canvas) {
    let theme = balloon.presentation.theme
    let callout = balloon.callout.snapped(to: canvas)
    let bounds = canvas.grown(callout.bounds)
    guard case .preview(let label) = callout.content,
      let stamp = stamp(of: callout, in: bounds, theme: theme, scale: canvas.scale)
    else { return }
    let isSameShape = old.map(balloon.hasShape) ?? false
    if !isSameShape {
      canvas.replace(canvas.bounds, with: Color(red: 0, green: 0, blue: 0, alpha: 0))
      canvas.clipped(to: [Rect(origin: .zero, size: balloon.area.size)]) { canvas.draw(stamp, at: bounds.origin) }
    }
    canvas.clipped(to: [callout.letterArea.intersection(canvas.bounds)]) {
      if isSameShape { canvas.replace(with: stamp, at: bounds.origin) }
      draw(label, in: callout, of: balloon.presentation, into: canvas)
    }
  }
}

extension Callout {
  /// The part that a balloon's letter keeps to, with its marks and descenders.
  fileprivate var letterArea: Rect {
    Rect(x: bubble.minX + 5, y: bounds.minY, width: bubble.width - 10, height: cap.midY - bounds.minY)
  }

  func offset(by delta: Point) -> Callout {
    var moved = self
    moved.bubble = bubble.offset(by: delta)
    moved.cap = cap.offset(by: delta)
    return moved
  }

  /// Returns the callout with its edges on whole pixels.
  func snapped(to canvas: borrowing Canvas) -> Callout {
    var snapped = self
    snapped.bubble = canvas.snapped(bubble)
    snapped.cap = canvas.snapped(cap)
    return snapped
  }
}
