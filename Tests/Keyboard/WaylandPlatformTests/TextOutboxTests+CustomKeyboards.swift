// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

// What custom keyboards ask for.
extension TextOutboxTests {
  private static let keyboard = TextOutbox.Source.customKeyboard("org.example.one")

  /// What is sent for a custom keyboard once the compositor has answered that the field is still the same.
  private func proved(_ outbox: inout TextOutbox, at now: Int64) throws -> TextOutbox.Batch {
    let batch = outbox.next(by: Self.both, at: now)
    #expect(batch.steps == [])
    outbox.confirm(try #require(batch.question), at: now)
    return outbox.next(by: Self.both, at: now)
  }

  @Test("CK-15 a custom keyboard's keys go one by one, each when nobody has told of another field") func proof() throws
  {
    var outbox = focused(nil)
    outbox.add([.insert("abc")], from: Self.keyboard)
    var batch = try proved(&outbox, at: 0)
    #expect(batch.steps == [.type("a")])
    #expect(sent(&outbox, at: 1_000_000) == [], "the compositor has not answered")
    outbox.confirm(try #require(batch.question), at: 1_000_000)
    #expect(outbox.next(by: Self.both, at: 1_000_000).steps == [.type("b")])
    batch = outbox.next(by: Self.both, at: 1_000_000)
    #expect(batch == TextOutbox.Batch(), "asked once")
  }

  @Test("CK-15 after a custom keyboard's key its app may move the focus, and is waited for") func appProof() throws {
    var outbox = focused(nil)
    outbox.add([.insert("abc")], from: Self.keyboard)
    var batch = try proved(&outbox, at: 0)
    outbox.confirm(try #require(batch.question), at: 1000)
    #expect(sent(&outbox, at: 1001) == [], "the app may have moved its focus")
    #expect(outbox.deadline == FieldQuestion.letterMicroseconds)
    _ = outbox.receive(state(nil), at: 2000)
    batch = outbox.next(by: Self.both, at: 2001)
    #expect(batch.steps == [.type("b")])
    outbox.confirm(try #require(batch.question), at: 3000)
    // What the compositor said a while ago is no proof.
    #expect(try proved(&outbox, at: 500_000).steps == [.type("c")])
  }

  @Test("CK-15 a custom keyboard's text goes piece by piece as well: text input names no field") func textProof() throws
  {
    var outbox = focused(TextContext())
    let long = String(repeating: "abcdefgh", count: 450)
    outbox.add([.insert(long)], from: Self.keyboard)
    var now: Int64 = 0
    var batch = try proved(&outbox, at: now)
    var typed = ""
    var pieceCount = 0
    while case .commit(_, let text)? = batch.steps.first, batch.steps.count == 1 {
      typed += text
      pieceCount += 1
      now += 20_000
      _ = outbox.receive(state(TextContext(before: String(typed.suffix(1_000)))), at: now)
      #expect(sent(&outbox, at: now) == [], "the compositor has not answered")
      outbox.confirm(try #require(batch.question), at: now)
      batch = outbox.next(by: Self.both, at: now)
    }
    #expect(typed == long && pieceCount > 1)
  }

  @Test("CK-15 nothing of a custom keyboard is typed before the compositor has told of no other field")
  func lateKeyboard() {
    for context in [nil, TextContext()] {
      var outbox = focused(context)
      outbox.add([.insert("abc")], from: Self.keyboard)
      let batch = outbox.next(by: Self.both, at: 0)
      #expect(batch.steps == [])
      // The compositor had told of it before the custom keyboard asked; this one was late to read it.
      _ = outbox.receive(state(context, activation: 2), at: 50_000)
      outbox.confirm(batch.question ?? 0, at: 50_000)
      #expect(sent(&outbox, at: 50_000) == [])
      #expect(outbox.isEmpty)
    }
  }

  @Test("CK-15 an answer about the field before proves nothing of the next one") func oldAnswer() throws {
    var outbox = focused(nil)
    outbox.add([.insert("a")], from: Self.keyboard)
    let old = outbox.next(by: Self.both, at: 0)
    _ = outbox.receive(state(nil, activation: 2), at: 1000)
    outbox.add([.insert("b")], from: Self.keyboard)
    let new = outbox.next(by: Self.both, at: 1000)
    outbox.confirm(try #require(old.question), at: 2000)
    #expect(sent(&outbox, at: 2000) == [])
    outbox.confirm(try #require(new.question), at: 3000)
    #expect(sent(&outbox, at: 3000) == [.type("b")])
  }

  @Test("CK-15 nothing of a custom keyboard reaches the field that gets focus next") func nextField() throws {
    for edit in [
      TextEdit.insert("abc"), .deleteBackward(.grapheme), .press(KeyStroke(.enter)), .moveCaret(graphemes: 3),
    ] {
      var outbox = focused(nil)
      outbox.add([.insert("x"), edit, edit], from: Self.keyboard)
      let batch = try proved(&outbox, at: 0)
      #expect(batch.steps == [.type("x")])
      _ = outbox.receive(state(nil, activation: 2, .password), at: 100)
      outbox.confirm(try #require(batch.question), at: 100)
      #expect(sent(&outbox, at: 10_000_000) == [])
      #expect(outbox.isEmpty)
    }
  }

  @Test("CK-15 nothing of a custom keyboard reaches a field that has become one for a secret") func becomesSecret()
    throws
  {
    var outbox = focused()
    outbox.add([.insert("a"), .insert("b")], from: Self.keyboard)
    let batch = try proved(&outbox, at: 0)
    #expect(batch.steps == [.type("a")])
    outbox.confirm(try #require(batch.question), at: 1000)
    _ = outbox.receive(state(TextContext(before: "a"), .password), at: 10_000)
    #expect(sent(&outbox, at: 1_000_000) == [])
    #expect(outbox.isEmpty)
  }

  @Test("CK-15 what a custom keyboard has asked for can be taken back") func cancel() throws {
    var outbox = focused(nil)
    outbox.add([.insert("abc")], from: Self.keyboard)
    outbox.add([.insert("d")], from: .person)
    let batch = try proved(&outbox, at: 0)
    #expect(batch.steps == [.type("a")])
    outbox.cancelCustomKeyboards()
    outbox.confirm(try #require(batch.question), at: 1000)
    #expect(sent(&outbox, at: 100_000) == [.type("d")])
  }

  @Test("CK-15 a field that begins anew is another one for a custom keyboard") func anewForCustomKeyboard() throws {
    var outbox = focused(TextContext(before: "ab"))
    let anew = state(TextContext(before: "ab"), activation: 2)
    #expect(outbox.isSameField(anew))
    outbox.add([.insert("c"), .insert("d")], from: Self.keyboard)
    #expect(!outbox.isSameField(anew))
    #expect(try proved(&outbox, at: 0).steps == [.type("c")])
    outbox.cancelCustomKeyboards()
    #expect(!outbox.isSameField(anew), "nobody knows where its key leads")
  }

  @Test("CK-15 an app that tells its text and stands still gets little of what a custom keyboard types for one touch")
  func standsStill() throws {
    var outbox = focused(TextContext(before: "a"))
    outbox.add([.press(KeyStroke(.enter))] + Array(repeating: .insert("b"), count: 60), from: Self.keyboard)
    var count = 0
    for now in stride(from: Int64(0), to: 10_000_000, by: 5_000) {
      let batch = outbox.next(by: Self.both, at: now)
      count += batch.steps.count
      if let question = batch.question { outbox.confirm(question, at: now) }
      #expect(now >= CustomKeyboardPace.patience || count <= 1, "Return may lead elsewhere")
      #expect(now >= 4_500_000 || count <= 5, "it has not answered four texts")
    }
    #expect((20...30).contains(count), "it may be one that says nothing of what it drops")
  }

  @Test("CK-15 SY-10 an app that says nothing gets no more of a custom keyboard's keys than a compositor keeps for it")
  func silence() throws {
    var outbox = focused(nil)
    outbox.add(Array(repeating: .deleteBackward(.grapheme), count: 600), from: Self.keyboard)
    var count = 0
    for now in stride(from: Int64(0), to: 15_000_000, by: 5_000) {
      let batch = outbox.next(by: Self.both, at: now)
      count += batch.steps.count
      if let question = batch.question { outbox.confirm(question, at: now) }
    }
    #expect((200...260).contains(count))
    var replaced = focused(nil)
    replaced.add(Array(repeating: .replaceBackward(old: "ab", new: "c"), count: 600), from: Self.keyboard)
    #expect(typed(&replaced).count < 320, "the steps of a letter count as one, though not without end")
    _ = outbox.receive(state(nil), at: 15_000_000)
    for now in stride(from: Int64(15_000_000), to: 18_000_000, by: 5_000) {
      let batch = outbox.next(by: Self.both, at: now)
      count += batch.steps.count
      if let question = batch.question { outbox.confirm(question, at: now) }
    }
    #expect(count >= 290, "it has read them")
  }

  @Test("CK-15 TY-6 what a custom keyboard has asked for takes nothing of the person's room") func room() throws {
    var outbox = focused(nil)
    outbox.add(Array(repeating: .deleteBackward(.grapheme), count: 2_000), from: Self.keyboard)
    outbox.add([.insert("a")], from: .person)
    outbox.cancelCustomKeyboards()
    #expect(sent(&outbox, at: 0) == [.type("a")])
  }

  @Test("CK-15 of what a custom keyboard has asked for little is typed once it has left") func farewell() throws {
    var outbox = focused(nil)
    outbox.add([.insert("abc"), .insert(String(repeating: "d", count: 300)), .insert("e")], from: Self.keyboard)
    outbox.add([.insert("f")], from: .customKeyboard("org.example.other"))
    outbox.add([.insert("g")], from: .person)
    outbox.shortenCustomKeyboard("org.example.one")
    var typed = ""
    for now in stride(from: Int64(0), to: 1_000_000, by: 5_000) {
      let batch = outbox.next(by: Self.both, at: now)
      if case .type(let text)? = batch.steps.first { typed += text }
      if let question = batch.question { outbox.confirm(question, at: now) }
    }
    #expect(typed == "abcfg")
    #expect(outbox.lastCustomKeyboard?.name == "org.example.other")
  }

  @Test("CK-15 TY-6 nothing is deleted for a text of a custom keyboard's that is taken back") func farewellWord() throws
  {
    var outbox = focused(nil)
    outbox.add([.insert("ab")], from: Self.keyboard)
    outbox.add([.deleteBackward(.grapheme), .deleteBackward(.grapheme)], from: Self.keyboard)
    outbox.add([.insert(String(repeating: "d", count: 300))], from: Self.keyboard)
    outbox.shortenCustomKeyboard("org.example.one")
    #expect(typed(&outbox) == [.type("a"), .type("b")])
  }

  @Test(
    "CK-15 TY-6 a replacement of a custom keyboard's that has begun comes to its end, however far it has come",
    arguments: [("abc", "xyz", 1), ("abc", "xyz", 2), ("abc", "xyz", 3), ("ㅎ", "하", 1)])
  func begunReplacement(_ row: (old: String, new: String, sent: Int)) throws {
    for isTurnedOff in [false, true] {
      var outbox = focused(nil)
      outbox.add([.replaceBackward(old: row.old, new: row.new), .insert("more")], from: Self.keyboard)
      let before = try steps(row.sent, of: &outbox)
      #expect(before == Array(repeating: .press(KeyStroke(.backspace)), count: row.sent))
      takeBack(&outbox, isTurnedOff)
      let rest = typed(&outbox, from: 1_000_000)
      #expect(Self.text(before + rest) == row.new + (isTurnedOff ? "" : "more"))
    }
  }

  @Test("CK-15 TY-6 so does one that a custom keyboard asks for by deletions and a text", arguments: [1, 2, 3])
  func begunDeletions(sent: Int) throws {
    for isTurnedOff in [false, true] {
      var outbox = focused(nil)
      let deletions = Array(repeating: TextEdit.deleteBackward(.grapheme), count: 3)
      outbox.add(deletions + [.insert("xyz"), .insert("more")], from: Self.keyboard)
      let before = try steps(sent, of: &outbox)
      takeBack(&outbox, isTurnedOff)
      let rest = typed(&outbox, from: 1_000_000)
      #expect((before + rest).count { $0 == .press(KeyStroke(.backspace)) } == 3)
      #expect(Self.text(before + rest) == "xyz" + (isTurnedOff ? "" : "more"))
    }
  }

  @Test("TY-6 what a held Delete of a custom keyboard's has asked for in advance ends with the finger")
  func heldDelete() throws {
    var outbox = focused(nil)
    outbox.add([.insert("a")] + Array(repeating: .deleteBackward(.grapheme), count: 200), from: Self.keyboard)
    outbox.add([.insert("b")], from: .person)
    let before = try steps(101, of: &outbox)
    #expect(before.count { $0 == .press(KeyStroke(.backspace)) } == 100)
    let endsAnothers = outbox.endHold(ofCustomKeyboard: "org.example.other", deletionCount: 200)
    let ends = outbox.endHold(ofCustomKeyboard: "org.example.one", deletionCount: 80)
    #expect(!endsAnothers && ends)
    let rest = typed(&outbox, from: 15_000_000)
    #expect(rest == Array(repeating: .press(KeyStroke(.backspace)), count: 20 + 4) + [.type("b")])
    let endsAgain = outbox.endHold(ofCustomKeyboard: "org.example.one", deletionCount: 80)
    #expect(!endsAgain)
  }

  @Test("CK-15 nothing counts as begun in the next field, nor what is behind deletions that were taken back")
  func nothingBegun() throws {
    let deletions = Array(repeating: TextEdit.deleteBackward(.grapheme), count: 3)
    for hasLeft in [false, true] {
      var outbox = focused(nil)
      outbox.add(deletions + [.insert(String(repeating: "x", count: 300))], from: Self.keyboard)
      _ = try steps(1, of: &outbox)
      if hasLeft {
        _ = outbox.receive(state(nil, activation: 2), at: 1_000_000)
      } else {
        outbox.shortenCustomKeyboard("org.example.one")
      }
      outbox.add([.insert("y")], from: Self.keyboard)
      outbox.cancelCustomKeyboards { _ in true }
      #expect(outbox.isEmpty)
    }
  }

  @Test("CK-15 TY-5 letters that become syllables count as letters in an app that says nothing") func syllables() {
    var outbox = focused(nil)
    for _ in 0..<50 {
      outbox.add(
        [.insert("ㅎ"), .replaceBackward(old: "ㅎ", new: "하"), .replaceBackward(old: "하", new: "한")],
        from: Self.keyboard)
    }
    let text = Self.text(typed(&outbox))
    #expect(text.count { $0 == "한" } > 45, "a hundred keys, and ten more a second")
  }

  @Test("CK-15 TY-6 a word that grows by letters counts by its letters when its keyboard leaves") func grownWord()
    throws
  {
    var outbox = focused(nil)
    let word = "abcdefghijklmnopqrstuvwxyz"
    for count in 1...word.count {
      outbox.add(
        [.replaceBackward(old: String(word.prefix(count - 1)), new: String(word.prefix(count)))], from: Self.keyboard)
    }
    outbox.shortenCustomKeyboard("org.example.one")
    let text = typed(&outbox).compactMap { step in
      if case .type(let text) = step { text } else { nil }
    }
    #expect(text.last == "z")
  }

  @Test("CK-15 TY-6 what a keyboard does is taken back, and nothing of another one's") func byName() throws {
    var outbox = focused(nil)
    outbox.add([.insert("a")], from: Self.keyboard)
    outbox.add([.insert("b")], from: .customKeyboard("org.example.other"))
    outbox.cancelCustomKeyboards { $0 == "org.example.one" }
    #expect(typed(&outbox) == [.type("b")])
  }

  @Test("CK-15 TY-6 the person's text waits no longer than a moment behind a custom keyboard's that is not answered")
  func personBehind() throws {
    var outbox = focused(TextContext(before: "a"))
    outbox.add([.press(KeyStroke(.enter))], from: Self.keyboard)
    let batch = try proved(&outbox, at: 0)
    #expect(batch.steps.count == 1)
    outbox.confirm(try #require(batch.question), at: 0)
    outbox.add([.insert("b")], from: .person)
    #expect(sent(&outbox, at: FieldQuestion.strokeMicroseconds - 1) == [])
    #expect(sent(&outbox, at: FieldQuestion.strokeMicroseconds) == [.type("b")])
  }

  /// The first steps that are sent, with a compositor that answers.
  private func steps(_ count: Int, of outbox: inout TextOutbox) throws -> [TextLanes.Step] {
    var steps: [TextLanes.Step] = []
    for now in stride(from: Int64(0), to: 15_000_000, by: 5_000) where steps.count < count {
      let batch = outbox.next(by: Self.both, at: now)
      steps += batch.steps
      if let question = batch.question { outbox.confirm(question, at: now) }
    }
    #expect(steps.count == count)
    return steps
  }

  private func takeBack(_ outbox: inout TextOutbox, _ isTurnedOff: Bool) {
    if isTurnedOff {
      outbox.cancelCustomKeyboards { $0 == "org.example.one" }
    } else {
      outbox.shortenCustomKeyboard("org.example.one")
    }
  }

  /// The text that some steps type.
  private static func text(_ steps: [TextLanes.Step]) -> String {
    steps.compactMap { step in
      if case .type(let text) = step { text } else { nil }
    }.joined()
  }

  /// All that is sent in ten seconds, with a compositor that answers.
  private func typed(_ outbox: inout TextOutbox, from start: Int64 = 0) -> [TextLanes.Step] {
    var steps: [TextLanes.Step] = []
    for now in stride(from: start, to: start + 10_000_000, by: 5_000) {
      let batch = outbox.next(by: Self.both, at: now)
      steps += batch.steps
      if let question = batch.question { outbox.confirm(question, at: now) }
    }
    return steps
  }
}
