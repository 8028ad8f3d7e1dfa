// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import UIKitCore

/// A camera that sees the lines of a text, one below the other.
@MainActor
package final class PrintedLines: TextScanner {
  private let lines: [String]?
  private var told: (@MainActor (TextScanReport) -> Void)?

  /// - Parameter lines: `nil` for no camera.
  init(_ lines: [String]?) { self.lines = lines }

  /// Whether it looks.
  package var isOn: Bool { told != nil }

  package func start(_ tell: @escaping @MainActor (TextScanReport) -> Void) {
    told = tell
    if let lines { tell(.read(Self.page(lines))) } else { fail(.noCamera) }
  }

  package func stop() { told = nil }

  /// Sees or reads something else, if it looks.
  package func tell(_ report: TextScanReport) { told?(report) }

  /// Ends for a reason.
  package func fail(_ failure: TextScanFailure) {
    let tell = told
    told = nil
    tell?(.failed(failure))
  }

  /// Lines one below the other.
  package static func page(_ lines: [String], in picture: CGImage? = nil) -> ScannedPage {
    let step = 1 / CGFloat(lines.count + 1)
    let read = lines.enumerated().map { index, text in
      ScannedLine(text: text, area: CGRect(x: 0.1, y: (CGFloat(index) + 0.6) * step, width: 0.8, height: step * 0.7))
    }
    return ScannedPage(picture: picture, aspectRatio: 4 / 3, lines: read)
  }
}
