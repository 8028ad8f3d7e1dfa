// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// The character of a secret that was typed last, where the person wants to see it.
@MainActor @Suite(.serialized) struct LastCharacterTests {
  @Test("ED-3 what a key types into a secret shows for a second, then a dot", arguments: [false, true])
  func shows(isTextView: Bool) throws {
    let stage = try SecretStage(isTextView: isTextView)
    for key in ["x", "y", "값"] {
      try stage.press(key)
      let shown = try stage.picture()
      stage.app.advance(by: 0.5)
      #expect(try stage.picture() == shown)
      stage.passMoment()
      #expect(try stage.picture() != shown, "\(key)")
    }
    let dots = try stage.picture()
    let plain = try SecretStage(isTextView: isTextView, shows: false)
    try plain.press("y", "y", "y")
    #expect(try plain.picture() == dots)
  }

  @Test("ED-3 the next key has the character before show as a dot at once")
  func nextKey() throws {
    func picture(_ first: String) throws -> [UInt32] {
      let stage = try SecretStage()
      try stage.press(first, "y")
      return try stage.picture()
    }
    #expect(try picture("x") == picture("값"))
  }

  @Test("ED-3 Backspace, a caret that moves, another field and what the app does end it, and nothing comes after")
  func ended() throws {
    let stage = try SecretStage()
    func expectEnd(_ action: () throws -> Void) throws {
      try stage.press("x")
      let shown = try stage.picture()
      try action()
      let after = try stage.picture()
      stage.passMoment()
      #expect(try stage.picture() == after && after != shown)
    }
    try stage.press("y")
    try expectEnd { try stage.press("back") }
    try expectEnd {
      let start = stage.field.beginningOfDocument
      stage.field.selectedTextRange = stage.field.textRange(from: start, to: start)
    }
    try expectEnd { try stage.press("other") }
    try stage.press("secret")
    try expectEnd { (stage.field as? UITextField)?.text = "x" }
  }

  @Test("ED-3 what is typed on a real keyboard, pasted or put in at once never shows")
  func others() throws {
    func pictures(shows: Bool) throws -> [[UInt32]] {
      let stage = try SecretStage(shows: shows)
      stage.app.type("a")
      let typed = try stage.picture()
      UIPasteboard.general.string = "b"
      stage.app.press("v", modifiers: .control)
      let pasted = try stage.picture()
      try stage.press("two")
      return [typed, pasted, try stage.picture()]
    }
    #expect(try pictures(shows: true) == pictures(shows: false))
  }

  @Test("ED-3 it is off unless the person wants it, and screen readers are told dots all the while")
  func usual() throws {
    let stage = try SecretStage()
    try stage.press("x")
    #expect(stage.field.accessibilityValue == "•" && !stage.app.outline.contains("= x"))
    let off = try SecretStage(shows: false)
    try off.press("x")
    let dot = try off.picture()
    off.passMoment()
    #expect(try off.picture() == dot)
    #expect(!TestApp { UIViewController() }.platform.showsLastCharacter)
  }
}
