// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Blurring

extension PixelStorage {
  /// Blurs a mask: three running means in a row come within 3 % of a Gaussian. What leaves the edges is lost.
  ///
  /// Source of the widths: Kovesi, "Fast Almost-Gaussian Filtering", DICTA 2010.
  ///
  /// - Parameter deviation: In pixels.
  func blur(deviation: CGFloat) {
    guard deviation > 0.2 else { return }
    let variance = 12 * deviation * deviation
    var narrow = Int((variance / 3 + 1).squareRoot())
    if narrow % 2 == 0 { narrow -= 1 }
    let width = CGFloat(narrow)
    let narrowCount = Int(((variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)).rounded())
    let radii = (0..<3).map { ($0 < narrowCount ? narrow : narrow + 2) / 2 }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(self.width, height)) { line in
      for row in 0..<height { blurLine(from: row * stride, step: 1, count: self.width, radii, line) }
      for column in 0..<self.width { blurLine(from: column, step: stride, count: height, radii, line) }
    }
  }

  private func blurLine(
    from start: Int, step: Int, count: Int, _ radii: [Int], _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let base = bytes.baseAddress, let copy = line.baseAddress else { return }
    let pixels = base + start
    for radius in radii where radius > 0 {
      for index in 0..<count { copy[index] = pixels[index * step] }
      // Fixed-point reciprocal, so that nothing is divided per pixel.
      let share = (1 << 16) / (2 * radius + 1) + 1
      var sum = 0
      for index in 0..<min(radius, count) { sum += Int(copy[index]) }
      for index in 0..<count {
        if index + radius < count { sum += Int(copy[index + radius]) }
        if index - radius - 1 >= 0 { sum -= Int(copy[index - radius - 1]) }
        pixels[index * step] = UInt8(min((sum * share + (1 << 15)) >> 16, 255))
      }
    }
  }
}
