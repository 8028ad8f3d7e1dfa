// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
package import TextModel

/// Everything that decides what the keyboard's surface looks like at one moment.
///
/// The surface starts with the headroom, transparent except for balloons and popups of the upper rows; the plane lies
/// below, and below that the strip. Two equal presentations give equal pixels.
package struct Presentation: Hashable, Sendable {
  /// The keys, with their places.
  package var plane: KeyPlane
  /// What fingers do to them.
  package var press: PressState
  /// The indexes of the keys that Select of a remote presses, or a switch chooses.
  package var focusedKeys: [Int] = []
  /// How far the key has come that a pointer rests on.
  package var dwell: DwellPointer.Progress?
  /// What the shift key shows.
  package var shift: ShiftState
  /// The modifiers that apply to the next key, and those of them that stay on.
  package var modifiers: KeyStroke.Modifiers
  package var lockedModifiers: KeyStroke.Modifiers
  /// The colours.
  package var theme: Theme

  /// What the size of words above the keys is multiplied by.
  package var textScale = 1.0

  /// What Return does; anything but `return` takes the place of the key's own label.
  package var returnKey: ReturnKey
  /// Whether Return does anything.
  package var isReturnEnabled: Bool
  /// Shown on the space bar in place of its label, such as the language after a switch.
  package var spaceCaption: SpaceCaption?
  /// The language of the labels, a BCP 47 tag.
  package var language: String
  /// Whether pressed letters show in balloons; off in secure fields, where onlookers must not read along.
  package var showsPreviews: Bool
  /// The key whose balloon or pressed cap is left out here, because it is shown in a picture of its own; see `lonePress`.
  package var pressApart: Int?

  /// The height above the plane in which balloons and popups can show, in logical pixels.
  package var headroom: Double
  /// The height of the plain strip below the plane, in logical pixels, such as for rounded screen corners or gestures there.
  package var strip: Double
  /// Whether it is a card with round corners, a shadow and, on the strip, a handle.
  package var floats: Bool
  /// The halves that it is drawn in; `nil` for one that is whole.
  package var halves: KeyboardHalves?
  /// How much of the headroom is out of sight, in logical pixels: a card can be at the top of the screen.
  package var hiddenHeadroom = 0.0
  /// The guest that shows in the plane.
  package var guest: GuestPicture?
  /// What fingers set the size by, over the keys; `nil` while keys type.
  package var adjusting: AdjustingPicture?
  /// What a camera sees, below the lines of its text; `nil` while keys type.
  package var scan: ScanPicture?

  package init(
    plane: KeyPlane, press: PressState = PressState(), shift: ShiftState = .off,
    modifiers: KeyStroke.Modifiers = [], lockedModifiers: KeyStroke.Modifiers = [], theme: Theme = .light,
    returnKey: ReturnKey = .return, isReturnEnabled: Bool = true, spaceCaption: SpaceCaption? = nil,
    language: String = "en", showsPreviews: Bool = true, headroom: Double = 64, strip: Double = 0,
    floats: Bool = false
  ) {
    self.plane = plane
    self.press = press
    self.shift = shift
    self.modifiers = modifiers
    self.lockedModifiers = lockedModifiers
    self.theme = theme
    self.returnKey = returnKey
    self.isReturnEnabled = isReturnEnabled
    self.spaceCaption = spaceCaption
    self.language = language
    self.showsPreviews = showsPreviews
    self.headroom = headroom
    self.strip = strip
    self.floats = floats
  }
}

// MARK: - Places

extension Presentation {
  /// The size of the whole surface, in logical pixels.
  package var surfaceSize: Size {
    Size(width: plane.size.width + 2 * margin, height: headroom + plane.size.height + strip + margin)
  }

  /// The room for a shadow at the sides and below, in logical pixels.
  package var margin: Double { floats ? FloatingCard.margin : 0 }

  /// The part of the surface that is the keyboard: all but headroom and margins.
  package var board: Rect {
    Rect(x: margin, y: headroom, width: plane.size.width, height: plane.size.height + strip)
  }

  /// The parts of the surface with ground for keys: the board, or its halves.
  var boardParts: [Rect] { halves?.areas(of: board) ?? [board] }

  /// The part of a key's cap that is in sight, on the surface.
  func placedCap(_ index: Int) -> Rect { placed(plane.visibleFrame(of: index)) }

  /// Returns a place on the surface for one in the plane.
  func placed(_ rect: Rect) -> Rect { rect.offset(by: Point(x: margin, y: headroom)) }
}
