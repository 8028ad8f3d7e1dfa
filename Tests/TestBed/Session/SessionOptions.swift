// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a session looks like when it starts.
package struct SessionOptions: Sendable {
  package enum Compositor: String, Sendable { case sway, phoc }

  package enum Device: String, Sendable {
    case touch, pointer, keyboard
    /// A touch screen of another product, so that sway can give it to another seat.
    case secondTouch = "second-touch"
  }

  package var compositor = Compositor.sway
  /// The output's size in physical pixels, before any rotation.
  package var pixelWidth = 360
  package var pixelHeight = 720
  package var scale = 1
  package var devices: [Device] = [.touch]
  /// Whether X11 apps can run; they find the server by `DISPLAY`.
  package var hasXWayland = false

  /// The keyboards of others that are installed.
  package var customKeyboards: [CustomKeyboard] = []

  /// What the window of the GTK 4 app is called; `nil` for what it is called anyway.
  package var appID: String?

  /// Who runs the keyboard, and on what kernel.
  package var circumstance = Circumstance.usual

  package init() {}

  /// The size in logical pixels.
  package var logicalSize: (width: Int, height: Int) { (pixelWidth / max(scale, 1), pixelHeight / max(scale, 1)) }
}
