// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import TextModel

/// The window that the keys are in, for the desk: the app puts the keyboard in its place, and shows what it stands on.
@MainActor
final class EmbeddedScreen: DeskScreen {
  /// In points.
  var size = Size.zero
  /// Pixels to a point.
  var assumedScale = 1.0
  private(set) var isShown = false
  private(set) var surface: DeskSurface?
  var takesRoom = true
  /// Shows what has changed.
  var onFrame: (DeskFrame) -> Void = { _ in }
  /// Returns where the keyboard is in the window.
  var place: () -> Rect = { .zero }

  var output: DeskOutput? { DeskOutput(name: "", size: size, identity: Self.identity) }
  private static let identity = ScreenIdentity()
  var hasSeat: Bool { true }

  var abilities: ScreenAbilities {
    var abilities = ScreenAbilities(forms: KeyboardForm.allCases)
    abilities.framesKeys = true
    abilities.tellsTruePlaces = true
    return abilities
  }

  func show(_ request: SurfaceRequest) {
    isShown = true
    surface = DeskSurface(size: Size(width: size.width, height: request.surfaceHeight), scale: assumedScale)
  }

  func present(_ frame: DeskFrame) { onFrame(frame) }

  /// The picture stays while the view goes.
  func hide() { (isShown, surface) = (false, nil) }

  func boardFrame(for request: SurfaceRequest) -> Rect? { surface == nil ? nil : place() }
}
