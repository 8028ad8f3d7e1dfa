// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Testing
import UIKitCore

/// What a keyboard hears when the host has not done what it wanted.
@MainActor @Suite(.serialized) struct RefusalTests {
  private final class Log {
    var lines: [String] = []
  }

  private func start(before: String?) throws -> (PlayedHost, SampleKeyboard, Log) {
    let stage = try SampleStage()
    let (host, log) = (stage.host, Log())
    host.session.onReport = { log.lines.append($0) }
    host.context.before = before
    host.context.hasText = before != nil
    try host.show()
    let keyboard = try #require(stage.keyboard)
    _ = (host.news(), keyboard.news())
    return (host, keyboard, log)
  }

  @Test("CK-15 a refused change is taken back, the keyboard hears that the text is another, and its author why")
  func refused() throws {
    let (host, keyboard, log) = try start(before: "a")
    let proxy = keyboard.textDocumentProxy
    proxy.insertText("b")
    proxy.insertText("c")
    try host.say(.refusedEdit(field: 1, number: 1, .noTouch))
    #expect(proxy.documentContextBeforeInput == "ac")
    #expect(keyboard.news() == ["text will change", "text did change"])
    host.context.before = "ac"
    try host.tell(host.context, after: 2)
    #expect(proxy.documentContextBeforeInput == "ac")
    try host.say(.refusedEdit(field: 1, number: 3, .noTouch))
    #expect(log.lines.count == 1 && log.lines[0].contains("nobody has touched the keyboard in the last 3 seconds"))
    #expect(!log.lines[0].contains("bc"))
  }

  @Test("CK-15 what is composed stays as it was when a change of it is refused") func composed() throws {
    let (host, keyboard, _) = try start(before: "가")
    let proxy = keyboard.textDocumentProxy
    proxy.setMarkedText("ㄴ", selectedRange: NSRange(location: 1, length: 0))
    host.context.before = "가ㄴ"
    try host.tell(host.context, after: 1)
    proxy.setMarkedText("나", selectedRange: NSRange(location: 1, length: 0))
    try host.say(.refusedEdit(field: 1, number: 2, .tooMuch))
    try host.tell(host.context, after: 2)
    #expect(proxy.documentContextBeforeInput == "가ㄴ")
    proxy.insertText("나")
    #expect(proxy.documentContextBeforeInput == "가나")
  }

  @Test("CK-15 a text of several lines is put in line by line, with Return in between") func lines() throws {
    let (host, keyboard, _) = try start(before: nil)
    keyboard.textDocumentProxy.insertText("Regards,\r\n\nAda\n")
    try host.turn()
    #expect(
      host.edits() == [.insert("Regards,"), .insert("\n"), .insert("\n"), .insert("Ada"), .insert("\n")])
  }

  @Test(
    "CK-15 a text that would not arrive whole is not begun, and the author hears why",
    arguments: [
      "a\tb", "\u{1B}[31m", "a\rb", "x\u{7F}", "\u{9B}", "a\u{202E}b", String(repeating: "a", count: 16_385),
      String(repeating: "a\n", count: 33),
    ])
  func refusedHere(_ text: String) throws {
    let (host, keyboard, log) = try start(before: "a")
    keyboard.textDocumentProxy.insertText(text)
    if !text.contains("\n") {
      keyboard.textDocumentProxy.setMarkedText("\t", selectedRange: NSRange(location: 0, length: 0))
    }
    try host.turn()
    #expect(host.edits().isEmpty && keyboard.textDocumentProxy.documentContextBeforeInput == "a")
    #expect((1...2).contains(log.lines.count))
  }

  @Test("CK-15 a wish that is refused is told to the author, once for each appearance") func wishes() throws {
    let (host, _, log) = try start(before: nil)
    for _ in 0..<3 { try host.say(.refusedWish(.noTouch)) }
    #expect(log.lines.count == 1)
    try host.hide()
    try host.show()
    try host.say(.refusedWish(.noTouch))
    #expect(log.lines.count == 2)
  }
}
