// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Scrolling the keyboard away

extension InputViewCoordinator {
  /// A finger begins to scroll.
  func dragBegan(in scroll: UIScrollView) {
    pull = nil
    let mode = scroll.keyboardDismissMode
    guard mode != .none, let first = UIApplication.shared.windowOfKeys?.firstResponder else { return }
    switch mode {
    case .none: break
    case .onDrag:
      if showsKeyboard { first.resignFirstResponder() }
    case .onDragWithAccessory: dismissAll(first)
    case .interactive, .interactiveWithAccessory:
      pull = makePull(in: scroll, keepsAccessory: mode == .interactive)
      // A quick finger may be far below already.
      dragMoved(in: scroll)
    }
  }

  private func makePull(in scroll: UIScrollView, keepsAccessory: Bool) -> KeyboardPull? {
    guard let window = scroll.window, let screen = window.windowScene?.screen, let place = scroll.finger(on: screen)
    else { return nil }
    let finger = place - scroll.scrollPan.distance.y
    if isHosted {
      // Windows end where the desktop's keyboard begins, unless that has told where it is.
      let bottom = window.convert(window.bounds, to: screen).maxY
      let top = screen.keyboard.placement.map { min($0.frame.minY, bottom) } ?? bottom
      return KeyboardPull(
        top: top, padding: scroll.keyboardDismissPadding, finger: finger, reach: Self.hostedReach, isFollowed: false)
    }
    guard let keyboard = screen.keyboard.placement, keyboard.kind == .docked else { return nil }
    let reach = reach(of: keyboard, keepsAccessory: keepsAccessory)
    guard reach > 0 else { return nil }
    return KeyboardPull(
      top: keyboard.frame.minY, padding: scroll.keyboardDismissPadding, finger: finger, reach: reach,
      isFollowed: true)
  }

  /// How far a finger is thought to take a keyboard down that does not follow, in points.
  private static let hostedReach: CGFloat = 120

  /// The finger that scrolls has moved.
  func dragMoved(in scroll: UIScrollView) {
    guard let screen = scroll.window?.windowScene?.screen, let finger = scroll.finger(on: screen),
      pull?.follow(finger) ?? false, let pull
    else { return }
    if pull.isFollowed { shift(by: pull.shift) }
  }

  /// The finger that scrolled has gone.
  ///
  /// - Parameter velocity: In points a second, positive downwards.
  func dragEnded(in scroll: UIScrollView, velocity: CGFloat) {
    dragMoved(in: scroll)
    guard let pull else { return }
    self.pull = nil
    guard pull.shift > 0 else { return }
    if pull.dismisses(velocity: velocity), let first = UIApplication.shared.windowOfKeys?.firstResponder {
      if scroll.keyboardDismissMode == .interactive {
        first.resignFirstResponder()
      } else {
        dismissAll(first)
      }
      guard first.isFirstResponder else { return }
    }
    update(isAnimated: true)
  }

  /// Has nobody take keys any more, not even the one whose accessory view would stay.
  private func dismissAll(_ first: UIResponder) {
    guard first.resignFirstResponder() else { return }
    UIApplication.shared.windowOfKeys?.firstResponder?.resignFirstResponder()
  }
}

extension UIScrollView {
  /// Where the finger that scrolls is on the screen, from top to bottom.
  fileprivate func finger(on screen: UIScreen) -> CGFloat? {
    window.map { $0.convert(scrollPan.location(in: nil), to: screen).y }
  }

  /// How far above the keyboard a finger takes hold of it, in points, as guides of this view and those around say.
  fileprivate var keyboardDismissPadding: CGFloat {
    var padding: CGFloat = 0
    var next: UIView? = self
    while let view = next {
      padding = max(padding, view.layout.keyboardGuide?.keyboardDismissPadding ?? 0)
      next = view.superview
    }
    return padding
  }
}
