// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// The strokes that a finger has made since it came down on a key with flicks.
struct FlickStrokes: Sendable {
  private(set) var strokes: [FlickDirection] = []
  /// Where the last stroke was last prolonged, in the plane's coordinates.
  private var anchor: Point

  init(start: Point) { anchor = start }
}

extension FlickStrokes {
  /// Follows the finger.
  ///
  /// A stroke that lies between two directions counts as the one that the key knows.
  mutating func move(to point: Point, flicks: [[FlickDirection]: KeyRole], strokeDistance: Double) {
    let offset = point - anchor
    guard offset.squaredDistance(to: .zero) >= strokeDistance * strokeDistance else { return }
    let direction = nearestDirection(offset, flicks: flicks)
    anchor = point
    if strokes.last == direction { return }
    // One stroke more than any flick has is enough to know that none is meant.
    if strokes.count <= flicks.keys.lazy.map(\.count).max() ?? 0 { strokes.append(direction) }
  }

  /// Whether what was drawn is a flick or may still become one.
  func fits(_ flicks: [[FlickDirection]: KeyRole]) -> Bool {
    !strokes.isEmpty && (match(flicks) != nil || flicks.keys.contains { $0.starts(with: strokes) })
  }

  /// Returns the longest flick that the strokes begin with.
  func match(_ flicks: [[FlickDirection]: KeyRole]) -> (strokes: [FlickDirection], role: KeyRole)? {
    for count in stride(from: strokes.count, to: 0, by: -1) {
      let prefix = Array(strokes.prefix(count))
      if let role = flicks[prefix] { return (prefix, role) }
    }
    return nil
  }

  private func nearestDirection(_ offset: Point, flicks: [[FlickDirection]: KeyRole]) -> FlickDirection {
    let exact = FlickDirection(offset)
    let known = FlickDirection.allCases.filter { next in
      next == strokes.last || flicks.keys.contains { $0.starts(with: strokes + [next]) }
    }
    if known.contains(exact) { return exact }
    return exact.neighbors.filter(known.contains).max { $0.dot(offset) < $1.dot(offset) } ?? exact
  }
}

extension FlickDirection {
  /// The direction that is nearest to an offset; each takes an eighth of the circle.
  init(_ offset: Point) {
    let tangent = 0.414_213_562_373_095  // of an eighth of a half turn
    let x = abs(offset.x)
    let y = abs(offset.y)
    if y <= tangent * x {
      self = offset.x < 0 ? .w : .e
    } else if x <= tangent * y {
      self = offset.y < 0 ? .n : .s
    } else if offset.y < 0 {
      self = offset.x < 0 ? .nw : .ne
    } else {
      self = offset.x < 0 ? .sw : .se
    }
  }

  /// The directions beside it, anticlockwise one first.
  fileprivate var neighbors: [FlickDirection] {
    switch self {
    case .n: [.nw, .ne]
    case .ne: [.n, .e]
    case .e: [.ne, .se]
    case .se: [.e, .s]
    case .s: [.se, .sw]
    case .sw: [.s, .w]
    case .w: [.sw, .nw]
    case .nw: [.w, .n]
    }
  }

  /// How far an offset goes this way.
  fileprivate func dot(_ offset: Point) -> Double {
    let diagonal = 0.707_106_781_186_548
    return switch self {
    case .n: -offset.y
    case .s: offset.y
    case .e: offset.x
    case .w: -offset.x
    case .ne: (offset.x - offset.y) * diagonal
    case .se: (offset.x + offset.y) * diagonal
    case .sw: (offset.y - offset.x) * diagonal
    case .nw: (-offset.x - offset.y) * diagonal
    }
  }
}
