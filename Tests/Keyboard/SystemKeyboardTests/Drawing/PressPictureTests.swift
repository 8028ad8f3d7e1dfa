// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import Testing

@testable import SystemKeyboard

@MainActor @Suite(.serialized) struct PressPictureTests {
  private let renderer = KeyboardRenderer()

  /// Keys of each row, in the middle and at both sides.
  nonisolated static let keys = [0, 4, 9, 10, 14, 22]

  @Test(arguments: keys, [1, 2, 3])
  func `a balloon or a pressed cap in a picture of its own looks as drawn with the keyboard`(
    _ key: Int, _ scale: Double
  ) throws {
    for isBalloon in [true, false] {
      for floats in [false, true] {
        let pressed = Self.pressed(key, isBalloon: isBalloon, floats: floats)
        // In the corners of a card more than plain background is behind a cap.
        if floats, !isBalloon, [0, 9].contains(key), pressed.lonePress == nil { continue }
        let press = try #require(pressed.lonePress)
        var apart = pressed
        apart.pressApart = press.key
        var bitmap = try picture(of: apart, scale: scale)
        Self.lay(try picture(of: press, over: nil, on: nil, scale: scale), of: press, scale: scale, over: &bitmap)
        let whole = try picture(of: pressed, scale: scale)
        #expect(PixelDistance.isSmall(bitmap, whole, within: Self.rounding), "balloon: \(isBalloon), card: \(floats)")
        let rest = try picture(of: Self.atRest(floats: floats), scale: scale)
        let below = try picture(of: apart, scale: scale)
        #expect(below == rest)
      }
    }
  }

  @Test(arguments: keys, [1, 2])
  func `a picture drawn over any other looks as drawn anew`(_ key: Int, _ scale: Double) throws {
    for isBalloon in [true, false] {
      let press = try #require(Self.pressed(key, isBalloon: isBalloon).lonePress)
      let anew = try picture(of: press, over: nil, on: nil, scale: scale)
      for other in Self.keys {
        for (theme, wasBalloon) in [(Theme.light, true), (.dark, true), (.light, false), (.dark, false)] {
          let old = try #require(Self.pressed(other, theme, isBalloon: wasBalloon).lonePress)
          let before = try picture(of: old, over: nil, on: nil, scale: scale)
          let after = try picture(of: press, over: old, on: before, scale: scale)
          #expect(after == anew, "over key \(other)")
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func `without its picture a press changes nothing`(isBalloon: Bool) {
    let rest = Self.atRest()
    var apart = Self.pressed(4, isBalloon: isBalloon)
    apart.pressApart = 4
    #expect(apart.damage(since: rest).isEmpty)
    #expect(rest.damage(since: apart).isEmpty)
    #expect(!Self.pressed(4, isBalloon: isBalloon).damage(since: apart).isEmpty)
  }

  @Test(arguments: [true, false])
  func `pictures are equal if and only if they show the same`(isBalloon: Bool) throws {
    let press = try #require(Self.pressed(4, isBalloon: isBalloon).lonePress)
    #expect(press == Self.pressed(4, isBalloon: isBalloon).lonePress)
    #expect(press != Self.pressed(5, isBalloon: isBalloon).lonePress)
    #expect(press != Self.pressed(4, isBalloon: !isBalloon).lonePress)
    #expect(press != Self.pressed(4, .dark, isBalloon: isBalloon).lonePress)
    #expect(press != Self.pressed(4, isBalloon: isBalloon, floats: true).lonePress)
    var korean = Self.pressed(4, isBalloon: isBalloon)
    korean.language = "ko"
    #expect(press != korean.lonePress)
  }

  @Test func `several fingers and popups have no picture of their own`() {
    #expect(Self.atRest().lonePress == nil)
    var presentation = Self.pressed(4)
    presentation.press = PressState(pressed: [4, 5], previews: [4, 5])
    #expect(presentation.lonePress == nil)
    presentation.showsPreviews = false
    #expect(presentation.lonePress == nil)
    for isBalloon in [true, false] {
      presentation = Self.pressed(4, isBalloon: isBalloon)
      presentation.press.popup = VariantPopup(key: 4, cells: [Rect(x: 10, y: -50, width: 30, height: 44)], selected: 0)
      #expect(presentation.lonePress == nil)
      presentation = Self.pressed(4, isBalloon: isBalloon)
      presentation.press.isMovingCaret = true
      #expect(presentation.lonePress == nil)
    }
  }

  @Test func `keys that change other keys are drawn with them`() throws {
    let plane = DrawingSamplePlanes.english()
    for role in [KeyRole.shift, .globe] {
      guard let key = plane.keys.firstIndex(where: { $0.role == role }) else { continue }
      #expect(Presentation(plane: plane, press: PressState(pressed: [key])).lonePress == nil)
    }
    let delete = try #require(plane.keys.firstIndex { $0.role == .delete })
    #expect(Presentation(plane: plane, press: PressState(pressed: [delete])).lonePress?.key == delete)
  }

  @Test(arguments: [true, false])
  func `a picture lies in whole logical pixels on the surface`(isBalloon: Bool) throws {
    for key in Self.keys {
      let pressed = Self.pressed(key, isBalloon: isBalloon)
      let area = try #require(pressed.lonePress).area
      for value in [area.minX, area.minY, area.width, area.height] { #expect(value == value.rounded()) }
      #expect(area.intersection(Rect(origin: .zero, size: pressed.surfaceSize)) == area)
    }
  }

  // MARK: Helpers

  /// Cairo rounds differently where it composes in other steps.
  private static let rounding = 4

  private static func atRest(floats: Bool = false) -> Presentation {
    Presentation(plane: DrawingSamplePlanes.english(), floats: floats)
  }

  /// - Parameter isBalloon: Whether letters show in balloons, as on phones.
  private static func pressed(
    _ key: Int, _ theme: Theme = .light, isBalloon: Bool = true, floats: Bool = false
  ) -> Presentation {
    Presentation(
      plane: DrawingSamplePlanes.english(), press: PressState(pressed: [key], previews: isBalloon ? [key] : []),
      theme: theme, showsPreviews: isBalloon, floats: floats)
  }

  private func picture(of presentation: Presentation, scale: Double) throws -> Bitmap {
    let size = presentation.surfaceSize
    var bitmap = try #require(Bitmap(width: Int(size.width * scale), height: Int(size.height * scale)))
    bitmap.draw(scale: scale) { renderer.draw(presentation, into: $0) }
    return bitmap
  }

  /// Draws on a canvas that is larger than any picture, and not clean at first.
  private func picture(
    of press: PressPicture, over old: PressPicture?, on picture: Bitmap?, scale: Double
  ) throws -> Bitmap {
    var bitmap = try #require(picture ?? Bitmap(width: Int(112 * scale), height: Int(144 * scale)))
    if picture == nil { bitmap.pixels = bitmap.pixels.map { _ in 0x8040_2010 } }
    bitmap.draw(scale: scale) { renderer.draw(press, over: old, into: $0) }
    return bitmap
  }

  /// Does what a compositor does: lays a picture with transparent parts over another.
  private static func lay(_ top: Bitmap, of press: PressPicture, scale: Double, over bottom: inout Bitmap) {
    let left = Int(press.area.minX * scale)
    let upper = Int(press.area.minY * scale)
    for y in 0..<top.height where y + upper < bottom.height {
      for x in 0..<top.width where x + left < bottom.width {
        let source = top.pixels[y * top.width + x]
        let place = (y + upper) * bottom.width + x + left
        let rest = 255 - (source >> 24)
        bottom.pixels[place] = [0, 8, 16, 24].reduce(UInt32(0)) { result, shift in
          let below = (bottom.pixels[place] >> shift) & 0xFF
          return result | min((source >> shift) & 0xFF + (below * rest + 127) / 255, 255) << shift
        }
      }
    }
  }
}
