// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The space that the keyboard takes in a view; it moves as the keyboard does, in the same animation.
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes with a keyboard that is not at the bottom of the screen; `false` by default, and then it
  /// rests at the bottom of the view meanwhile. Only a guide that goes along has its tracked constraints followed.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { place() } }
  }

  /// Whether the guide, without a keyboard, begins where the safe area ends; otherwise it begins where the view ends.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { place() } }
  }

  /// How far above the keyboard a finger that scrolls begins to push it away, in points; none by default, and no less.
  open var keyboardDismissPadding: CGFloat = 0

  init(in view: UIView) {
    super.init(.inset(.zero), identifier: "UIViewKeyboardLayoutGuide")
    owningView = view
    place()
  }

  /// There are no nibs to read guides from: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Takes the place that the keyboard has in the view now, and has the constraints that suit it count.
  ///
  /// - Returns: Whether the place is another one.
  @discardableResult
  func place() -> Bool {
    guard let view = owningView else { return false }
    let old = placement
    let window = view.window
    let screen = window?.windowScene?.screen
    let keyboard = screen?.keyboard.placement.flatMap { followsUndockedKeyboard || $0.countsAsShown ? $0 : nil }
    let area = screen.flatMap { screen in window?.convert(window?.bounds ?? .zero, to: screen) } ?? .zero
    placement = .inset(
      insets(of: keyboard?.frame.intersection(area), isAtBottom: keyboard?.countsAsShown ?? true, view))
    let proximity = EdgeProximity(
      previous: nearEdges ?? .bottom, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    follow(followsUndockedKeyboard && window != nil ? proximity.edges(of: keyboard, in: area) : nil)
    return placement != old
  }

  /// - Parameter part: What the keyboard covers of the window, on the screen.
  private func insets(of part: CGRect?, isAtBottom: Bool, _ view: UIView) -> UIEdgeInsets {
    let bounds = view.bounds
    let rest = usesBottomSafeArea ? bounds.maxY - view.safeAreaInsets.bottom : bounds.maxY
    let window = view.window
    let across = window.map { view.convert($0.bounds, from: $0) } ?? bounds
    var frame = CGRect(x: across.minX, y: rest, width: across.width, height: bounds.maxY - rest)
    if let part, !part.isNull, !part.isEmpty, let window, let screen = window.windowScene?.screen {
      let covered = view.convert(part, from: screen)
      if !isAtBottom {
        frame = covered
      } else if followsUndockedKeyboard, part.width < window.bounds.width {
        frame = CGRect(x: covered.minX, y: covered.minY, width: covered.width, height: bounds.maxY - covered.minY)
      } else if covered.minY < rest {
        frame.origin.y = covered.minY
        frame.size.height = bounds.maxY - covered.minY
      }
    }
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }
}
