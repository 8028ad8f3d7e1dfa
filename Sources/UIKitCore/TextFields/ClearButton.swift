// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The button that empties a field; fingers find it a little beyond its picture.
@MainActor
final class ClearButton: UIButton {
  /// In points.
  private static let reach: CGFloat = 8

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
