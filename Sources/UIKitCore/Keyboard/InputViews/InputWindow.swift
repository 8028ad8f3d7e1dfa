// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The window of the keyboard or the input view, in front of all others; fingers beside them go through it.
@MainActor
final class InputWindow: UIWindow {
  let place: InputPlace
  /// Holds the views, one below the other.
  private let board = InputBoard()
  private var gestures: KeyboardGestures?
  private var kind = InAppKeyboard.Kind.docked
  private var size: CGSize
  /// Called when the screen has turned or become another one.
  var onResize: () -> Void = {}
  /// Whether the board stands on a keyboard outside the app, where there is one.
  var isAboveOutside = false
  /// Whether the board is being put in its place.
  private var isMoving = false

  init(in place: InputPlace) {
    self.place = place
    size = place.scene.area.size
    super.init(windowScene: place.scene)
    windowLevel = Level(rawValue: 10_000_000)
    board.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    addSubview(board)
    board.onHeightChange = { [weak self] in self?.heightChanged() }
    gestures = KeyboardGestures(board, place.screen.inAppKeyboard)
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard size != bounds.size else { return }
    size = bounds.size
    onResize()
  }

  /// Takes other views; they take their places with the next movement.
  func show(_ keyboard: UIView?, _ accessory: UIView?) { board.show(keyboard, accessory) }

  private func heightChanged() {
    guard !isMoving else { return }
    move(as: kind, isAnimated: true)
  }

  /// How high the view above the keyboard is, in points; 0 for none.
  var accessoryHeight: CGFloat { board.accessoryHeight }

  /// Goes where it belongs, as high as its views are.
  func move(as kind: InAppKeyboard.Kind, isAnimated: Bool, duration: TimeInterval = KeyboardTracker.duration) {
    isMoving = true
    defer { isMoving = false }
    self.kind = kind
    let (goal, placement) = goal(as: kind)
    if place.screen.keyboard.placement == nil {
      UIView.performWithoutAnimation {
        board.take(goal)
        board.frame.origin.y = bounds.height
      }
    }
    place.screen.keyboard.move(
      to: placement, isAnimated: isAnimated, duration: duration, isLocal: true
    ) { [board] in board.take(goal) }
  }

  /// Where the board goes, and where the keyboard is with it.
  private func goal(as kind: InAppKeyboard.Kind) -> (BoardPlace, KeyboardPlacement) {
    if isAboveOutside, let outside = place.screen.keyboard.outside {
      let goal = BoardPlace(on: outside, at: convert(outside.frame, from: place.screen), in: bounds, of: board)
      var placement = outside
      placement.frame.origin.y -= goal.frame.height
      placement.frame.size.height += goal.frame.height
      return (goal, placement)
    }
    let goal = BoardPlace(
      place.screen.inAppKeyboard, as: kind, in: bounds, bottomInset: safeAreaInsets.bottom, of: board)
    return (goal, KeyboardPlacement(goal.placementKind, frame: convert(goal.frame, to: place.screen)))
  }

  /// Goes below the bottom, and is gone then; what is outside the app stays.
  func leave(isAnimated: Bool) {
    place.screen.keyboard.move(to: place.screen.keyboard.outside, isAnimated: isAnimated, isLocal: true) {
      [board, bounds] in
      board.frame.origin.y = bounds.height
    } completion: { [self] in
      board.show(nil, nil)
      isHidden = true
      windowScene = nil
    }
  }
}
