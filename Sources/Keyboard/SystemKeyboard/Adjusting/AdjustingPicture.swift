// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import Raster

/// What fingers set the size of the keyboard by, as it looks.
package struct AdjustingPicture: Hashable, Sendable {
  /// How many of the plane's keys, from the first one on, lie below a veil.
  var veiledKeyCount: Int
  /// The handle that a finger is on.
  var held: SizeHandle?
}

// MARK: - Drawing

extension KeyboardRenderer {
  /// Draws the veil over the keys, a line around them, and the handles on it.
  func drawAdjusting(on presentation: Presentation, into canvas: borrowing Canvas) {
    let (theme, size) = (presentation.theme, presentation.plane.size)
    let area = presentation.placed(Rect(origin: .zero, size: size))
    canvas.fill(area, with: theme.background.faded(to: Self.veilOpacity))
    var line = Path()
    let inset = SizeHandle.lineInset
    line.roundedRect(canvas.snapped(area.inset(by: inset.width, inset.height)), radius: Self.lineRadius)
    canvas.stroke(line, width: Self.lineWidth, with: theme.selection)
    // What is to be read does not stand on letters.
    let own = presentation.plane.keys.dropFirst(presentation.adjusting?.veiledKeyCount ?? 0)
    if let first = own.first, let last = own.last {
      let middle = own.filter(\.isForSize).reduce(last.frame) { $0.union($1.frame) }.union(
        Rect(x: last.frame.minX, y: first.frame.minY, width: 1, height: 1))
      let plate = presentation.placed(middle).inset(by: -Self.platePadding, -Self.platePadding)
      canvas.fill(canvas.snapped(plate), cornerRadius: Self.plateRadius, with: theme.background)
    }
    for handle in SizeHandle.allCases {
      let isHeld = presentation.adjusting?.held == handle
      let grown = isHeld ? -Self.heldGrowth : 0
      let mark = canvas.snapped(presentation.placed(handle.markFrame(of: size)).inset(by: grown, grown))
      // A rim of the ground sets it off against the line.
      canvas.fill(
        mark.inset(by: -Self.rim, -Self.rim), cornerRadius: mark.height / 2 + Self.rim, with: theme.background)
      canvas.fill(mark, cornerRadius: mark.height / 2, with: theme.selection)
      for direction in [-1.0, 1] {
        let tip = Point(x: mark.midX, y: mark.midY + direction * Self.tipDistance)
        let arrow = Path.open([
          (tip.x - Self.arrow.width, tip.y - direction * Self.arrow.height), (tip.x, tip.y),
          (tip.x + Self.arrow.width, tip.y - direction * Self.arrow.height),
        ])
        canvas.stroke(arrow, width: 2, with: theme.selectedLabel)
      }
    }
  }

  /// Keys stay to be seen, so that one sees how large they get; what is over them can be read.
  private static var veilOpacity: Double { 0.72 }
  private static var platePadding: Double { 10 }
  private static var plateRadius: Double { 14 }
  private static var lineWidth: Double { 2 }
  private static var lineRadius: Double { 10 }
  private static var rim: Double { 3 }
  private static var heldGrowth: Double { 3 }
  /// From the middle of a mark to the tip of each of its two arrows, and how long and wide their strokes are.
  private static var tipDistance: Double { 8.5 }
  private static var arrow: Size { Size(width: 6, height: 4.5) }
}
