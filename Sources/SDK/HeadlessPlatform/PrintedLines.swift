// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// A camera that sees the lines of a text, one below the other.
@MainActor
final class PrintedLines: TextScanner {
  private let lines: [String]?

  /// - Parameter lines: `nil` for no camera.
  init(_ lines: [String]?) { self.lines = lines }

  func start(_ tell: @escaping @MainActor (TextScanReport) -> Void) {
    guard let lines else { return tell(.failed(.noCamera)) }
    let step = 1 / CGFloat(lines.count + 1)
    let read = lines.enumerated().map { index, text in
      ScannedLine(text: text, area: CGRect(x: 0.1, y: (CGFloat(index) + 0.6) * step, width: 0.8, height: step * 0.7))
    }
    tell(.read(ScannedPage(picture: nil, aspectRatio: 4 / 3, lines: read)))
  }

  func stop() {}
}
