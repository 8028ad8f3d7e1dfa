// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What sees printed text and reads it, such as a camera. The platform makes it (`Platform.makeTextScanner`).
@MainActor
package protocol TextScanner: AnyObject {
  /// Looks from now on, and tells what it sees until `stop` is called. May be started again then.
  func start(_ tell: @escaping @MainActor (TextScanReport) -> Void)

  /// Lets go of the camera. Nothing more is told.
  func stop()
}

/// What a scanner tells.
package enum TextScanReport: Sendable {
  /// What it looks at now.
  case picture(CGImage)
  /// What it has read.
  case read(ScannedPage)
  /// It sees or reads nothing, and has stopped.
  case failed(TextScanFailure)
}

/// Why nothing is seen or read.
package enum TextScanFailure: Hashable, Sendable, CaseIterable {
  /// There is no camera.
  case noCamera
  /// The person may not use it.
  case notAllowed
  /// Another program has it.
  case busy
  /// It sends no pictures, or none that can be read.
  case silent
  /// What reads is not installed or does not run.
  case noReader
}

/// The text in one picture.
package struct ScannedPage: Sendable {
  /// The picture that it was read in; `nil` where it cannot be shown.
  package var picture: CGImage?
  /// How wide the picture is for its height.
  package var aspectRatio: CGFloat
  /// In the order in which people read them.
  package var lines: [ScannedLine]

  package init(picture: CGImage?, aspectRatio: CGFloat, lines: [ScannedLine]) {
    self.picture = picture
    self.aspectRatio = aspectRatio
    self.lines = lines
  }
}

/// A line of text in a picture.
package struct ScannedLine: Hashable, Sendable {
  package var text: String
  /// Where it is: the picture reaches from (0, 0) at its top left corner to (1, 1).
  package var area: CGRect

  package init(text: String, area: CGRect) {
    self.text = text
    self.area = area
  }
}
