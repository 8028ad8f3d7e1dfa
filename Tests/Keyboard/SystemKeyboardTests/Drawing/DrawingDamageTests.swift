// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import SystemKeyboard
import TextModel
import Testing

@MainActor @Suite(.serialized) struct DrawingDamageTests {
  private let renderer = KeyboardRenderer()

  /// Pairs of presentations of which one follows the other.
  nonisolated static let changes: [(name: String, old: Presentation, new: Presentation)] = {
    let rest = Presentation(plane: DrawingSamplePlanes.english())
    func changed(_ base: Presentation = rest, _ change: (inout Presentation) -> Void) -> Presentation {
      var result = base
      change(&result)
      return result
    }
    let cells = [Rect(x: 10, y: -50, width: 30, height: 44), Rect(x: 40, y: -50, width: 30, height: 44)]
    let popup = changed {
      $0.plane.keys[2].variants = [
        KeyVariant(label: "e", role: .character("e")), KeyVariant(label: "é", role: .character("é")),
      ]
      $0.press = PressState(pressed: [2], popup: VariantPopup(key: 2, cells: cells, selected: 0))
    }
    let terminal = Presentation(
      plane: PlaneHarness.plane(PlaneRequest(mode: "en-US", kind: .terminal, screen: PlaneHarness.phone)))
    let regions = Presentation(plane: DrawingSamplePlanes.regions())
    let card = Presentation(
      plane: DrawingSamplePlanes.plane(screen: FloatingCard.screen), strip: FloatingCard.handleHeight, floats: true)
    return [
      ("card", card, changed(card) { $0.press.pressed = [27] }),
      ("balloon on a card", card, changed(card) { $0.press = PressState(pressed: [0, 9], previews: [0, 9]) }),
      (
        "balloon at the top of the screen", changed(card) { $0.hiddenHeadroom = 64 },
        changed(card) {
          $0.hiddenHeadroom = 64
          $0.press = PressState(pressed: [4], previews: [4])
        }
      ),
      ("scroll", terminal, changed(terminal) { $0.plane.scroll("top-row", to: 77) }),
      (
        "scroll on", changed(terminal) { $0.plane.scroll("top-row", to: 300) },
        changed(terminal) { $0.plane.scroll("top-row", to: 1e9) }
      ),
      ("page", regions, changed(regions) { $0.plane.scroll("page", to: 777) }),
      ("key on a page", regions, changed(regions) { $0.press.pressed = [7] }),
      ("end of a page", regions, changed(regions) { $0.plane.scroll("page", to: 1e9) }),
      ("words", regions, changed(regions) { $0.plane = DrawingSamplePlanes.regions(words: ["a", "b"]) }),
      ("other page", regions, changed(regions) { $0.plane = DrawingSamplePlanes.regions(page: 0xAC00...0xAC07) }),
      ("no regions", regions, changed(regions) { $0.plane.keys.removeLast() }),
      (
        "key at the edge", terminal,
        changed(terminal) { $0.press.pressed = [terminal.plane.regions[0].keys.upperBound - 1] }
      ),
      ("modifier", terminal, changed(terminal) { $0.modifiers = .control }),
      (
        "locked modifier", changed(terminal) { $0.modifiers = .alt },
        changed(terminal) {
          $0.modifiers = .alt
          $0.lockedModifiers = .alt
        }
      ),
      ("balloon", rest, changed { $0.press = PressState(pressed: [4], previews: [4]) }),
      (
        "balloon moves on", changed { $0.press = PressState(pressed: [12], previews: [12]) },
        changed { $0.press = PressState(pressed: [13], previews: [13]) }
      ),
      ("two balloons", rest, changed { $0.press = PressState(pressed: [0, 18], previews: [0, 18]) }),
      ("popup", changed { $0.plane = popup.plane }, popup),
      ("other choice", popup, changed(popup) { $0.press.popup?.selected = 1 }),
      ("special key", rest, changed { $0.press.pressed = [27] }),
      ("caps lock", changed { $0.shift = .on }, changed { $0.shift = .locked }),
      ("capitals", rest, Presentation(plane: DrawingSamplePlanes.englishCapitals(), shift: .on)),
      ("return key", rest, changed { $0.returnKey = .search }),
      ("caption", rest, changed { $0.spaceCaption = SpaceCaption(text: "한국어", opacity: 0.5) }),
      ("caret", rest, changed { $0.press.isMovingCaret = true }),
      ("theme", rest, changed { $0.theme = .dark }),
      ("secure", changed { $0.press.previews = [3] }, changed { $0.showsPreviews = false }),
    ]
  }()

  @Test(arguments: changes.indices, [1, 1.5, 2])
  func `drawing the damage over the old picture gives the new picture`(_ index: Int, _ scale: Double) throws {
    let (name, old, new) = Self.changes[index]
    var bitmap = try picture(of: old, scale: scale)
    bitmap.draw(scale: scale) { renderer.draw(new, into: $0, areas: new.damage(since: old)) }
    let whole = try picture(of: new, scale: scale)
    #expect(PixelDistance.isSmall(bitmap, whole, within: Self.rounding), "\(name)")
  }

  @Test(arguments: changes.indices, [1, 1.5, 2])
  func `drawing over the old picture gives the new picture, back and forth`(_ index: Int, _ scale: Double) throws {
    let (name, first, second) = Self.changes[index]
    for (old, new) in [(first, second), (second, first)] where old.surfaceSize == new.surfaceSize {
      var bitmap = try picture(of: old, scale: scale)
      bitmap.draw(scale: scale) { renderer.draw(new, over: old, into: $0) }
      let whole = try picture(of: new, scale: scale)
      #expect(PixelDistance.isSmall(bitmap, whole, within: Self.rounding), "\(name)")
    }
  }

  @Test func `equal presentations have no damage`() {
    let presentation = Presentation(plane: DrawingSamplePlanes.english(), shift: .on)
    #expect(presentation.damage(since: presentation).isEmpty)
  }

  @Test func `a press damages its key and balloon and nothing else`() throws {
    let old = Presentation(plane: DrawingSamplePlanes.english())
    var new = old
    new.press = PressState(pressed: [14], previews: [14])
    let damage = new.damage(since: old)
    let area = try #require(damage.first)
    #expect(damage.count == 1)
    #expect(area.width < 90 && area.height < 130)
  }

  @Test func `new words damage the bar, and a page that moves damages the page, nothing else`() {
    let old = Presentation(plane: DrawingSamplePlanes.regions())
    var words = old
    words.plane = DrawingSamplePlanes.regions(words: ["one", "two"])
    #expect(words.damage(since: old) == [Rect(x: 0, y: 64, width: 390, height: 44)])
    var page = old
    page.plane.scroll("page", to: 53)
    #expect(page.damage(since: old) == [Rect(x: 0, y: 108, width: 390, height: 160)])
    page.press.pressed = [page.plane.keys.count - 1]
    #expect(page.damage(since: old).count == 2)
  }

  @Test func `damage lies inside the surface`() {
    for (name, old, new) in Self.changes {
      let surface = Rect(origin: .zero, size: new.surfaceSize)
      for area in new.damage(since: old) { #expect(area.intersection(surface) == area, "\(name)") }
    }
  }

  @Test func `damaged areas do not overlap`() {
    for (name, old, new) in Self.changes {
      let damage = new.damage(since: old)
      for (index, area) in damage.enumerated() {
        #expect(!damage[(index + 1)...].contains { $0.intersects(area) }, "\(name)")
      }
    }
  }

  @Test func `a press state that fits no plane is drawn without trapping`() throws {
    var presentation = Presentation(plane: DrawingSamplePlanes.numberPad())
    presentation.press = PressState(
      pressed: [-1, 99], previews: [.max, 400, -5],
      popup: VariantPopup(key: 77, cells: [Rect(x: 0, y: 0, width: 5, height: 5)], selected: 9))
    _ = try picture(of: presentation, scale: 1)
    presentation.press.popup = VariantPopup(
      key: 1, cells: [Rect(x: .nan, y: .infinity, width: -1, height: 1e300)], selected: -1)
    presentation.plane.keys[1].variants = [KeyVariant(label: "", role: .space)]
    presentation.plane.keys[2].frame = Rect(x: .nan, y: 1e300, width: .infinity, height: -7)
    _ = try picture(of: presentation, scale: 1.25)
  }

  /// Cairo rounds the edges of shapes differently where the clip cuts them.
  private static let rounding = 4

  private func picture(of presentation: Presentation, scale: Double) throws -> Bitmap {
    let size = presentation.surfaceSize
    var bitmap = try #require(Bitmap(width: Int(size.width * scale), height: Int(size.height * scale)))
    bitmap.draw(scale: scale) { renderer.draw(presentation, into: $0) }
    return bitmap
  }
}
