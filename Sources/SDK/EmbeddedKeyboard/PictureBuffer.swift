// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import UIKitCore

/// The pixels of the picture that a view shows: what it holds is what is on screen.
@MainActor
final class PictureBuffer: FrameBuffer {
  let storage: PixelStorage
  let size: Size
  let scale: Double
  var content: AnyObject?

  /// Makes transparent pixels; `nil` where that many cannot be had.
  init?(size: Size, scale: Double) {
    let width = Int((size.width * scale).rounded()), height = Int((size.height * scale).rounded())
    guard let storage = PixelStorage(.colors, width: width, height: height) else { return nil }
    self.storage = storage
    self.size = size
    self.scale = scale
  }

  var pixels: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(storage.bytes) }
  var pixelWidth: Int { storage.width }
  var pixelHeight: Int { storage.height }
  var stride: Int { storage.stride }
  var shownContent: AnyObject? { content }

  func copyShown(_ areas: [Rect]) {}
}
