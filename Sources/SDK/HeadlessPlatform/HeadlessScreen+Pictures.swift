// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

// MARK: - Pictures

extension HeadlessScreen {
  /// What the whole screen shows: its windows over each other, in front of them the keyboard that the app shows, and grey
  /// where there is nothing.
  public func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = screen.scale
    return UIGraphicsImageRenderer(bounds: screen.bounds, format: format).image { context in
      UIColor.systemGray.setFill()
      context.fill(screen.bounds)
      for scene in surfaces {
        guard let picture = scene.image() else { continue }
        context.cgContext.saveGState()
        let radius = scene.placement.cornerRadius
        if radius > 0 { UIBezierPath(roundedRect: scene.area, cornerRadius: radius).addClip() }
        UIImage(cgImage: picture, scale: screen.scale, orientation: .up).draw(in: scene.area)
        context.cgContext.restoreGState()
      }
    }
  }

  /// The bytes of a PNG file with what the whole screen shows.
  public func pngData() -> Data? { image().pngData() }
}
