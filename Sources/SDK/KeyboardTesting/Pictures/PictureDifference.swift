// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// How two pictures of the same size differ.
struct PictureDifference {
  /// How many pixels are off by more than the tolerance.
  private(set) var count = 0
  /// The smallest rectangle with all of them, in pixels.
  private(set) var area = CGRect.null
  /// The golden picture, pale, with what is off in red.
  let marked: CGImage?

  /// - Returns: `nil` for pictures that are not the same size.
  init?(_ actual: CGImage, _ golden: CGImage, tolerance: GoldenTolerance) {
    guard actual.width == golden.width, actual.height == golden.height else { return nil }
    let (width, height) = (golden.width, golden.height)
    let (new, old) = (actual.pixels, golden.pixels)
    let most = Int((min(max(tolerance.distance, 0), 1) * 255).rounded(.down))
    var pixels = old.map(Self.pale)
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        guard new[index] != old[index] else { continue }
        let around = Neighbourhood(x, y, reach: max(tolerance.reach, 0), width, height)
        guard !around.hold(new[index], in: old, width, most) || !around.hold(old[index], in: new, width, most) else {
          continue
        }
        pixels[index] = 0xFFFF_0000
        count += 1
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    if count > 0 { area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
    marked = CGImage(pixels: pixels, width: width, height: height)
  }

  /// A quarter of the colour on white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] { result |= (192 + (pixel >> shift & 0xFF) / 4) << shift }
    return result
  }
}

/// The pixels around one.
private struct Neighbourhood {
  private let columns: ClosedRange<Int>
  private let rows: ClosedRange<Int>

  init(_ x: Int, _ y: Int, reach: Int, _ width: Int, _ height: Int) {
    columns = max(x - reach, 0)...min(x + reach, width - 1)
    rows = max(y - reach, 0)...min(y + reach, height - 1)
  }

  /// Whether a colour lies between those of the pixels here, or not much beyond them.
  func hold(_ pixel: UInt32, in pixels: [UInt32], _ width: Int, _ most: Int) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] {
      var (low, high) = (255, 0)
      for y in rows {
        for x in columns {
          let value = Int(pixels[y * width + x] >> shift & 0xFF)
          low = min(low, value)
          high = max(high, value)
        }
      }
      let value = Int(pixel >> shift & 0xFF)
      if value < low - most || value > high + most { return false }
    }
    return true
  }
}
