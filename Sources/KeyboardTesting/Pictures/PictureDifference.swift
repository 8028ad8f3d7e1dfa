// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// How two pictures of the same size differ.
struct PictureDifference {
  /// How many pixels are off by more than the tolerance.
  private(set) var count = 0
  /// What part of all pixels that is.
  var share: Double { Double(count) / Double(max(total, 1)) }
  /// The smallest rectangle with all of them, in pixels.
  private(set) var area = CGRect.null
  private let total: Int
  /// The golden picture, pale, with what is off in red.
  let marked: CGImage?

  /// - Returns: `nil` for pictures that are not the same size.
  init?(_ actual: CGImage, _ golden: CGImage, distance: Double) {
    guard actual.width == golden.width, actual.height == golden.height else { return nil }
    let (width, height) = (golden.width, golden.height)
    total = width * height
    let most = Int((distance * 255).rounded(.down))
    var pixels = golden.pixels
    let others = actual.pixels
    var (left, top, right, bottom) = (width, height, -1, -1)
    for index in pixels.indices {
      guard Self.distance(pixels[index], others[index]) > most else {
        pixels[index] = Self.pale(pixels[index])
        continue
      }
      pixels[index] = 0xFFFF_0000
      count += 1
      let (x, y) = (index % width, index / width)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
    if count > 0 { area = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) }
    marked = CGImage(pixels: pixels, width: width, height: height)
  }

  /// The largest distance of a channel.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    guard a != b else { return 0 }
    return stride(from: UInt32(0), to: 32, by: 8).map { shift in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
    }.max() ?? 0
  }

  /// A quarter of the colour on white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let channels = [0, 8, 16].map { shift in (192 + (pixel >> UInt32(shift) & 0xFF) / 4) << UInt32(shift) }
    return channels.reduce(0xFF00_0000, |)
  }
}
