// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import TextModel
import Testing
import UIKitCore

/// Typing into a field of another app.
@MainActor @Suite(.serialized) struct ProxyTests {
  private func start(
    before: String? = nil, after: String? = nil, selected: String? = nil, field: FieldDescription? = nil
  ) throws -> (PlayedHost, any UITextDocumentProxy) {
    let stage = try SampleStage()
    let host = stage.host
    (host.context.before, host.context.after, host.context.selected) = (before, after, selected)
    host.context.hasText = [before, after, selected].contains { $0?.isEmpty == false }
    if let field { host.field = field }
    try host.show()
    _ = host.news()
    return (host, try #require(stage.keyboard).textDocumentProxy)
  }

  /// What was typed since the last time.
  private func edits(_ host: PlayedHost) throws -> [KeyboardEdit] {
    try host.turn()
    return host.edits()
  }

  @Test("CK-4 the text is read and changed through the proxy, which knows at once what it has typed")
  func types() throws {
    let (host, proxy) = try start(before: "Hello", after: "rld")
    #expect(proxy.documentContextBeforeInput == "Hello" && proxy.documentContextAfterInput == "rld" && proxy.hasText)
    proxy.insertText(", wx")
    #expect(proxy.documentContextBeforeInput == "Hello, wx")
    proxy.deleteBackward()
    proxy.insertText("o")
    proxy.adjustTextPosition(byCharacterOffset: 3)
    #expect(proxy.documentContextBeforeInput == "Hello, world" && proxy.documentContextAfterInput == "")
    proxy.adjustTextPosition(byCharacterOffset: -5)
    #expect(proxy.documentContextAfterInput == "world")
    #expect(
      try edits(host) == [.insert(", wx"), .deleteBackward, .insert("o"), .moveCaret(utf16: 3), .moveCaret(utf16: -5)])
  }

  @Test("CK-4 what is selected is told, and goes for what is typed")
  func selection() throws {
    let (_, proxy) = try start(before: "a", after: "c", selected: "bb")
    #expect(proxy.selectedText == "bb" && proxy.documentContextBeforeInput == "a")
    proxy.insertText("x")
    #expect(
      proxy.selectedText == nil && proxy.documentContextBeforeInput == "ax" && proxy.documentContextAfterInput == "c")
    let (_, other) = try start(before: "a", after: "c", selected: "bb")
    other.deleteBackward()
    #expect(other.selectedText == nil && other.documentContextBeforeInput == "a")
  }

  @Test("CK-4 the caret moves by UTF-16 units, to the edges of characters, and no further than the text")
  func carets() throws {
    let (host, proxy) = try start(before: "a👍🏽", after: "e\u{301}한")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(proxy.documentContextBeforeInput == "a" && proxy.documentContextAfterInput == "👍🏽e\u{301}한")
    proxy.adjustTextPosition(byCharacterOffset: 5)
    #expect(proxy.documentContextBeforeInput == "a👍🏽e\u{301}")
    #expect(try edits(host) == [.moveCaret(utf16: -4), .moveCaret(utf16: 6)])
  }

  @Test func `where the text goes on unseen the host is told the whole distance, and else none`() throws {
    // An empty text before the caret is the beginning of a paragraph; none is the beginning of the text.
    let (host, proxy) = try start(before: "", after: nil)
    proxy.adjustTextPosition(byCharacterOffset: 3)
    proxy.adjustTextPosition(byCharacterOffset: .max)
    proxy.adjustTextPosition(byCharacterOffset: -3)
    proxy.adjustTextPosition(byCharacterOffset: .min)
    #expect(try edits(host) == [.moveCaret(utf16: -3), .moveCaret(utf16: .min)])
  }

  @Test("CK-4 the text ends for a keyboard where its paragraph does")
  func paragraphs() throws {
    let (_, proxy) = try start(before: "one", after: "two")
    proxy.insertText("1\n")
    #expect(proxy.documentContextBeforeInput == "" && proxy.documentContextAfterInput == "two" && proxy.hasText)
    proxy.insertText("2")
    #expect(proxy.documentContextBeforeInput == "2")
    proxy.insertText(String(repeating: "한", count: 400))
    #expect(proxy.documentContextBeforeInput == String(repeating: "한", count: 300))
  }

  @Test func `nothing before the caret is nothing also after all has been deleted`() throws {
    let (_, proxy) = try start()
    #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
    proxy.insertText("x")
    #expect(proxy.hasText)
    proxy.deleteBackward()
    proxy.deleteBackward()
    #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
  }

  @Test("CK-4 text that is being composed is replaced by what follows it")
  func composes() throws {
    let (host, proxy) = try start(before: "가", after: "다")
    proxy.setMarkedText("ㄴ", selectedRange: NSRange(location: 1, length: 0))
    proxy.setMarkedText("나라", selectedRange: NSRange(location: 1, length: 1))
    #expect(proxy.documentContextBeforeInput == "가나" && proxy.selectedText == "라")
    proxy.setMarkedText("낙원", selectedRange: NSRange(location: NSNotFound, length: 7))
    #expect(proxy.documentContextBeforeInput == "가낙원" && proxy.documentContextAfterInput == "다")
    proxy.deleteBackward()
    #expect(proxy.documentContextBeforeInput == "가낙")
    proxy.insertText("나")
    #expect(proxy.documentContextBeforeInput == "가나")
    proxy.setMarkedText("x", selectedRange: NSRange(location: -4, length: -1))
    proxy.unmarkText()
    proxy.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(proxy.documentContextBeforeInput == "가나" && proxy.documentContextAfterInput == "x다")
    let edits = try edits(host)
    #expect(edits.count == 8 && edits[1] == .setMarkedText("나라", selectedStart: 1, selectedLength: 1))
    #expect(edits[2] == .setMarkedText("낙원", selectedStart: 2, selectedLength: 0))
  }

  @Test func `a field that has the caret behind what is being composed is believed`() throws {
    let (host, proxy) = try start(before: "a")
    proxy.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 0))
    var context = FieldContext()
    context.before = "axyz"
    try host.tell(context, after: 1)
    proxy.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
    #expect(proxy.documentContextBeforeInput == "az" && proxy.documentContextAfterInput == nil)
  }

  @Test("CK-4 what the app makes of the text is told, with what is under way on top of it")
  func reconciles() throws {
    let (host, proxy) = try start(before: "x")
    for letter in ["a", "b", "c"] { proxy.insertText(letter) }
    var context = FieldContext()
    context.before = "xA"
    try host.tell(context, after: 1)
    #expect(proxy.documentContextBeforeInput == "xAbc")
    context.before = "xAB"
    try host.tell(context, after: 2)
    context.before = "late"
    try host.tell(context, after: 1, isAppChange: true)
    try host.tell(context, after: 9, isAppChange: true)
    try host.say(.context(field: 7, editCount: 0, context, isAppChange: true))
    #expect(proxy.documentContextBeforeInput == "xABc", "what is late, or of another field, is no news")
    context.before = "over"
    try host.tell(context, after: 3, isAppChange: true)
    #expect(proxy.documentContextBeforeInput == "over")
  }

  @Test func `a long text comes in pieces that end where characters do, and arrives whole`() throws {
    let (host, proxy) = try start()
    let text = String(repeating: "👩🏽‍🚒", count: 3_000)
    proxy.insertText(text)
    let pieces = try edits(host).map { if case .insert(let piece) = $0 { piece } else { "?" } }
    #expect(pieces.count > 1 && pieces.joined() == text)
    #expect(pieces.allSatisfy { $0.utf8.count <= PacketLimits.insertedByteCount && $0.allSatisfy { $0 == "👩🏽‍🚒" } })
    let chain = "e" + String(repeating: "\u{301}", count: 16_000)
    proxy.insertText(chain)
    let parts = try edits(host).map { if case .insert(let piece) = $0 { piece } else { "?" } }
    #expect(parts.joined() == chain)
    proxy.insertText("")
    #expect(try edits(host) == [])
  }

  @Test("CK-4 the traits are those of the field")
  func traits() throws {
    var field = FieldDescription(
      serial: 3, traits: FieldTraits(purpose: .email, hints: [.titlecase, .completion], returnKey: .send))
    (field.isReturnEnabled, field.content) = (false, "email")
    let (host, proxy) = try start(field: field)
    #expect(proxy.keyboardType == .emailAddress && proxy.returnKeyType == .send)
    #expect(proxy.autocapitalizationType == .words && proxy.autocorrectionType == .yes)
    #expect(proxy.textContentType == .emailAddress && proxy.enablesReturnKeyAutomatically && !proxy.isSecureTextEntry)
    let identifier = proxy.documentIdentifier
    host.field = FieldDescription(serial: 3)
    host.field.traits.keyboard = .decimalPad
    try host.tellField()
    #expect(proxy.documentIdentifier == identifier && proxy.keyboardType == .decimalPad)
    #expect(proxy.returnKeyType == .default && proxy.textContentType == nil && !proxy.enablesReturnKeyAutomatically)
    host.field.serial = 4
    try host.tellField()
    #expect(proxy.documentIdentifier != identifier)
  }

  @Test("CK-4 a field that becomes another kind meanwhile keeps what is on its way and what is composed")
  func kindWhileTyping() throws {
    let (host, proxy) = try start(before: "a")
    proxy.setMarkedText("ㅎ", selectedRange: NSRange(location: 1, length: 0))
    proxy.insertText("한")
    proxy.setMarkedText("ㄱ", selectedRange: NSRange(location: 1, length: 0))
    // What the host says has been said before it heard of all that.
    host.context.before = "aㅎ"
    host.field.isReturnEnabled = false
    try host.tellField(after: 1)
    #expect(proxy.documentContextBeforeInput == "a한ㄱ" && proxy.enablesReturnKeyAutomatically)
    proxy.setMarkedText("가", selectedRange: NSRange(location: 1, length: 0))
    #expect(proxy.documentContextBeforeInput == "a한가")
  }

  @Test("CK-5 nothing of a secret is known, and nothing is typed into it, even if the host were to show it")
  func secrets() throws {
    for traits in [FieldTraits(purpose: .password), FieldTraits(hints: .sensitiveData)] {
      let (host, proxy) = try start(before: "secret", field: FieldDescription(serial: 1, traits: traits))
      #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
      proxy.insertText("x")
      var context = FieldContext()
      context.before = "secret"
      try host.tell(context, after: 0, isAppChange: true)
      #expect(proxy.documentContextBeforeInput == nil)
      #expect(try edits(host) == [])
    }
  }

  @Test func `edits are numbered in each field from one`() throws {
    let (host, proxy) = try start()
    proxy.insertText("a")
    proxy.insertText("b")
    host.field.serial = 2
    try host.tellField()
    proxy.insertText("c")
    try host.turn()
    let numbers = host.news().compactMap {
      if case .edit(let field, let number, _) = $0 { [field, number] } else { nil }
    }
    #expect(numbers == [[1, 1], [1, 2], [2, 1]])
  }
}
