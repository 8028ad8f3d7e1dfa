// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry

/// What makes a surface the keyboard: by which protocol it has its place on the screen.
@MainActor
protocol SurfaceRole: AnyObject {
  /// Whether a keyboard can be a card that lies anywhere.
  var takesCards: Bool { get }
  /// Whether the part that hears touches may change while a finger is down; a compositor that works out from it what the keyboard
  /// covers would move the app.
  var mayHearMore: Bool { get }
  /// Whether apps get less of the screen while the keyboard is at the bottom of it, as far as that is for the keyboard to say.
  var takesRoom: Bool { get set }
  /// Calls when the surface has got a width, in logical pixels.
  var onConfigure: (_ width: Double) -> Void { get set }
  /// Calls when the compositor takes the surface away.
  var onClosed: () -> Void { get set }

  /// Gives a new surface its place.
  func begin(_ surface: OpaquePointer, _ request: SurfaceRequest)
  /// Asks for another size; it takes effect with the surface's next commit.
  func resize(to request: SurfaceRequest)
  /// Asks for another place; it takes effect with the surface's next commit.
  func move(to request: SurfaceRequest)
  /// Lets only these parts of the screen hear the touches of a card; `nil` for all.
  func hear(_ areas: [Rect]?)
  /// A screen has come, gone or changed.
  func outputsChanged()
  /// Returns where a place of another surface of the role is on the screen; `nil` for surfaces that are none.
  func locate(_ place: Point, on surface: OpaquePointer) -> Point?
  /// Takes the place away, before the surface goes.
  func end()
}
