// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How long a part of what moves along with the focus takes.
@MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// Runs what moves along with the focus.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(duration: TimeInterval) { self.duration = duration }
  }

  private struct Part {
    var animations: (() -> Void)?
    var completion: (() -> Void)?
  }

  private var coming: [Part] = []
  private var going: [Part] = []
  /// Gaining the focus is fast, and losing it slower, so that the eye is led on.
  private let comingContext = Context(duration: 0.12)
  private let goingContext = Context(duration: 0.25)

  /// Animates changes along with the item that gets the focus, or does both at once where nothing moves.
  ///
  /// - Parameters:
  ///   - animations: What changes.
  ///   - completion: Called when that is over.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    coming.append(Part(animations: animations, completion: completion))
  }

  /// Animates changes along with the item that gets the focus.
  ///
  /// - Parameters:
  ///   - animations: What changes; told how long it takes.
  ///   - completion: Called when that is over.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let context = comingContext
    coming.append(Part(animations: animations.map { body in { body(context) } }, completion: completion))
  }

  /// Animates changes along with the item that loses the focus.
  ///
  /// - Parameters:
  ///   - animations: What changes; told how long it takes.
  ///   - completion: Called when that is over.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let context = goingContext
    going.append(Part(animations: animations.map { body in { body(context) } }, completion: completion))
  }

  /// Runs what was added, and from then on nothing.
  func run() {
    let parts = [(coming, comingContext.duration), (going, goingContext.duration)]
    (coming, going) = ([], [])
    for (parts, duration) in parts where !parts.isEmpty {
      UIView.animate(
        withDuration: duration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
        animations: { for part in parts { part.animations?() } },
        completion: { _ in for part in parts { part.completion?() } })
    }
  }
}
