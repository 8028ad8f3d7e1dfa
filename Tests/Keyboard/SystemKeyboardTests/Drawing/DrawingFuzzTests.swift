// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import SystemKeyboard
import TextModel
import TestSupport
import Testing

/// Draws planes that no layout should give, and press states that fit no plane.
@MainActor @Suite(.serialized) struct DrawingFuzzTests {
  @Test(arguments: 0..<60)
  func `any presentation can be drawn and compared`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let renderer = KeyboardRenderer()
    var bitmap = try #require(Bitmap(width: 200, height: 150))
    let scales: [Double] = [0.5, 1, 1.25, 2, 3]
    let scale = scales.randomElement(using: &random) ?? 1
    var old = Self.presentation(using: &random)
    bitmap.draw(scale: scale) { renderer.draw(old, into: $0) }
    for _ in 0..<8 {
      var new = Bool.random(using: &random) ? Self.presentation(using: &random) : old
      new.press = Self.press(using: &random)
      let damage = new.damage(since: old)
      bitmap.draw(scale: scale) { renderer.draw(new, into: $0, areas: damage) }
      for area in damage { #expect(area.width > 0 && area.height > 0) }
      old = new
    }
  }

  private static func presentation(using random: inout SeededGenerator) -> Presentation {
    let keys = (0..<Int.random(in: 0...12, using: &random)).map { position in
      PlacedKey(
        id: "\(position)", frame: rect(using: &random), role: role(using: &random), label: label(using: &random),
        variants: (0..<Int.random(in: 0...4, using: &random)).map { _ in
          KeyVariant(label: text(using: &random), role: .space)
        },
        defaultVariant: index(using: &random),
        secondaryLabel: Bool.random(using: &random) ? text(using: &random) : nil)
    }
    var size = Size(width: 200, height: 100)
    if Int.random(in: 0...4, using: &random) == 0 { size = rect(using: &random).size }
    return Presentation(
      plane: KeyPlane(id: "fuzz", size: size, keys: keys),
      shift: [.off, .on, .locked].randomElement(using: &random) ?? .off,
      returnKey: ReturnKey.allCases.randomElement(using: &random) ?? .return,
      isReturnEnabled: Bool.random(using: &random),
      spaceCaption: Bool.random(using: &random)
        ? SpaceCaption(text: text(using: &random), opacity: number(using: &random)) : nil,
      language: ["", "ko", "en-US", "x"].randomElement(using: &random) ?? "", headroom: number(using: &random),
      strip: number(using: &random))
  }

  private static func press(using random: inout SeededGenerator) -> PressState {
    let cells = (0..<Int.random(in: 0...5, using: &random)).map { _ in rect(using: &random) }
    let popup = VariantPopup(
      key: index(using: &random), cells: cells, selected: Bool.random(using: &random) ? index(using: &random) : nil)
    return PressState(
      pressed: [index(using: &random)], previews: [index(using: &random), index(using: &random)],
      popup: Bool.random(using: &random) ? popup : nil, isMovingCaret: Int.random(in: 0...9, using: &random) == 0)
  }

  private static func index(using random: inout SeededGenerator) -> Int {
    Int.random(in: 0...9, using: &random) == 0
      ? [-1, .max, .min, 99].randomElement(using: &random) ?? 0 : Int.random(in: 0...12, using: &random)
  }

  private static func number(using random: inout SeededGenerator) -> Double {
    if Int.random(in: 0...19, using: &random) == 0 {
      return [.nan, .infinity, -.infinity, 1e300, -1e9, 1e9, .leastNonzeroMagnitude].randomElement(using: &random) ?? 0
    }
    return Double.random(in: -40...160, using: &random)
  }

  private static func rect(using random: inout SeededGenerator) -> Rect {
    Rect(
      x: number(using: &random), y: number(using: &random), width: number(using: &random),
      height: number(using: &random))
  }

  private static func text(using random: inout SeededGenerator) -> String {
    let choices = ["a", "Q", "ㅎ", "space", "", "\n", "é\u{301}\u{302}", "שלום", "😀", "\0", "ก", "\u{202E}ab"]
    return choices.randomElement(using: &random) ?? ""
  }

  private static func label(using random: inout SeededGenerator) -> KeyLabel {
    switch Int.random(in: 0...6, using: &random) {
    case 0: .blank
    case 1: .word(text(using: &random))
    case 2: .icon(KeyIcon.allCases.randomElement(using: &random) ?? .tab)
    case 3: .pad(text(using: &random), letters: text(using: &random))
    default: .text(text(using: &random))
    }
  }

  private static func role(using random: inout SeededGenerator) -> KeyRole {
    let roles: [KeyRole] = [
      .character("a"), .character("b"), .space, .delete, .return, .shift, .globe, .plane("numbers"), .modifier(.alt),
    ]
    return roles.randomElement(using: &random) ?? .space
  }
}
