// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small button within a field, which fingers find around it as well.
@MainActor
final class FieldButton: UIButton {
  /// The least length of the room that fingers have, in points.
  private static let reach: CGFloat = 36

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (max(Self.reach - bounds.width, 0) / 2, max(Self.reach - bounds.height, 0) / 2)
    return bounds.insetBy(dx: -x, dy: -y).contains(point)
  }
}
