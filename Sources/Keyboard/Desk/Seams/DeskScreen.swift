// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// The screen, and the keyboard's surface on it.
package protocol DeskScreen: AnyObject {
  /// The screen that the keyboard is on, or would come to; `nil` while there is none.
  var output: DeskOutput? { get }

  /// Whether anybody can touch anything.
  var hasSeat: Bool { get }

  /// What it can do for the keyboard.
  var abilities: ScreenAbilities { get }

  /// Whether the surface is on screen or on its way there.
  var isShown: Bool { get }

  /// What the surface has got; `nil` until it is told.
  var surface: DeskSurface? { get }

  /// The scale to reckon with until the surface has its own.
  var assumedScale: Double { get }

  /// Whether apps get less of the screen while the keyboard shows, and not a part that it covers.
  var takesRoom: Bool { get set }

  /// Asks for a place, or for another one; `present` after it shows something there.
  func show(_ request: SurfaceRequest)

  /// Shows what has changed, as soon as the screen can take a frame.
  func present(_ frame: DeskFrame)

  /// No finger is on the keyboard any more: what lies around it is the app's to hear at once, and does not wait for a frame.
  func hearKeysOnly()

  /// Leaves the screen.
  func hide()

  /// Returns where the keyboard is that was asked for, on the screen and without headroom and margins; `nil` while it has no
  /// surface.
  func boardFrame(for request: SurfaceRequest) -> Rect?
}

extension DeskScreen {
  /// Fingers beside the keys are not the keyboard's to hear.
  package func hearKeysOnly() {}

  /// Where the compositor puts a surface that is asked for like this.
  package func boardFrame(for request: SurfaceRequest) -> Rect? {
    guard let output, let surface else { return nil }
    return request.frame(onScreen: output.size, width: surface.size.width)
  }
}

/// A screen, as far as the keyboard has to know it.
package nonisolated struct DeskOutput: Hashable, Sendable {
  /// What the compositor calls it, such as `eDP-1`; empty when it does not say.
  package var name: String
  /// By what it is known again.
  package var identity: ScreenIdentity
  /// In logical pixels.
  package var size: Size
  /// The physical width that `size.width` covers; 0 when it is not known.
  package var widthInMillimetres: Double

  /// - Parameter identity: `nil` for a screen that is known by its name only.
  package init(name: String, size: Size, widthInMillimetres: Double = 0, identity: ScreenIdentity? = nil) {
    self.name = name
    self.identity = identity ?? ScreenIdentity(connector: name)
    self.size = size
    self.widthInMillimetres = widthInMillimetres
  }
}

/// What a surface has got.
package nonisolated struct DeskSurface: Hashable, Sendable {
  /// In logical pixels.
  package var size: Size
  /// Pixels to a logical pixel.
  package var scale: Double

  package init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }
}

/// What of the keyboard's picture has changed.
package struct DeskFrame {
  /// In logical pixels of the surface; nothing where only new buffers need a picture.
  package var damage: [Rect] = []
  /// What lies over the keyboard; `nil` for nothing. Another object is another picture.
  package var overlay: OverlayPicture?
  /// Whether the headroom hears touches as well as the keyboard.
  package var headroomHearsTouches = false
  /// Whether all of the screen does, as while a card is dragged.
  package var screenHearsTouches = false
}
