// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry

/// Where the keyboard goes in a window, and what it is made of there.
@MainActor
struct BoardPlace {
  let kind: InAppKeyboard.Kind
  /// The keyboard with its accessory view, in the window.
  let frame: CGRect
  /// The room below that bars and rounded corners cover.
  let bottomInset: CGFloat

  /// - Parameters:
  ///   - held: How the person holds it.
  ///   - kind: How it is held.
  ///   - bounds: Where it can be.
  ///   - bottomInset: The room at the bottom that is covered.
  ///   - board: The views.
  init(
    _ held: InAppKeyboard, as kind: InAppKeyboard.Kind, in bounds: CGRect, bottomInset: CGFloat, of board: InputBoard
  ) {
    self.kind = kind
    self.bottomInset = [.docked, .shortcutBar, .collapsedBar].contains(kind) ? bottomInset : 0
    let width = board.width(as: kind, in: bounds.width)
    let size = CGSize(width: width, height: board.height(as: kind, forWidth: width, below: self.bottomInset))
    let origin: CGPoint
    switch kind {
    case .docked, .shortcutBar: origin = CGPoint(x: bounds.minX, y: bounds.maxY - size.height)
    case .collapsedBar:
      origin = CGPoint(x: held.isBarOnLeft ? bounds.minX : bounds.maxX - width, y: bounds.maxY - size.height)
    case .undocked, .split:
      let elevation = min(max(held.elevation, 0), max(bounds.height - size.height, 0))
      origin = CGPoint(x: bounds.minX, y: bounds.maxY - size.height - elevation)
    case .floating: origin = Self.origin(held.floatingOrigin, size, in: bounds)
    }
    frame = CGRect(origin: origin, size: size)
  }

  /// Right above a keyboard outside the app: as wide as it where it floats, and as the window otherwise.
  ///
  /// - Parameters:
  ///   - outside: The keyboard.
  ///   - place: Where it is in the window's coordinates.
  ///   - bounds: The window's.
  ///   - board: The views.
  init(on outside: KeyboardPlacement, at place: CGRect, in bounds: CGRect, of board: InputBoard) {
    kind = .docked
    bottomInset = 0
    let across = outside.countsAsShown ? bounds : place
    let height = board.height(as: .docked, forWidth: across.width, below: 0)
    frame = CGRect(x: across.minX, y: place.minY - height, width: across.width, height: height)
  }

  private static func origin(_ wanted: CGPoint?, _ size: CGSize, in bounds: CGRect) -> CGPoint {
    let frame = CardPlace.frame(
      wanted: wanted.map { Point(x: $0.x, y: $0.y) }, size: Size(width: size.width, height: size.height),
      in: Rect(bounds))
    return CGPoint(x: frame.minX, y: frame.minY)
  }
}
