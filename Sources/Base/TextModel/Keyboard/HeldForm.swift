// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// How the person holds the keyboard on a screen.
package struct HeldForm: Hashable, Sendable {
  package private(set) var form: KeyboardForm
  /// The wanted top left corner of the card on the screen; `nil` for the first place.
  package var origin: Point?
  /// How far an undocked or split keyboard is above the bottom of the screen, in logical pixels; no further than there is
  /// room.
  package var elevation: Double
  /// What the person has set by hand of its size.
  package var size: AdjustedSize
  /// Where the bar of words is beside a real keyboard.
  package var bar: BarPlace

  package init(
    _ form: KeyboardForm = .docked, at origin: Point? = nil, elevation: Double = 0, size: AdjustedSize = AdjustedSize(),
    bar: BarPlace = .whole
  ) {
    self.form = form
    self.origin = origin
    self.elevation = elevation
    self.size = size
    self.bar = bar
  }

  /// Takes another form, where the keyboard was in that.
  package mutating func change(to form: KeyboardForm) {
    self.form = form
    if form.isLifted, elevation == 0 { elevation = Self.usualElevation }
  }

  /// How far one is above the bottom that was there before, in logical pixels.
  private static let usualElevation = 150.0

  /// Returns where the keyboard is.
  ///
  /// - Parameters:
  ///   - form: How it is held here: there is not room for each form everywhere.
  ///   - size: Of the keyboard.
  ///   - bounds: Where it can be.
  package func frame(as form: KeyboardForm, of size: Size, in bounds: Rect) -> Rect {
    if form == .floating { return CardPlace.frame(wanted: origin, size: size, in: bounds) }
    let rise = form.isLifted ? min(max(elevation, 0), max(bounds.height - size.height, 0)) : 0
    return Rect(
      origin: Point(x: bounds.minX, y: bounds.maxY - size.height - rise), size: size)
  }
}
