// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a menu goes beside what it belongs to.
struct MenuPlacement: Equatable {
  var frame: CGRect
  /// The point of the menu that it grows from, as parts of width and height.
  var anchor: CGPoint
  var isAbove: Bool

  /// Between the menu and what it belongs to, in points.
  static let gap: CGFloat = 8

  /// Finds the place of a menu above or below.
  ///
  /// - Parameters:
  ///   - size: What the menu would like; it becomes less high where there is no room.
  ///   - source: What it belongs to.
  ///   - attachment: The x coordinate that an edge of the menu stands at, or its middle when this is the room's middle.
  ///   - room: The part of the window that is free.
  init(size: CGSize, beside source: CGRect, attachment: CGFloat, in room: CGRect) {
    let below = max(room.maxY - source.maxY - Self.gap, 0)
    let above = max(source.minY - room.minY - Self.gap, 0)
    isAbove = size.height > below && above > below
    let height = min(size.height, max(isAbove ? above : below, 1))
    let width = min(size.width, room.width)
    let isMiddle = abs(attachment - room.midX) < 1
    let x = isMiddle ? attachment - width / 2 : attachment < room.midX ? attachment : attachment - width
    frame = CGRect(
      x: min(max(x, room.minX), max(room.maxX - width, room.minX)),
      y: isAbove ? source.minY - Self.gap - height : source.maxY + Self.gap, width: width, height: height)
    anchor = CGPoint(
      x: frame.width > 0 ? min(max((attachment - frame.minX) / frame.width, 0), 1) : 0.5, y: isAbove ? 1 : 0)
  }

  /// Finds the place of a menu at the tip of a pointer: away from it to where there is room.
  init(size: CGSize, at point: CGPoint, in room: CGRect, isMirrored: Bool) {
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    let goesLeft = isMirrored ? point.x - width >= room.minX : point.x + width > room.maxX
    isAbove = point.y + height > room.maxY && point.y - height >= room.minY
    frame = CGRect(
      x: min(max(goesLeft ? point.x - width : point.x, room.minX), room.maxX - width),
      y: min(max(isAbove ? point.y - height : point.y, room.minY), room.maxY - height), width: width, height: height)
    anchor = CGPoint(x: goesLeft ? 1 : 0, y: isAbove ? 1 : 0)
  }

  /// Finds the place of a submenu: over the element that opens it, as far as there is room below.
  init(size: CGSize, over row: CGRect, in room: CGRect) {
    isAbove = false
    let height = min(size.height, room.height)
    frame = CGRect(
      x: row.minX, y: min(max(row.minY, room.minY), room.maxY - height), width: size.width, height: height)
    anchor = CGPoint(x: 0.5, y: height > 0 ? min(max((row.midY - frame.minY) / height, 0), 1) : 0)
  }
}
