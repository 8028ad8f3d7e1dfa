// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// One finger on the keys.
struct Touch: Sendable {
  let finger: Int32
  var path: TouchPath
  /// The plane that its key belongs to; not always the one on screen.
  var plane: KeyPlane
  /// The index in `plane.keys` of the key that it presses.
  var key: Int
  var stage: Stage
  /// When something happens if the finger rests.
  var due: EventTime?
  /// The shift, modifier or plane key on which it came down.
  var held: HeldKey?
  var hasMoved = false
  /// Whether another finger came down while it held its key.
  var isChord = false
  /// Whether it has reached another key than the one on which it came down.
  var hasSlid = false
  var flick: FlickStrokes

  enum Stage: Sendable {
    /// On a key that acts when the finger lifts.
    case pressing
    /// Among the variants of its key.
    case choosing(VariantChoice)
    case slidingCaret(CaretSlide)
    /// Scrolling the region on which it came down.
    case scrolling(ScrollDrag)
    /// On a key that has acted and acts again as long as it is held.
    case repeating
    /// On a shift, modifier or plane key, which has acted.
    case holding
    /// Its action is done; nothing that it does counts any more.
    case spent
  }

  /// A key that reports when it is let go.
  struct HeldKey: Sendable {
    var role: KeyRole
    var plane: KeyPlane
    var key: Int
  }
}

extension Touch {
  /// The key that it presses.
  var pressedKey: PlacedKey? { plane.keys.indices.contains(key) ? plane.keys[key] : nil }

  /// When it came down.
  var began: EventTime { path.start.time }
  /// Where it came down, in the plane's coordinates.
  var start: Point { path.start.location }
  /// Where it is.
  var location: Point { path.end.location }

  /// Whether its key moves under it.
  var isInScroller: Bool { plane.isInScroller(key) }

  /// The region that it would scroll if it went on; `nil` when its key is in none, or it goes across.
  var scroller: KeyRegion? {
    guard let region = plane.region(of: key).map({ plane.regions[$0] }), let axis = region.axis else { return nil }
    let way = (x: abs(location.x - start.x), y: abs(location.y - start.y))
    switch axis {
    case .horizontal: return way.x >= way.y ? region : nil
    case .vertical: return way.y >= way.x ? region : nil
    }
  }

  /// The shift or plane key from which it was dragged to where it is.
  var draggedFrom: KeyRole? {
    if case .holding = stage { nil } else { held?.role }
  }
}

extension Point {
  /// The point with both coordinates brought to a range that arithmetic and `Int` stand; `nil` when not a number.
  var clamped: Point? {
    guard !x.isNaN, !y.isNaN else { return nil }
    return Point(x: min(max(x, -1e5), 1e5), y: min(max(y, -1e5), 1e5))
  }
}
