// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// What a guest shows on its area of the plane: which picture, and where it differs from those before.
///
/// The pixels are elsewhere; a renderer is given them when it draws.
package struct GuestPicture: Hashable, Sendable {
  /// In the plane, in logical pixels.
  package var area: Rect
  /// Counts the pictures.
  private(set) var serial = 0
  /// Where the latest pictures differ from the one before each, in logical pixels of the area, the last one at the end.
  private var changes: [[Rect]] = []

  /// How many pictures back differences are known; no buffer is older than that.
  private static let memory = 4

  package init(area: Rect) { self.area = area }

  /// The next picture is there.
  ///
  /// - Parameter places: Where it differs, in logical pixels of the area; `nil` for everywhere.
  package mutating func advance(_ places: [Rect]?) {
    serial += 1
    guard let places else { return changes = [] }
    changes.append(places)
    if changes.count > Self.memory { changes.removeFirst() }
  }

  /// Returns where it differs from an older picture on the same area, in the plane's coordinates.
  func damage(since old: GuestPicture) -> [Rect] {
    let count = serial - old.serial
    guard count != 0 else { return [] }
    guard count > 0, count <= changes.count, old.area == area else { return [area, old.area] }
    return changes.suffix(count).joined().map { $0.offset(by: area.origin).intersection(area) }
  }
}
