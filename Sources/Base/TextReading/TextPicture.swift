// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A picture that may have text in it, as it comes from a camera or a file.
package enum TextPicture: Hashable, Sendable {
  /// A byte for each pixel, 0 black, row by row from the top, without anything between the rows.
  case gray(width: Int, height: Int, [UInt8])
  /// Three bytes for each pixel, red, green and blue, in the same order.
  case rgb(width: Int, height: Int, [UInt8])
  /// A file of PNG or JPEG, which only the reader looks into.
  case file([UInt8])
}

extension TextPicture {
  /// Pixels on a side.
  package static let longestSide = 16_384
  /// Pixels of a picture that is handed over as such. What a file has is scaled down where it is more.
  package static let mostPixels = 24_000_000
  /// Bytes of a file.
  package static let mostFileBytes = 64 << 20
}
