// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Geometry
import MorseCode
import MorseUI
import Testing
import TextModel
import UIKitCore

@testable import MorseKeyboard

/// The Morse keyboard in a process of its own, message by message.
@MainActor @Suite(.serialized) struct MorseKeyboardTests {
  private func makeHost(_ prepare: (PlayedHost) -> Void = { _ in }) throws -> PlayedHost {
    let host = try PlayedHost { MorseKeyboardController() }
    host.surroundings.size = Size(width: 390, height: 260)
    host.surroundings.screenSize = Size(width: 390, height: 844)
    prepare(host)
    try host.turn()
    try host.show()
    try host.advance()
    return host
  }

  /// Where a key is on the keyboard.
  private func place(_ key: KeyPlan.Key, _ host: PlayedHost) -> CGPoint {
    let size = CGSize(width: host.surroundings.size.width, height: host.surroundings.size.height)
    let plan = KeyPlan(size: size, showsNext: host.surroundings.needsInputModeSwitchKey, usesOneSwitch: false)
    let frame = plan.frames[key] ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func type(_ text: String, on host: PlayedHost) throws {
    for character in text {
      for signal in MorseTable.sign(typing: String(character))?.signals ?? [] {
        try host.tap(at: place(signal == .dot ? .dot : .dash, host))
      }
      try host.tap(at: place(.space, host))
    }
  }

  @Test("CK-11 the keyboard types words in Morse into the field of another app")
  func types() throws {
    let host = try makeHost { $0.field.traits = FieldTraits(hints: .lowercase) }
    _ = host.news()
    try type("hi 5", on: host)
    #expect(host.edits() == ["h", "i", " ", "5"].map(KeyboardEdit.insert))
    try host.tap(at: place(.delete, host))
    try host.tap(at: place(.return, host))
    #expect(host.edits() == [.deleteBackward, .insert("\n")])
  }

  @Test func `it is as high as it wants to be, and shows the pending signals`() throws {
    let host = try makeHost { $0.surroundings.size.height = 216 }
    #expect(host.news().contains(.height(260)))
    host.surroundings.size.height = 260
    try host.tellSurroundings()
    try host.advance()
    let before = host.screen.pixels
    try host.tap(at: place(.dot, host))
    try host.advance()
    #expect(host.screen.pixels != before && host.edits().isEmpty)
  }

  @Test func `it is dark for a dark field`() throws {
    let host = try makeHost { $0.field.appearance = .dark }
    let color = host.screen.color(x: 4, y: 4)
    #expect(color & 0xFF < 0x60, "\(color)")
  }
}
