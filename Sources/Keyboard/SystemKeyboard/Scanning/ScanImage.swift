// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a camera saw at one moment, in memory that others have made.
@MainActor
package final class ScanImage {
  /// Four bytes for each pixel, blue in the lowest one, row by row without anything between. Whoever made them may change them.
  package let bytes: UnsafeRawBufferPointer
  /// In pixels.
  package let width: Int
  package let height: Int
  /// What keeps the bytes.
  private let owner: AnyObject

  package init(bytes: UnsafeRawBufferPointer, width: Int, height: Int, owner: AnyObject) {
    (self.bytes, self.width, self.height, self.owner) = (bytes, width, height, owner)
  }
}
