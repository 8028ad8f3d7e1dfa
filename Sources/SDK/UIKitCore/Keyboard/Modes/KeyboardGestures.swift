// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry

/// Lets a person change how the keyboard is held, as on a tablet of Apple's.
@MainActor
final class KeyboardGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let board: InputBoard
  private unowned let held: InAppKeyboard
  private let lift = UIPanGestureRecognizer()
  private let drag = UIPanGestureRecognizer()
  private let slide = UIPanGestureRecognizer()
  /// Where the keyboard was when the finger began to drag it.
  private var start = CGRect.zero

  /// How near to the bottom one that was lifted is docked again, in points.
  private static let leastElevation: CGFloat = 44
  /// How far a bar is slid to be made small or large, in points.
  private static let slideDistance: CGFloat = 60

  init(_ board: InputBoard, _ held: InAppKeyboard) {
    self.board = board
    self.held = held
    super.init()
    lift.addTarget(self, action: KeyboardGestures.lifted)
    drag.addTarget(self, action: KeyboardGestures.dragged)
    slide.addTarget(self, action: KeyboardGestures.slid)
    for recognizer in [lift, slide] {
      recognizer.delegate = self
      board.addGestureRecognizer(recognizer)
    }
    board.background.handle.addGestureRecognizer(drag)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard held.isTablet, let view = touch.view else { return false }
    if recognizer === slide { return board.bar.map { view.isDescendant(of: $0) } ?? false }
    guard let keys = board.keys, view.isDescendant(of: keys) else { return false }
    return board.kind != .floating && keys.isDismissKey(at: touch.location(in: keys))
  }

  // MARK: Two fingers

  /// Two fingers have come together on the keys, or moved apart.
  func keysPinched(isIn: Bool) {
    let new: InAppKeyboard.Kind
    switch (board.kind, isIn) {
    case (.docked, true), (.undocked, true): new = .floating
    case (.docked, false), (.undocked, false): new = held.isAvailable(.split) ? .split : board.kind
    case (.split, true): new = .undocked
    case (.floating, false): new = .docked
    default: return
    }
    held.kind = new
  }

  // MARK: One finger

  /// A finger drags the key that hides the keyboard.
  private func lifted() {
    if lift.state == .began { start = board.frame }
    guard let bounds = board.superview?.bounds else { return }
    let elevation = bounds.maxY - start.maxY - lift.translation(in: board.superview).y
    switch lift.state {
    case .began, .changed:
      held.change(isAnimated: false) {
        if elevation > 0, board.kind == .docked { held.kind = .undocked }
        held.elevation = min(max(elevation, 0), bounds.height - start.height)
      }
    case .ended, .cancelled:
      if held.elevation < Self.leastElevation { held.kind = .docked }
    default: break
    }
  }

  /// A finger drags a floating keyboard by its handle.
  private func dragged() {
    if drag.state == .began { start = board.frame }
    guard let bounds = board.superview?.bounds else { return }
    let way = drag.translation(in: board.superview)
    let place = start.offsetBy(dx: way.x, dy: way.y)
    switch drag.state {
    case .began, .changed:
      held.change(isAnimated: false) { held.floatingOrigin = place.origin }
    case .ended, .cancelled:
      let finger = drag.location(in: board.superview)
      let docks = CardPlace.docks(
        Rect(place), finger: Point(x: finger.x, y: finger.y), way: Point(x: way.x, y: way.y), in: Rect(bounds))
      if drag.state == .ended, docks {
        held.change(isAnimated: true) {
          held.kind = .docked
          held.floatingOrigin = nil
        }
      } else {
        held.change(isAnimated: false) { held.floatingOrigin = board.frame.origin }
      }
    default: break
    }
  }

  /// A finger slides the bar to a side, or back.
  private func slid() {
    let way = slide.translation(in: board.superview).x
    guard slide.state == .changed, abs(way) > Self.slideDistance else { return }
    slide.isEnabled = false
    slide.isEnabled = true
    held.change(isAnimated: true) {
      if board.kind == .shortcutBar {
        held.isBarOnLeft = way < 0
        held.kind = .collapsedBar
      } else if (way > 0) == held.isBarOnLeft {
        held.kind = .shortcutBar
      }
    }
  }
}
