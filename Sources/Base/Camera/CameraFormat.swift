// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How a camera's pictures lie in memory.
package struct CameraFormat: Hashable, Sendable {
  package enum Coding: CaseIterable, Hashable, Sendable {
    /// Brightness of each pixel, and colour of each two, in turns: Y, U, Y, V.
    case yuyv
    /// A JPEG file each.
    case jpeg
    /// Brightness alone.
    case gray
  }

  package var coding: Coding
  /// In pixels.
  package var width: Int
  package var height: Int
  /// From a row to the next; of no meaning for JPEG.
  package var bytesPerRow: Int

  package init(coding: Coding, width: Int, height: Int, bytesPerRow: Int) {
    self.coding = coding
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}

extension CameraFormat.Coding {
  /// The format's number in Video4Linux: four letters, the first one in the lowest byte. Source: videodev2.h, `v4l2_fourcc`.
  package var number: UInt32 { letters.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }

  /// - Returns: `nil` for a format whose pictures are not understood.
  package init?(number: UInt32) {
    // Some say `JPEG` where others say `MJPG`.
    guard let coding = Self.allCases.first(where: { $0.number == number }) ?? (number == 0x4745_504A ? .jpeg : nil)
    else {
      return nil
    }
    self = coding
  }

  private var letters: String {
    switch self {
    case .yuyv: "YUYV"
    case .jpeg: "MJPG"
    case .gray: "GREY"
    }
  }
}
