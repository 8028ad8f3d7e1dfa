// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
import KeyboardEngine
package import Raster

/// What a finger does to one key, in a picture of its own that lies over the keyboard: its balloon, or its pressed cap.
///
/// Two equal ones have equal pixels, whatever else the keyboard shows.
package struct PressPicture {
  enum Content: Hashable {
    case balloon(Callout)
    case cap(KeyAppearance)
  }

  /// Where the picture lies on the surface, in whole logical pixels.
  package let area: Rect
  /// Equal for pictures that have the same pixels but for what they say, and hardly ever for others.
  package let shape: Int
  /// The index of its key in the plane.
  package let key: Int
  /// On the picture.
  let content: Content
  /// The presentation without it.
  let presentation: Presentation

  init(balloon: Callout, of key: Int, on presentation: Presentation) {
    area = Self.area(of: balloon.bounds, on: presentation)
    let callout = balloon.offset(by: Point.zero - area.origin)
    content = .balloon(callout)
    self.key = key
    self.presentation = presentation
    var hasher = Hasher()
    hasher.combine(area.size)
    hasher.combine(callout.bubble)
    hasher.combine(callout.cap)
    shape = hasher.finalize()
  }

  /// - Returns: `nil` for a key that does not stand on plain background.
  init?(cap appearance: KeyAppearance, of key: Int, on presentation: Presentation) {
    area = Self.area(of: appearance.bounds, on: presentation)
    guard appearance.clip == nil, !area.isEmpty, presentation.isPlain(area) else { return nil }
    var appearance = appearance
    appearance.cap = appearance.cap.offset(by: Point.zero - area.origin)
    content = .cap(appearance)
    self.key = key
    self.presentation = presentation
    shape = content.hashValue
  }

  private static func area(of bounds: Rect, on presentation: Presentation) -> Rect {
    let bounds = bounds.intersection(Rect(origin: .zero, size: presentation.surfaceSize))
    let origin = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    return Rect(
      origin: origin,
      size: Size(width: bounds.maxX.rounded(.up) - origin.x, height: bounds.maxY.rounded(.up) - origin.y))
  }
}

extension PressPicture: Equatable {
  package static func == (a: PressPicture, b: PressPicture) -> Bool {
    a.area == b.area && a.content == b.content && a.presentation.theme == b.presentation.theme
      && a.presentation.language == b.presentation.language
  }

  /// Whether another picture is of a balloon with the same pixels but for what it says.
  func hasShape(of other: PressPicture) -> Bool {
    guard case .balloon(let callout) = content, case .balloon(let before) = other.content else { return false }
    return area.size == other.area.size && callout.bubble == before.bubble && callout.cap == before.cap
      && presentation.theme == other.presentation.theme
  }
}

// MARK: - From a presentation

extension Presentation {
  /// What a lone finger does to its key, when nothing else shows that it is down, to be shown in a picture of its own: a key
  /// that is tapped changes nothing else, and then nothing else is drawn.
  package var lonePress: PressPicture? {
    guard press.popup == nil, !press.isMovingCaret, !press.isScrolling, guest == nil else { return nil }
    if let balloon = loneBalloon { return PressPicture(balloon: balloon, of: press.previews[0], on: self) }
    guard press.pressed.count == 1, let key = press.pressed.first, looksPressed(key), plane.isPlainKey(key) else {
      return nil
    }
    return appearances(of: [key]).first.flatMap { PressPicture(cap: $0, of: key, on: self) }
  }
}

extension Presentation {
  /// Whether nothing but plain background is behind the keys of an area: it is on the board, and not in a corner of
  /// a card or a half.
  fileprivate func isPlain(_ area: Rect) -> Bool {
    let corner = floats || halves != nil ? FloatingCard.cornerRadius : 0
    return boardParts.contains { part in
      [part.inset(by: corner, 0), part.inset(by: 0, corner)].contains { $0.intersection(area) == area }
    }
  }
}

extension KeyPlane {
  /// Whether a tap of the key changes no key of the plane, as it does with those that go to another one.
  fileprivate func isPlainKey(_ index: Int) -> Bool {
    guard keys.indices.contains(index) else { return false }
    switch keys[index].role {
    case .character, .space, .delete, .return: return true
    default: return false
    }
  }
}

// MARK: - Drawing

extension KeyboardRenderer {
  /// Draws what a finger does to a key in the top left corner of a canvas of its own.
  ///
  /// - Parameter old: What the canvas shows; `nil` when that is unknown.
  package func draw(_ picture: PressPicture, over old: PressPicture?, into canvas: borrowing Canvas) {
    switch picture.content {
    case .balloon(let callout):
      draw(callout, of: picture, isSameShape: old.map(picture.hasShape) ?? false, into: canvas)
    case .cap(let appearance):
      canvas.replace(canvas.bounds, with: Self.nothing)
      let area = Rect(origin: .zero, size: picture.area.size)
      canvas.clipped(to: [area]) {
        canvas.replace(area, with: picture.presentation.theme.background)
        draw(appearance, of: picture.presentation, into: canvas)
      }
    }
  }

  private func draw(
    _ callout: Callout, of picture: PressPicture, isSameShape: Bool, into canvas: borrowing Canvas
  ) {
    let callout = callout.snapped(to: canvas)
    let bounds = canvas.grown(callout.bounds)
    guard case .preview(let label) = callout.content,
      let stamp = stamp(of: callout, in: bounds, theme: picture.presentation.theme, scale: canvas.scale)
    else { return }
    if !isSameShape {
      canvas.replace(canvas.bounds, with: Self.nothing)
      canvas.clipped(to: [Rect(origin: .zero, size: picture.area.size)]) { canvas.draw(stamp, at: bounds.origin) }
    }
    canvas.clipped(to: [callout.letterArea.intersection(canvas.bounds)]) {
      if isSameShape { canvas.replace(with: stamp, at: bounds.origin) }
      draw(label, in: callout, of: picture.presentation, into: canvas)
    }
  }

  private static var nothing: Color { Color(red: 0, green: 0, blue: 0, alpha: 0) }
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
