// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import TextReading

/// A picture as Tesseract reads it best: dark on an even light ground, upright, and large enough.
struct PreparedPicture {
  let pixels: Picture
  /// How far the picture was turned, in radians, clockwise.
  private let angle: Double
  /// How much larger it was made before that.
  private let scale: Double
  private let original: (width: Int, height: Int)
  private let turned: (width: Int, height: Int)

  /// A picture with less than this on its longer side is made twice as large: its letters are small.
  private static let smallSide = 1_600
  /// In degrees, the most that lines may be askew.
  private static let mostSkew: Float = 15
  /// Leptonica's own bound, 3, is for pages that are full of text; it finds the angle of five lines with 1.5 as well.
  private static let leastConfidence: Float = 1.4

  /// - Returns: `nil` where there is no memory for it.
  init?(_ picture: ReceivedPicture) {
    original = (picture.width, picture.height)
    var pixels = picture.pixels
    if max(pixels.width, pixels.height) < Self.smallSide {
      guard let larger = pixels.scaled(by: 2) else { return nil }
      pixels = larger
    }
    scale = Double(pixels.width) / Double(picture.width)
    if Self.isDark(pixels) { pixInvert(pixels.image, pixels.image) }
    // Shadows are part of the ground, which is made white where it is found; a picture that is too small for that has none.
    if let even = Picture(owning: pixBackgroundNormSimple(pixels.image, nil, nil)) {
      // Leptonica makes the ground 200 of 255, and what comes in at the corners of a picture that is turned would be another one.
      pixGammaTRC(even.image, even.image, 1, 0, 190)
      pixels = even
    }
    let skew = Self.skew(of: pixels)
    let straight = (pixels.width, pixels.height)
    if skew != 0 {
      guard
        let upright = Picture(
          owning: pixRotate(
            pixels.image, skew, Int32(L_ROTATE_AREA_MAP), Int32(L_BRING_IN_WHITE), Int32(straight.0), Int32(straight.1))
        )
      else { return nil }
      pixels = upright
    }
    angle = Double(skew)
    turned = (pixels.width, pixels.height)
    self.pixels = pixels
  }

  private static func isDark(_ picture: Picture) -> Bool {
    var mean: Float = 0
    return pixGetAverageMasked(picture.image, nil, 0, 0, 8, Int32(L_MEAN_ABSVAL), &mean) == 0 && mean < 100
  }

  /// Returns by how much lines go down to the right, in radians; 0 where that is not sure.
  private static func skew(of picture: Picture) -> Float {
    guard let twoShades = Picture(owning: pixConvertTo1(picture.image, 160)) else { return 0 }
    var (angle, confidence): (Float, Float) = (0, 0)
    let failed = pixFindSkewSweepAndSearch(twoShades.image, &angle, &confidence, 2, 1, mostSkew, 1, 0.01)
    guard failed == 0, confidence >= leastConfidence, abs(angle) >= 0.1 else { return 0 }
    return angle * .pi / 180
  }
}

// MARK: - Back to the picture

extension PreparedPicture {
  /// Returns where a box is in the picture as it came.
  func box(left: Int32, top: Int32, right: Int32, bottom: Int32) -> RecognizedText.Box {
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map {
      place(of: (Double($0.0), Double($0.1)))
    }
    func bounds(_ values: [Double], _ limit: Int) -> (start: Int, length: Int) {
      let range = 0...Double(limit)
      let start = min(max(values.min() ?? 0, range.lowerBound), range.upperBound).rounded(.down)
      let end = min(max(values.max() ?? 0, range.lowerBound), range.upperBound).rounded(.up)
      return (Int(start), Int(end - start))
    }
    let (x, width) = bounds(corners.map(\.0), original.width)
    let (y, height) = bounds(corners.map(\.1), original.height)
    return RecognizedText.Box(x: x, y: y, width: width, height: height)
  }

  /// Both pictures have the same middle.
  private func place(of point: (Double, Double)) -> (Double, Double) {
    let (across, down) = (point.0 - Double(turned.width) / 2, point.1 - Double(turned.height) / 2)
    let (sine, cosine) = Self.sineAndCosine(angle)
    return (
      (across * cosine + down * sine) / scale + Double(original.width) / 2,
      (down * cosine - across * sine) / scale + Double(original.height) / 2
    )
  }

  /// Of a small angle, in radians, by their series.
  private static func sineAndCosine(_ angle: Double) -> (Double, Double) {
    let square = angle * angle
    return (angle * (1 - square / 6 * (1 - square / 20)), 1 - square / 2 * (1 - square / 12 * (1 - square / 30)))
  }
}
