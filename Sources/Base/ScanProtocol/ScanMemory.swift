// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The memory in which `spinet-scanner` shows pictures: places of the same size, one behind the other, each for a picture of four bytes for each
/// pixel, as `wl_shm`'s `xrgb8888` has them, row by row without anything between.
package enum ScanMemory {
  /// Pixels on a side.
  package static let longestSide = 1280
  /// Bytes of a place.
  package static let placeByteCount = longestSide * longestSide * 4
  /// What the camera sees now is shown in these in turn, while the keyboard draws what is in the other one.
  package static let livePlaces = 0..<2
  /// Pictures that lines were read in. One is kept while the next is read, and one for what is on its way.
  package static let pagePlaces = 2..<5
  package static let byteCount = placeByteCount * pagePlaces.upperBound
}

/// A picture in that memory.
package struct ScanPlace: Hashable, Sendable {
  package var index: Int
  /// In pixels.
  package var width: Int
  package var height: Int

  package init(index: Int, width: Int, height: Int) {
    (self.index, self.width, self.height) = (index, width, height)
  }

  /// Where its bytes are in the memory.
  package var bytes: Range<Int> {
    let start = index * ScanMemory.placeByteCount
    return start..<(start + width * height * 4)
  }
}
