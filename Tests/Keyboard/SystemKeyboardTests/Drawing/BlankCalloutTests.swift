// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import Testing

@testable import SystemKeyboard

@MainActor @Suite struct BlankCalloutTests {
  /// Making a balloon's shape costs far more than laying it down.
  @Test(arguments: [1, 1.5, 2, 3])
  func `the balloons of a plane's letters have so few shapes that each is made once`(_ scale: Double) throws {
    let renderer = KeyboardRenderer()
    let rest = Presentation(plane: DrawingSamplePlanes.english())
    var bitmap = try #require(
      Bitmap(width: Int(rest.surfaceSize.width * scale), height: Int(rest.surfaceSize.height * scale)))
    press(rest, renderer, &bitmap, scale)
    let shapes = renderer.blankCallouts.map { ObjectIdentifier($0.stamp) }
    #expect(!shapes.isEmpty)
    press(rest, renderer, &bitmap, scale)
    #expect(renderer.blankCallouts.map { ObjectIdentifier($0.stamp) } == shapes)
  }

  /// Draws each letter of a plane pressed.
  private func press(_ rest: Presentation, _ renderer: KeyboardRenderer, _ bitmap: inout Bitmap, _ scale: Double) {
    for key in rest.plane.keys.indices {
      guard case .character = rest.plane.keys[key].role else { continue }
      var down = rest
      down.press = PressState(pressed: [key], previews: [key])
      bitmap.draw(scale: scale) { renderer.draw(down, over: rest, into: $0) }
    }
  }
}
