// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import RemoteProtocol

@Suite struct TypingQueueTests {
  private var queue = TypingQueue()

  init() { _ = queue.follow(RemoteField(number: 1, traits: FieldTraits(), context: nil)) }

  private static func text(_ edit: RemoteEdit?) -> String? {
    if case .replace(old: "", let new) = edit?.change { new } else { nil }
  }

  @Test mutating func `VK-16 one change is on its way at a time, in order, each with the next number`() {
    for key in [.text("a"), .text("b"), .delete, .return, .text("c")] as [TypingQueue.Key] {
      #expect(queue.add(key) == true)
    }
    #expect(queue.next() == RemoteEdit(number: 1, field: 1, change: .replace(old: "", new: "ab")))
    #expect(queue.next() == nil)
    #expect(queue.take(RemoteAnswer(edit: 1)) == .made(characterCount: 2))
    #expect(queue.next() == RemoteEdit(number: 2, field: 1, change: .delete))
    #expect(queue.take(RemoteAnswer(edit: 2)) == .made(characterCount: 0))
    #expect(queue.next() == RemoteEdit(number: 3, field: 1, change: .return))
    #expect(queue.add(.text("d")) == true)
    #expect(queue.take(RemoteAnswer(edit: 3)) == .made(characterCount: 0))
    #expect(queue.next() == RemoteEdit(number: 4, field: 1, change: .replace(old: "", new: "cd")))
    #expect(!queue.isEmpty && queue.sentCharacterCount == 2)
    #expect(queue.take(RemoteAnswer(edit: 4)) == .made(characterCount: 2))
    #expect(queue.isEmpty)
    #expect(queue.next() == nil)
  }

  @Test(
    "VK-16 a long text goes in changes of whole characters, and comes out as it was",
    arguments: [
      String(repeating: "한글 👩‍👩‍👧 ", count: 500), String(repeating: "x", count: 1024), String(repeating: "가", count: 342),
      "a" + String(repeating: "\u{301}", count: 2_000) + "b",
    ])
  mutating func long(_ text: String) throws {
    #expect(queue.add(.text(text)) == true)
    var arrived = ""
    while let edit = queue.next() {
      let part = try #require(Self.text(edit))
      #expect(!part.isEmpty && part.utf8.count <= RemoteLimits.textByteCount)
      #expect(PageMessage(PageMessage.edit(edit).bytes) == .edit(edit))
      arrived += part
      _ = queue.take(RemoteAnswer(edit: edit.number))
    }
    #expect(arrived == text && arrived.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test mutating func `VK-16 what was too much at once goes again, before what is behind it`() {
    _ = queue.add(.return)
    _ = queue.next()
    _ = queue.add(.text("behind"))
    #expect(queue.take(RemoteAnswer(edit: 1, refusal: .pace)) == .again)
    #expect(queue.next() == RemoteEdit(number: 2, field: 1, change: .return))
    #expect(queue.take(RemoteAnswer(edit: 2)) == .made(characterCount: 0))
    #expect(queue.next() == RemoteEdit(number: 3, field: 1, change: .replace(old: "", new: "behind")))
  }

  @Test(arguments: [RemoteRefusal.moved, .returnKey, .late])
  mutating func `VK-16 what stands behind a change that was refused is not typed`(_ refusal: RemoteRefusal) {
    _ = queue.add(.text("a"))
    _ = queue.next()
    _ = queue.add(.return)
    #expect(queue.take(RemoteAnswer(edit: 1, refusal: refusal)) == .refused(refusal))
    #expect(queue.isEmpty)
    #expect(queue.next() == nil)
  }

  @Test mutating func `VK-16 what was typed for one field does not go to the next, also where it was too much at once`()
  {
    _ = queue.add(.text("a"))
    _ = queue.next()
    _ = queue.add(.text("b"))
    #expect(queue.follow(RemoteField(number: 2, traits: FieldTraits(), context: nil)) == true)
    #expect(queue.next() == nil)
    #expect(queue.add(.text("c")) == true)
    #expect(queue.take(RemoteAnswer(edit: 1, refusal: .pace)) == .refused(.late))
    #expect(queue.next() == RemoteEdit(number: 2, field: 2, change: .replace(old: "", new: "c")))
  }

  @Test mutating func `VK-16 news of the same field drops nothing, and without a field nothing is kept`() {
    _ = queue.add(.text("a"))
    #expect(queue.follow(RemoteField(number: 1, traits: FieldTraits(), context: TextContext(before: "x"))) == false)
    let next = queue.next()
    #expect(Self.text(next) == "a")
    #expect(queue.follow(RemoteField(number: 2)) == false)
    #expect(queue.add(.text("b")) == false)
    _ = queue.take(RemoteAnswer(edit: 1))
    #expect(queue.isEmpty)
  }

  @Test mutating func `an answer to nothing is wrong`() {
    #expect(queue.take(RemoteAnswer(edit: 1)) == .wrong)
    _ = queue.add(.delete)
    _ = queue.next()
    #expect(queue.take(RemoteAnswer(edit: 2)) == .wrong)
    #expect(queue.take(RemoteAnswer(edit: 1)) == .made(characterCount: 0))
    #expect(queue.take(RemoteAnswer(edit: 1)) == .wrong)
  }
}
