// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

// MARK: - Keys of a hardware keyboard

extension EventDispatcher {
  /// Takes a key that came down or went up.
  package func receive(_ key: UIKey, isDown: Bool, in scene: UIWindowScene, at time: TimeInterval) {
    note(key, isDown: isDown)
    let wasDown = scene.focusSystem?.note(key.keyCode, isDown: isDown) ?? false
    if isDown { toolTips.dismiss() }
    guard let window = scene.keyWindow else { return }
    if isCommand(key, isDown: isDown, in: window) { return }
    let press = UIPress(key: key, phase: isDown ? .began : .ended, time: time)
    press.isRepeat = isDown && wasDown
    press.window = window
    press.responder = window.menuSession?.overlay ?? window.keyResponder
    let event = UIPressesEvent()
    event.timestamp = time
    event.presses = [press]
    UIApplication.shared.sendEvent(event)
  }

  /// Remembers which modifier keys are down, for fingers and the pointer.
  private func note(_ key: UIKey, isDown: Bool) {
    modifierFlags = key.modifierFlags
    guard let modifier = key.keyCode.modifier else { return }
    if isDown { modifierFlags.insert(modifier) } else { modifierFlags.remove(modifier) }
  }

  /// Runs the command of a key; the key's going up is part of that.
  private func isCommand(_ key: UIKey, isDown: Bool, in window: UIWindow) -> Bool {
    guard isDown else { return commandKeys.remove(key.keyCode) != nil }
    guard window.menuSession == nil, window.performKeyCommand(for: key) else { return false }
    commandKeys.insert(key.keyCode)
    return true
  }

  func deliver(_ event: UIPressesEvent) {
    for press in event.presses {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .changed, .stationary: break
      }
    }
  }
}

extension UIKeyboardHIDUsage {
  /// What the key changes about others while it is down.
  fileprivate var modifier: UIKeyModifierFlags? {
    switch self {
    case .keyboardLeftShift, .keyboardRightShift: .shift
    case .keyboardLeftControl, .keyboardRightControl: .control
    case .keyboardLeftAlt, .keyboardRightAlt: .alternate
    case .keyboardLeftGUI, .keyboardRightGUI: .command
    default: nil
    }
  }
}

// MARK: - Wheels and touchpads

/// A view that moves its content as a wheel turns.
@MainActor
protocol WheelScrolled {
  /// Moves the content by a distance in points.
  ///
  /// - Returns: Whether there was room to move.
  func scroll(by distance: CGVector) -> Bool
}

extension EventDispatcher {
  /// Takes the turning of a wheel.
  ///
  /// - Parameter distance: In points, as `wl_pointer.axis` tells it: positive towards the end of the content.
  package func scroll(at place: CGPoint, by distance: CGVector, in scene: UIWindowScene, at time: TimeInterval) {
    toolTips.dismiss()
    UIApplication.shared.sendEvent(ScrollEvent(scene: scene, place: place, distance: distance, time: time))
  }

  func windows(at event: ScrollEvent) -> [UIWindow] {
    for window in event.scene.windows.reversed() where !window.isHidden {
      if window.hitTest(place(of: event, in: window), with: event) != nil { return [window] }
    }
    return []
  }

  func deliver(_ event: ScrollEvent, to window: UIWindow) {
    var next: UIView? = window.hitTest(place(of: event, in: window), with: event)
    while let view = next {
      if let scrolled = view as? any WheelScrolled, scrolled.scroll(by: event.distance) { return }
      next = view.superview
    }
  }

  private func place(of event: ScrollEvent, in window: UIWindow) -> CGPoint {
    event.place.applying(window.layer.model.toSuperlayer.inverted())
  }
}
