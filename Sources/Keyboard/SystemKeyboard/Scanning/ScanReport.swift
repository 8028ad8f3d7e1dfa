// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ScanProtocol

/// What a look through a camera has to tell.
package enum ScanReport {
  /// What it looks at now.
  case picture(ScanImage)
  /// What it has read.
  case read(ScannedPage)
  /// It sees or reads nothing, and has stopped.
  case failed(ScanFailure)
}

/// The text in one picture.
package struct ScannedPage {
  /// The picture that it was read in; `nil` where it cannot be shown.
  package var image: ScanImage?
  /// How wide the picture is for its height.
  package var aspectRatio: Double
  /// In the order in which people read them.
  package var lines: [ScannedLine]

  package init(image: ScanImage?, aspectRatio: Double, lines: [ScannedLine]) {
    (self.image, self.aspectRatio, self.lines) = (image, aspectRatio, lines)
  }
}
