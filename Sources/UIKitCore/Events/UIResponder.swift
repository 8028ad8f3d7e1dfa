// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that can take touches and keys, and hands on what it does not want.
@MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who gets what this responder does not take: for a view its controller or superview, then the window, the scene and
  /// the app.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder takes keys and edit actions if it is asked to; `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up keys and edit actions if it is asked to; `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys and edit actions come here, in the responder's window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for keys and edit actions to come here.
  ///
  /// - Returns: Whether the responder has them now; not without a window, nor when it or the one that has them refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up keys and edit actions.
  ///
  /// - Returns: Whether it did; not when it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// The window whose keys this responder can take.
  var responderWindow: UIWindow? { nil }

  // MARK: Touches

  /// Called when fingers come down, together those that came at the same moment on the same view; handed on to `next`
  /// by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers move; handed on to `next` by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers are lifted; handed on to `next` by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when fingers are taken away, as by a recogniser that takes over; handed on to `next` by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys of a hardware keyboard

  /// The keys that do something while this responder, or one that hands on to it, takes keys.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when keys come down; handed on to `next` by default.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys go up; handed on to `next` by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when keys are taken away while they are down, which does not happen here; handed on to `next` by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
