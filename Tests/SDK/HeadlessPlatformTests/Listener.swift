// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import UIKitCore

/// A window that fills a scene and writes down what reaches it.
@MainActor
final class Listener: UIView {
  private(set) var heard: [String] = []

  init(_ scene: HeadlessScene, _ color: UIColor = .systemBackground) {
    let window = UIWindow(windowScene: scene.scene)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = color
    isMultipleTouchEnabled = true
    window.addSubview(self)
    window.makeKeyAndVisible()
    becomeFirstResponder()
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  /// Returns what has been heard since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("down", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("move", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancel", touches) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("+", presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("-", presses) }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let all = touches.map { touch in
      let place = touch.location(in: self)
      return "\(touch.type == .indirectPointer ? "pointer " : "")\(what) \(Int(place.x)),\(Int(place.y))"
    }
    heard += all.sorted()
  }

  private func note(_ sign: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      let code = String(key.keyCode.rawValue, radix: 16)
      heard.append("\(sign)\(code) \(key.characters.debugDescription) \(key.modifierFlags.rawValue >> 16)")
    }
  }
}
