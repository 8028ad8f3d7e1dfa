// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TextModel

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
    let accessory = board.accessoryHeight(forWidth: width)
    if kind == .collapsedBar {
      let x = held.isBarOnLeft ? bounds.minX : bounds.maxX - width
      frame = CGRect(origin: CGPoint(x: x, y: bounds.maxY - size.height), size: size)
    } else {
      let below = held.held.frame(
        as: kind.form ?? .docked, of: Size(width: size.width, height: size.height - accessory),
        in: Rect(bounds.inset(by: UIEdgeInsets(top: accessory, left: 0, bottom: 0, right: 0))))
      frame = CGRect(x: below.minX, y: below.minY - accessory, width: size.width, height: size.height)
    }
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
}
