// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Glibc
import LinuxSystem
import TestKeyboardKeys
import Testing

/// A keyboard as a program of its own.
@MainActor @Suite(.serialized) struct ProcessTests {
  private func answers(_ messages: [KeyboardMessage]) -> Int {
    messages.count { if case .done = $0 { true } else { false } }
  }

  private func texts(_ messages: [KeyboardMessage]) -> [String] {
    messages.compactMap { if case .edit(_, _, .insert(let text)) = $0 { text } else { nil } }
  }

  @Test func `a program says hello, shows its keys, types, and ends with its host`() throws {
    let program = try KeyboardProgram()
    #expect(try program.listen { !$0.isEmpty } && program.heard == [.hello(version: ExtensionProtocolVersion.current)])
    try program.show()
    #expect(try program.listen { answers($0) == 1 })
    #expect(program.heard.contains { if case .frame = $0 { true } else { false } })
    for key in [TestKey.a, .b, .delete, .e] { try program.press(key) }
    #expect(try program.listen { answers($0) == 9 })
    #expect(texts(program.heard) == ["a", "b", "e"])
    #expect(program.heard.last == .done(answer: 9))
    program.hangUp()
    #expect(program.end().end == .exited(0))
  }

  @Test("CK-10 a keyboard that traps has ended, with what it typed before")
  func traps() throws {
    let program = try KeyboardProgram()
    try program.show()
    try program.press(.a)
    try program.press(.crash)
    #expect(try !program.listen { answers($0) >= 5 })
    #expect(texts(program.heard) == ["a"])
    let end = program.end().end
    #expect(end == .signal(SIGILL) || end == .signal(SIGTRAP), "\(String(describing: end))")
  }

  @Test("CK-10 a keyboard that does not come back answers nothing any more")
  func hangs() throws {
    let program = try KeyboardProgram()
    try program.show()
    #expect(try program.listen { answers($0) == 1 })
    try program.press(.hang)
    #expect(try !program.listen(seconds: 0.5) { answers($0) >= 3 })
  }

  @Test func `started by hand it says how keyboards are used`() throws {
    let program = try KeyboardProgram(hasSocket: false)
    let end = program.end()
    #expect(end.end == .exited(1) && end.errors.contains("spinet keyboard install"))
    #expect(end.errors.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("", "Info.plist cannot be read"), ("<plist>", "no property list"),
    ("NSExtensionPrincipalClass=NSOther", "no NSExtensionPrincipalClass"),
    ("test_keyboard.KeyboardViewController=test_keyboard.Missing", "no such class"),
    ("test_keyboard.KeyboardViewController=Foundation.NSObject", "no UIInputViewController"),
    (
      "test_keyboard.KeyboardViewController=UIKitCore.UIInputViewController",
      "the program starts KeyboardViewController"
    ),
  ])
  func `a bundle that names no keyboard is told what is wrong, in one line`(_ change: String, _ words: String) throws {
    let parts = change.split(separator: "=").map(String.init)
    let program = try KeyboardProgram { parts.count == 2 ? $0.replacing(parts[0], with: parts[1]) : change }
    let end = program.end()
    #expect(end.end == .exited(1) && end.errors.contains(words), "\(end.errors)")
    #expect(end.errors.split(separator: "\n").count == 1)
  }
}
