// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far a controller has come between being gone and being shown.
struct Appearance {
  enum Phase { case gone, appearing, shown, disappearing }

  /// What a controller comes or goes for.
  struct Reason: OptionSet {
    let rawValue: Int

    static let toParent = Reason(rawValue: 1)
    static let fromParent = Reason(rawValue: 2)
    static let presented = Reason(rawValue: 4)
    static let dismissed = Reason(rawValue: 8)
  }

  var phase = Phase.gone
  var reason: Reason = []
  var isAnimated = false
  /// Whether `viewIsAppearing` is still to come.
  var owesIsAppearing = false
  /// Whether the view's coming into the window or leaving it has begun this.
  var followsView = false
  /// Counts the changes, so that an end that was put off can tell whether it is still wanted.
  var turn = 0
}

// MARK: - Coming and going

extension UIViewController {
  /// Whether the view is on screen or on its way there.
  var isShowing: Bool { appearance.phase == .appearing || appearance.phase == .shown }

  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool, because reason: Appearance.Reason) {
    guard isAppearing != isShowing else { return }
    appearance.reason = reason
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.owesIsAppearing = isAppearing
    appearance.followsView = false
    appearance.turn += 1
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forEachForwarded { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    // The next layout sends `viewIsAppearing`.
    if isAppearing { viewIfLoaded?.setNeedsLayout() }
  }

  func endAppearance() {
    switch appearance.phase {
    case .appearing:
      placed()
      appearance.phase = .shown
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.phase = .gone
      viewDidDisappear(appearance.isAnimated)
    case .gone, .shown:
      return
    }
    appearance.reason = []
    forEachForwarded { $0.endAppearanceTransition() }
    if appearance.phase == .shown { appearanceEnded() }
  }

  /// The view is in the window, where the views around it want it: tells so, once for each time that it appears.
  func placed() {
    guard appearance.owesIsAppearing, let view = viewIfLoaded, view.window != nil else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Ends a transition once the window has shown a picture with the view in its place.
  func endAppearanceTransition(withNextFrameOf window: UIWindow) {
    let turn = appearance.turn
    window.afterFrame { [weak self] in
      if let self, appearance.turn == turn { endAppearanceTransition() }
    }
  }

  private func forEachForwarded(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil { body(child) }
  }
}

// MARK: - With the view

extension UIViewController {
  /// The view is about to come into a window or to leave it. A controller that nobody has told comes and goes with it.
  func viewWillMove(toWindow window: UIWindow?) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
    if let window, !window.isHidden {
      guard !isShowing, parent?.isShowing != false else { return }
      beginAppearanceTransition(
        true, animated: parent?.appearance.movesNow ?? false, because: parent == nil ? [] : .toParent)
    } else {
      guard isShowing else { return }
      beginAppearanceTransition(false, animated: false, because: parent == nil ? [] : .fromParent)
    }
    appearance.followsView = true
  }

  /// The view is in its window, or has left it.
  func viewDidMove(toWindow window: UIWindow?) {
    guard appearance.followsView else { return }
    appearance.followsView = false
    guard let window else { return endAppearanceTransition() }
    // A parent that is appearing itself hands its end on.
    if parent?.appearance.phase != .appearing { endAppearanceTransition(withNextFrameOf: window) }
  }
}

extension Appearance {
  /// Whether the way on screen can be seen.
  fileprivate var movesNow: Bool { phase == .appearing && isAnimated }
}
