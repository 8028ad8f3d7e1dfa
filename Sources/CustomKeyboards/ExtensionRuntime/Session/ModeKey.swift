// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import UIKitCore

/// A finger on a keyboard's own key for the next keyboard. The host takes it over; one that has been lifted before that was a
/// tap.
final class ModeKey {
  private let send: (KeyboardMessage) -> Void
  private weak var touch: UITouch?

  init(send: @escaping (KeyboardMessage) -> Void) { self.send = send }

  /// Takes what a finger does on a key; the same event may come more than once.
  func take(_ event: UIEvent, on key: UIView) {
    guard let touch = event.allTouches?.first(where: { $0.view?.isDescendant(of: key) ?? false }) else { return }
    switch touch.phase {
    case .began:
      guard touch !== self.touch, let finger = UInt32(exactly: touch.finger) else { return }
      self.touch = touch
      send(.modeKey(finger: finger, key: Rect(key.convert(key.bounds, to: nil))))
    case .moved, .stationary: break
    case .ended:
      guard touch === self.touch else { return }
      self.touch = nil
      if key.bounds.contains(touch.location(in: key)) { send(.advance) }
    default: if touch === self.touch { self.touch = nil }
    }
  }
}

extension Rect {
  /// Makes a rectangle that the host takes, whatever a view has made of its place.
  fileprivate init(_ rect: CGRect) {
    func number(_ value: CGFloat) -> Double { value.isFinite ? min(max(value, -32_767), 32_767) : 0 }
    self.init(
      x: number(rect.minX), y: number(rect.minY), width: max(number(rect.width), 0), height: max(number(rect.height), 0)
    )
  }
}
