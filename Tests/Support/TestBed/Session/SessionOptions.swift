// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// What a session looks like when it starts.
package struct SessionOptions: Sendable {
  package enum Compositor: String, Sendable, CaseIterable {
    case sway, phoc, weston, kwin, cage

    /// Whether it starts the keyboard itself, and takes it from no other program.
    package var startsKeyboard: Bool { self == .weston || self == .kwin }

    /// Whether there are pictures of its screen; KWin's virtual one is for nobody but KWin.
    package var takesPictures: Bool { self != .kwin }

    /// The programs that must be installed.
    package var programs: [String] {
      switch self {
      case .sway: ["sway", "swaymsg", "grim"]
      case .phoc: ["phoc", "grim"]
      case .weston: ["weston", "weston-editor", "weston-screenshooter"]
      case .kwin: ["kwin_wayland", "kscreen-doctor"]
      case .cage: ["cage", "grim"]
      }
    }
  }

  package enum Device: String, Sendable {
    case touch, pointer, keyboard
    /// A touch screen of another product, so that sway can give it to another seat.
    case secondTouch = "second-touch"
    /// A keyboard of another product, so that sway can give it another layout.
    case secondKeyboard = "second-keyboard"
  }

  package var compositor = Compositor.sway
  /// The output's size in physical pixels, before any rotation.
  package var pixelWidth = 360
  package var pixelHeight = 720
  package var scale = 1
  package var devices: [Device] = [.touch]
  /// Whether KWin shows a keyboard only for fields that were touched, as it does for people.
  package var showsForTouchOnly = false
  /// Whether X11 apps can run; they find the server by `DISPLAY`.
  package var hasXWayland = false

  /// The custom keyboards that are installed.
  package var customKeyboards: [CustomKeyboard] = []

  /// The texts of layouts that there are besides Spinet's, by the names of their files.
  package var ownLayouts: [String: String] = [:]

  /// What the window of the GTK 4 app is called; `nil` for what it is called anyway.
  package var appID: String?

  /// Where windows lie on KWin and Weston, in logical pixels, by the app's ID. KWin sees to it as they come, also to their size; Weston when
  /// it is asked to (`Session.placeWindows`), and the app has the size that it likes.
  package var windowFrames: [String: Rect] = [:]

  /// Who runs the keyboard, and on what kernel.
  package var circumstance = Circumstance.usual

  package init() {}

  /// The size in logical pixels.
  package var logicalSize: (width: Int, height: Int) { (pixelWidth / max(scale, 1), pixelHeight / max(scale, 1)) }
}
