// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import TextModel
package import UIKitCore

/// Tells time, and calls later.
package protocol KeyboardClock: AnyObject {
  /// Seconds of a clock that never goes back.
  var now: TimeInterval { get }
  /// Calls a closure once, at or after a moment of that clock, until the answer is released.
  func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall
}

/// What UIKit runs on in a keyboard's process: one area, and nothing else of the desktop.
final class KeyboardPlatform: Platform {
  private let clock: any KeyboardClock
  let mainScreen = UIScreen(size: .zero, scale: 1)
  var languages: [String] = []
  /// Sounds a key.
  var onClick: (KeyClick) -> Void = { _ in }
  private let nobody = NoKeyboard()

  init(clock: any KeyboardClock) { self.clock = clock }

  var now: TimeInterval { clock.now }

  func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall {
    clock.call(at: time, action)
  }

  func play(_ click: KeyClick) { onClick(click) }

  /// A keyboard has one area.
  func openWindow() {}

  /// What is copied in a keyboard stays in it.
  var pasteboard: (any PasteboardHost)? { nil }

  /// No keyboard comes up for a field in a keyboard.
  var keyboardHost: (any KeyboardHost)? { nobody }

  /// The host ends keyboards.
  func terminate() {}
}

/// Types into no field of the keyboard itself.
private final class NoKeyboard: KeyboardHost {
  func focus(_ field: TypedField?) {}
  func fieldChanged() {}
}
