// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A finger that slides the controller in front away, and what follows it.
@MainActor
final class InteractivePop {
  private let top: UIViewController
  private let below: UIViewController
  private let slide: NavigationSlide
  private let coordinator: TransitionCoordinator
  /// Whether controllers are told that they come and go.
  private let tellsControllers: Bool

  /// In seconds.
  private static let duration: TimeInterval = 0.35

  init(of navigation: UINavigationController, from top: UIViewController, to below: UIViewController, on stage: UIView)
  {
    self.top = top
    self.below = below
    tellsControllers = navigation.isShowing
    coordinator = TransitionCoordinator(
      from: top, to: below, in: stage, duration: Self.duration, isInteractive: true)
    coordinator.announce(in: [navigation, top, below])
    if tellsControllers {
      top.beginAppearanceTransition(false, animated: true)
      below.beginAppearanceTransition(true, animated: true)
    }
    slide = NavigationSlide(stage: stage, below: below.view, above: top.view)
    follow(0)
  }

  /// Stands a part of the way back.
  func follow(_ part: CGFloat) {
    let part = min(max(part, 0), 1)
    slide.stand(at: 1 - part)
    coordinator.steer(to: part)
  }

  /// The finger has let go.
  ///
  /// - Parameters:
  ///   - goesBack: Whether the controller in front goes.
  ///   - completion: Is called once everything stands still.
  func letGo(goesBack: Bool, completion: @escaping () -> Void) {
    if !goesBack, tellsControllers {
      // Those that were about to come and go are told that they do not.
      below.beginAppearanceTransition(false, animated: true)
      top.beginAppearanceTransition(true, animated: true)
    }
    coordinator.letGo(isCancelled: !goesBack)
    UIView.animate(
      springDuration: Self.duration, bounce: 0, options: .allowUserInteraction,
      animations: { slide.stand(at: goesBack ? 0 : 1) },
      completion: { [self] _ in
        slide.end()
        if !goesBack {
          below.viewIfLoaded?.removeFromSuperview()
          if tellsControllers {
            below.endAppearanceTransition()
            top.endAppearanceTransition()
          }
        }
        completion()
        coordinator.finish()
      })
  }
}
