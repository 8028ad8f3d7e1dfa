// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a popover goes beside what it belongs to.
struct PopoverPlacement: Equatable {
  /// Of the plate with its arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// Where the middle of the arrow is along its side of the frame, in points.
  let arrowPlace: CGFloat

  /// How far an arrow stands out, and how wide it is where it begins.
  static let arrowHeight: CGFloat = 12
  static let arrowWidth: CGFloat = 28
  /// Between an arrow and a corner, in points.
  private static let cornerRoom: CGFloat = 16

  /// Finds the place: on the first permitted side where there is room, or else where there is most.
  ///
  /// - Parameters:
  ///   - size: Of the content; it becomes smaller where there is no room.
  ///   - source: What it belongs to; with `nil` it stands in the middle without an arrow.
  ///   - room: The part of the window that is free.
  ///   - overlaps: Whether it may lie over what it belongs to.
  init(
    size: CGSize, beside source: CGRect?, permitted: UIPopoverArrowDirection, in room: CGRect, overlaps: Bool
  ) {
    guard let source else {
      let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      frame = CGRect(
        x: (room.midX - fitting.width / 2).rounded(), y: (room.midY - fitting.height / 2).rounded(),
        width: fitting.width, height: fitting.height)
      direction = []
      arrowPlace = 0
      return
    }
    func free(_ direction: UIPopoverArrowDirection) -> CGFloat {
      switch direction {
      case .up: room.maxY - source.maxY
      case .down: source.minY - room.minY
      case .left: room.maxX - source.maxX
      default: source.minX - room.minX
      }
    }
    func needed(_ direction: UIPopoverArrowDirection) -> CGFloat {
      (direction.isUpright ? size.height : size.width) + Self.arrowHeight
    }
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
    let candidates = sides.isEmpty ? [.up] : sides
    let direction =
      candidates.first { free($0) >= needed($0) }
      ?? candidates.max { free($0) / needed($0) < free($1) / needed($1) } ?? .up
    self.direction = direction
    var length = min(needed(direction), max(free(direction), Self.arrowHeight + 1))
    if overlaps { length = min(needed(direction), direction.isUpright ? room.height : room.width) }
    let isUpright = direction.isUpright
    let breadth = isUpright ? min(size.width, room.width) : min(size.height, room.height)
    let middle = isUpright ? source.midX : source.midY
    let lowest = isUpright ? room.minX : room.minY
    let highest = (isUpright ? room.maxX : room.maxY) - breadth
    let start = min(max((middle - breadth / 2).rounded(), lowest), max(highest, lowest))
    switch direction {
    case .up:
      frame = CGRect(x: start, y: min(source.maxY, room.maxY - length), width: breadth, height: length)
    case .down:
      frame = CGRect(x: start, y: max(source.minY - length, room.minY), width: breadth, height: length)
    case .left:
      frame = CGRect(x: min(source.maxX, room.maxX - length), y: start, width: length, height: breadth)
    default:
      frame = CGRect(x: max(source.minX - length, room.minX), y: start, width: length, height: breadth)
    }
    let least = Self.cornerRoom + Self.arrowWidth / 2
    arrowPlace = min(max(middle - start, least), max(breadth - least, least))
  }

  /// The arrow's tip, as parts of the frame's width and height.
  var tip: CGPoint {
    guard frame.width > 0, frame.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
    return switch direction {
    case .up: CGPoint(x: arrowPlace / frame.width, y: 0)
    case .down: CGPoint(x: arrowPlace / frame.width, y: 1)
    case .left: CGPoint(x: 0, y: arrowPlace / frame.height)
    case .right: CGPoint(x: 1, y: arrowPlace / frame.height)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}

extension UIPopoverArrowDirection {
  /// Whether the popover is above or below what it belongs to.
  var isUpright: Bool { self == .up || self == .down }
}
