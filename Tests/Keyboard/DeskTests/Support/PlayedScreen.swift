// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import TextModel

/// A screen in memory, whose compositor does what a test says: it may be slow to answer, refuse, or answer nonsense.
final class PlayedScreen: DeskScreen {
  var output: DeskOutput?
  var hasSeat = true
  var abilities = ScreenAbilities(forms: KeyboardForm.onDesktops)
  private(set) var isShown = false
  private(set) var surface: DeskSurface?
  var assumedScale = 1.0
  var takesRoom = true
  /// What the surface was asked to be.
  private(set) var request: SurfaceRequest?
  /// How often.
  private(set) var requestCount = 0
  /// The frames that came, with what they changed.
  private(set) var frames: [DeskFrame] = []
  private(set) var picture: MemoryFrame?
  /// Whether the compositor tells a size as soon as it is asked; otherwise when `configure` is called.
  var answersAtOnce = true
  var scale = 1.0
  /// Draws a frame, as the desk does.
  var draw: (MemoryFrame) -> AnyObject? = { _ in nil }

  /// Where the host puts the keyboard, where it places it itself.
  var place: ((SurfaceRequest) -> Rect?)?

  /// Calls when only the keys hear touches from now on.
  var onHearKeysOnly: () -> Void = {}

  init(_ size: Size) { output = DeskOutput(name: "TEST-1", size: size) }

  func show(_ request: SurfaceRequest) {
    // A card is another surface.
    if !answersAtOnce, request.isCard != self.request?.isCard { surface = nil }
    self.request = request
    requestCount += 1
    isShown = true
    if answersAtOnce || surface != nil { configure() }
  }

  /// The compositor tells the surface's size.
  ///
  /// - Parameter width: `nil` for what is right.
  func configure(width: Double? = nil) {
    guard let request, let output else { return }
    let margin = request.card.map { $0.width + 2 * $0.margin }
    surface = DeskSurface(
      size: Size(width: width ?? margin ?? output.size.width, height: request.surfaceHeight), scale: scale)
  }

  func present(_ frame: DeskFrame) {
    frames.append(frame)
    guard let surface else { return }
    let isSameSize = picture.map { $0.size == surface.size && $0.scale == surface.scale } ?? false
    if isSameSize, frame.damage.isEmpty { return }
    let next = MemoryFrame(size: surface.size, scale: surface.scale, over: isSameSize ? picture : nil)
    next.content = draw(next)
    picture = next
  }

  func hearKeysOnly() { onHearKeysOnly() }

  /// Lets go of the frames that came so far.
  func forgetFrames() { frames = [] }

  func boardFrame(for request: SurfaceRequest) -> Rect? {
    guard let surface, let output else { return nil }
    return place?(request) ?? request.frame(onScreen: output.size, width: surface.size.width)
  }

  func hide() {
    isShown = false
    (surface, picture, request) = (nil, nil, nil)
  }

  /// The compositor takes the surface away.
  func close() { hide() }
}
