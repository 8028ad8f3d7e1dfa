// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import Raster

/// What a camera sees, as it lies on the plane. The pixels are elsewhere; a renderer is given them when it draws.
package struct ScanPicture: Hashable, Sendable {
  /// The dark ground, in the plane.
  var area: Rect
  /// Where on it the picture is; `nil` where none shows.
  var image: Rect?
  /// What is behind the words that say what to do; `nil` where there are none.
  var plate: Rect?
  /// Counts the pictures.
  var serial: Int
}

// MARK: - Drawing

extension KeyboardRenderer {
  /// Draws what a camera sees, and the ground around it.
  func drawScan(on presentation: Presentation, areas: [Rect], into canvas: borrowing Canvas) {
    guard let scan = presentation.scan else { return }
    let ground = canvas.snapped(presentation.placed(scan.area))
    guard areas.contains(where: { $0.intersects(ground) }) else { return }
    canvas.fill(ground, with: Color(red: 0, green: 0, blue: 0, alpha: 1))
    if let image = scan.image, let pixels = scanPixels() {
      canvas.clipped(to: [ground]) { canvas.draw(pixels, in: canvas.snapped(presentation.placed(image))) }
    }
    if let plate = scan.plate {
      canvas.fill(
        canvas.snapped(presentation.placed(plate)), cornerRadius: Self.plateRadius,
        with: Color(red: 0, green: 0, blue: 0, alpha: 0.6))
    }
  }

  /// Draws the frame around a line of text, and the text where no picture shows it.
  func drawScanned(
    _ string: String, isChosen: Bool, shows: Bool, metrics: KeyMetrics, isPressed: Bool, of presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    let cap = metrics.cap
    let strength = isChosen ? 0.45 : isPressed ? 0.3 : 0.08
    canvas.fill(cap, cornerRadius: Self.lineRadius, with: Self.lineColor.faded(to: strength))
    var edge = Path()
    let inset = Self.lineWidth / 2
    edge.roundedRect(cap.inset(by: inset, inset), radius: Self.lineRadius - inset)
    canvas.stroke(edge, width: Self.lineWidth, with: Self.lineColor)
    guard shows else { return }
    let font = Font(size: max(min(cap.height * 0.6, 22), 9))
    let white = Color(red: 1, green: 1, blue: 1, alpha: 1)
    drawWord(string, font: font, color: white, in: cap.inset(by: 4, 0), of: presentation, into: canvas)
    // What somebody has written hardly comes again, and is not to stay.
    text.forget(string)
  }

  /// Seen on paper and on dark grounds, in all themes.
  private static var lineColor: Color { Color(red: 1, green: 0.8, blue: 0, alpha: 1) }
  private static var lineWidth: Double { 1.5 }
  private static var lineRadius: Double { 4 }
  private static var plateRadius: Double { 10 }
}
