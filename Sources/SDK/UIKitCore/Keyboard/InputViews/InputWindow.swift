// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The window of the keyboard or the input view, in front of all others; fingers beside them go through it.
@MainActor
final class InputWindow: UIWindow {
  let place: InputPlace
  /// The window that the first responder is in.
  weak var owner: UIWindow?
  /// Holds the views, one below the other.
  private let board = InputBoard()
  /// Has the controllers of the views for children.
  private let controllers: InputHostController
  private var slide: BarSlide?
  private var kind = InAppKeyboard.Kind.docked
  private var size: CGSize
  /// Called when the screen has turned or become another one.
  var onResize: () -> Void = {}
  /// Whether the board stands on a keyboard outside the app, where there is one.
  var isAboveOutside = false
  /// Whether the board is being put in its place.
  private var isMoving = false

  init(in place: InputPlace, of scene: UIWindowScene) {
    self.place = place
    size = scene.area.size
    controllers = InputHostController(board)
    super.init(windowScene: scene)
    windowLevel = Level(rawValue: 10_000_000)
    board.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    addSubview(board)
    board.onHeightChange = { [weak self] in self?.heightChanged() }
    slide = BarSlide(board, place.screen.inAppKeyboard)
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
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard, or what is in its place.
  ///   - set: What else shows.
  ///   - strip: What the device shows below the keyboard.
  ///   - isAnimated: Whether they come with a movement.
  func show(_ keyboard: UIView?, _ set: InputSet, strip: ModeStripView?, isAnimated: Bool) {
    isMoving = true
    defer { isMoving = false }
    controllers.replaceChildren(by: set.controllers, isAnimated: isAnimated) {
      board.show(keyboard, set.accessory, of: set.accessoryOwner, strip: strip)
    }
  }

  /// How high the keyboard of a controller is that says nothing about its height, in points.
  var usualHeight: CGFloat {
    get { board.usualHeight }
    set { board.usualHeight = newValue }
  }

  /// How much of the screen the accessory view takes without a keyboard, in points.
  var accessoryHeight: CGFloat { board.accessoryHeight + safeAreaInsets.bottom }

  /// The views may want another height.
  func heightChanged() {
    guard !isMoving else { return board.setNeedsLayout() }
    move(as: kind, isAnimated: true)
  }

  /// How high the accessory view is, in points; 0 for none.
  var heightAboveKeyboard: CGFloat { board.accessoryHeight }

  /// How much of the window is not for a keyboard below an accessory view: that view, and the screen's ends.
  func heightAbove(_ accessory: UIView?) -> CGFloat {
    (accessory?.bounds.height ?? 0) + safeAreaInsets.top + safeAreaInsets.bottom
  }

  /// Goes where it belongs, as high as its views are.
  func move(as kind: InAppKeyboard.Kind, isAnimated: Bool, duration: TimeInterval = KeyboardTracker.duration) {
    isMoving = true
    defer { isMoving = false }
    self.kind = kind
    let (goal, placement) = goal
    if place.screen.keyboard.placement == nil {
      UIView.performWithoutAnimation {
        board.take(goal)
        board.frame.origin.y = bounds.height
      }
    }
    place.screen.keyboard.move(
      to: placement, isAnimated: isAnimated, duration: duration, isLocal: true
    ) { [board] in
      board.take(goal)
    } completion: { [board, controllers] in
      board.dropLeaving()
      controllers.childrenHaveCome()
    }
  }

  /// Goes with a finger that takes it down.
  ///
  /// - Parameter distance: From where it belongs, in points.
  func shift(by distance: CGFloat) {
    let scale = max(traitCollection.displayScale, 1)
    let frame = goal.board.frame.offsetBy(dx: 0, dy: (distance * scale).rounded() / scale)
    board.frame = frame
    place.screen.keyboard.follow(to: convert(frame, to: place.screen))
  }

  /// Where the board goes, and where the keyboard is with it.
  private var goal: (board: BoardPlace, keyboard: KeyboardPlacement) {
    if isAboveOutside, let outside = place.screen.keyboard.outside {
      let goal = BoardPlace(on: outside, at: convert(outside.frame, from: place.screen), in: bounds, of: board)
      var placement = outside
      placement.frame.origin.y -= goal.frame.height
      placement.frame.size.height += goal.frame.height
      return (goal, placement)
    }
    let goal = BoardPlace(
      place.screen.inAppKeyboard, as: kind, in: bounds, bottomInset: safeAreaInsets.bottom, of: board)
    return (goal, KeyboardPlacement(goal.kind, frame: convert(goal.frame, to: place.screen)))
  }

  /// Goes below the bottom, and is gone then; what is outside the app stays.
  func leave(isAnimated: Bool) {
    controllers.childrenWillGo(isAnimated: isAnimated)
    place.screen.keyboard.move(to: place.screen.keyboard.outside, isAnimated: isAnimated, isLocal: true) {
      [board, bounds] in
      board.frame.origin.y = bounds.height
    } completion: { [self] in
      controllers.replaceChildren(by: [], isAnimated: isAnimated) { board.show(nil, nil, of: nil, strip: nil) }
      board.dropLeaving()
      isHidden = true
      windowScene = nil
    }
  }
}
