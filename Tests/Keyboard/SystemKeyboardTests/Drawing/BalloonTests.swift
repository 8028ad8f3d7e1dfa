// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import Testing

@testable import SystemKeyboard

@Suite(.serialized) struct BalloonTests {
  private let renderer = KeyboardRenderer()

  /// Keys of each row, in the middle and at both sides.
  static let keys = [0, 4, 9, 10, 14, 22]

  @Test(arguments: keys, [1, 2, 3])
  func `a balloon in a picture of its own, laid over the keyboard, looks as drawn with it`(
    _ key: Int, _ scale: Double
  ) throws {
    let pressed = Self.pressed(key)
    let balloon = try #require(pressed.loneBalloon)
    var apart = pressed
    apart.isBalloonApart = true
    var bitmap = try picture(of: apart, scale: scale)
    Self.lay(try picture(of: balloon, over: nil, on: nil, scale: scale), of: balloon, scale: scale, over: &bitmap)
    let whole = try picture(of: pressed, scale: scale)
    #expect(PixelDistance.isSmall(bitmap, whole, within: Self.rounding))
  }

  @Test(arguments: keys, [1, 2])
  func `a balloon drawn over any other looks as drawn anew`(_ key: Int, _ scale: Double) throws {
    let balloon = try #require(Self.pressed(key).loneBalloon)
    let anew = try picture(of: balloon, over: nil, on: nil, scale: scale)
    for other in Self.keys {
      for theme in [Theme.light, .dark] {
        let old = try #require(Self.pressed(other, theme).loneBalloon)
        let before = try picture(of: old, over: nil, on: nil, scale: scale)
        let after = try picture(of: balloon, over: old, on: before, scale: scale)
        #expect(after == anew, "over key \(other)")
      }
    }
  }

  @Test func `without its balloon a press changes nothing`() {
    let rest = Presentation(plane: DrawingSamplePlanes.english())
    var apart = Self.pressed(4)
    apart.isBalloonApart = true
    #expect(apart.damage(since: rest).isEmpty)
    #expect(rest.damage(since: apart).isEmpty)
    #expect(!Self.pressed(4).damage(since: apart).isEmpty)
  }

  @Test func `several balloons, popups and the keys of secure fields have no picture of their own`() {
    #expect(Presentation(plane: DrawingSamplePlanes.english()).loneBalloon == nil)
    var presentation = Self.pressed(4)
    presentation.press.previews = [4, 5]
    #expect(presentation.loneBalloon == nil)
    presentation = Self.pressed(4)
    presentation.showsPreviews = false
    #expect(presentation.loneBalloon == nil)
    presentation = Self.pressed(4)
    presentation.press.popup = VariantPopup(
      key: 4, cells: [Rect(x: 10, y: -50, width: 30, height: 44)], selected: 0)
    #expect(presentation.loneBalloon == nil)
  }

  @Test func `a picture lies in whole logical pixels on the surface`() throws {
    for key in Self.keys {
      let pressed = Self.pressed(key)
      let area = try #require(pressed.loneBalloon).area
      for value in [area.minX, area.minY, area.width, area.height] { #expect(value == value.rounded()) }
      #expect(area.intersection(Rect(origin: .zero, size: pressed.surfaceSize)) == area)
    }
  }

  // MARK: Helpers

  /// Cairo rounds differently where it composes in other steps.
  private static let rounding = 4

  private static func pressed(_ key: Int, _ theme: Theme = .light) -> Presentation {
    Presentation(
      plane: DrawingSamplePlanes.english(), press: PressState(pressed: [key], previews: [key]), theme: theme)
  }

  private func picture(of presentation: Presentation, scale: Double) throws -> Bitmap {
    let size = presentation.surfaceSize
    var bitmap = try #require(Bitmap(width: Int(size.width * scale), height: Int(size.height * scale)))
    bitmap.draw(scale: scale) { renderer.draw(presentation, into: $0) }
    return bitmap
  }

  /// Draws on a canvas that is larger than any balloon, and not clean at first.
  private func picture(of balloon: Balloon, over old: Balloon?, on picture: Bitmap?, scale: Double) throws -> Bitmap {
    var bitmap = try #require(picture ?? Bitmap(width: Int(112 * scale), height: Int(144 * scale)))
    if picture == nil { bitmap.pixels = bitmap.pixels.map { _ in 0x8040_2010 } }
    bitmap.draw(scale: scale) { renderer.draw(balloon, over: old, into: $0) }
    return bitmap
  }

  /// Does what a compositor does: lays a picture with transparent parts over another.
  private static func lay(_ top: Bitmap, of balloon: Balloon, scale: Double, over bottom: inout Bitmap) {
    let left = Int(balloon.area.minX * scale)
    let upper = Int(balloon.area.minY * scale)
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
