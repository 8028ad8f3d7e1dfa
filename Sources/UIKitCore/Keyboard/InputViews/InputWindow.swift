// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The window of the keyboard or the input view, in front of all others; fingers beside them go through it.
@MainActor
final class InputWindow: UIWindow {
  let place: InputPlace
  /// Holds the views, one below the other, at the bottom.
  private let board = InputBoard()
  /// Whether the board is being put in its place.
  private var isMoving = false

  init(in place: InputPlace) {
    self.place = place
    super.init(windowScene: place.scene)
    windowLevel = Level(rawValue: 10_000_000)
    board.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    addSubview(board)
    board.onHeightChange = { [weak self] in self?.heightChanged() }
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard board.frame.width != bounds.width || isTooLow else { return }
    move(isAnimated: false)
  }

  private var isTooLow: Bool { board.frame.maxY > bounds.maxY && place.screen.keyboard.placement != nil }

  /// Takes other views; the board gets its new height with the next movement.
  func show(_ keyboard: UIView?, _ accessory: UIView?) {
    board.show(keyboard, accessory, below: safeAreaInsets.bottom)
  }

  private func heightChanged() {
    guard !isMoving else { return }
    move(isAnimated: true)
  }

  /// Goes where it belongs: at the bottom, as high as its views are.
  func move(isAnimated: Bool) {
    isMoving = true
    defer { isMoving = false }
    let height = board.height(forWidth: bounds.width, below: safeAreaInsets.bottom)
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if place.screen.keyboard.placement == nil {
      UIView.performWithoutAnimation {
        board.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: height)
        board.layoutIfNeeded()
      }
    }
    place.screen.keyboard.move(
      to: KeyboardPlacement(.docked, frame: convert(frame, to: place.screen)), isAnimated: isAnimated, isLocal: true
    ) { [board] in
      board.frame = frame
      board.layoutIfNeeded()
    }
  }

  /// Goes below the bottom, and is gone then.
  func leave(isAnimated: Bool) {
    place.screen.keyboard.move(to: nil, isAnimated: isAnimated, isLocal: true) { [board, bounds] in
      board.frame.origin.y = bounds.height
    } completion: { [self] in
      board.show(nil, nil, below: 0)
      isHidden = true
      windowScene = nil
    }
  }
}
