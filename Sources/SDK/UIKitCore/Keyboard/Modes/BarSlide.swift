// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finger that slides the bar of a hardware keyboard to a side, where it is small, or back.
@MainActor
final class BarSlide: NSObject, UIGestureRecognizerDelegate {
  private unowned let board: InputBoard
  private unowned let held: InAppKeyboard
  private let slide = UIPanGestureRecognizer()

  /// How far the finger goes, in points.
  private static let distance: CGFloat = 60

  init(_ board: InputBoard, _ held: InAppKeyboard) {
    self.board = board
    self.held = held
    super.init()
    slide.addTarget(self, action: BarSlide.slid)
    slide.delegate = self
    board.addGestureRecognizer(slide)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard held.isTablet, let view = touch.view else { return false }
    return board.bar.map { view.isDescendant(of: $0) } ?? false
  }

  private func slid() {
    let way = slide.translation(in: board.superview).x
    guard slide.state == .changed, abs(way) > Self.distance else { return }
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
