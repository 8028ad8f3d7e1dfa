// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct TextLanesTests {
  static let both = TextLanes.Ways(hasTextInput: true, hasKeys: true)
  static let textOnly = TextLanes.Ways(hasTextInput: true, hasKeys: false)
  static let keysOnly = TextLanes.Ways(hasTextInput: false, hasKeys: true)
  static let noWay = TextLanes.Ways(hasTextInput: false, hasKeys: false)
  static let backspace = TextLanes.Step.press(KeyStroke(.backspace))

  func focused(_ context: TextContext? = TextContext(), _ purpose: ContentPurpose = .normal) -> TextLanes {
    var lanes = TextLanes()
    _ = lanes.receive(state(context, purpose), at: 0)
    return lanes
  }

  /// A field whose app has answered a letter by the text after it.
  func ordered(_ before: String) -> TextLanes {
    var lanes = focused(TextContext(before: String(before.dropLast())))
    _ = lanes.plan(.insert(String(before.suffix(1))), by: Self.both, at: 0)
    _ = lanes.receive(state(TextContext(before: before)), at: 1000)
    return lanes
  }

  func state(_ context: TextContext?, _ purpose: ContentPurpose = .normal, activation: Int = 1)
    -> FieldState
  {
    FieldState(
      isActive: true, activation: activation, context: context, hasNewContext: context != nil, purpose: purpose)
  }

  @Test(
    "TY-6 a field begins with keys, and goes on with text input once its app has answered by the text after a change")
  func begins() {
    var lanes = focused()
    #expect(lanes.plan(.insert("한"), by: Self.both, at: 0) == .send([.type("한")]))
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 10) == .send([.type("a")]))
    _ = lanes.receive(state(TextContext(before: "한")), at: 20)
    #expect(lanes.plan(.insert("b"), by: Self.both, at: 30) == .send([.type("b")]), "a key is still under way")
    _ = lanes.receive(state(TextContext(before: "한ab")), at: 40)
    #expect(lanes.habit == .ordered)
    #expect(lanes.plan(.insert("c"), by: Self.both, at: 50) == .send([.commit(deleting: 0, text: "c")]))
  }

  @Test(
    "TY-5 an old text that somebody brings back later is no late word", arguments: [(300_000, false), (500_000, true)])
  func broughtBack(time: Int64, isHeard: Bool) {
    var lanes = ordered("ㄱ")
    _ = lanes.plan(.replaceBackward(old: "ㄱ", new: "가"), by: Self.both, at: 20_000)
    _ = lanes.receive(state(TextContext(before: "")), at: 21_000)
    _ = lanes.receive(state(TextContext(before: "가")), at: 22_000)
    #expect(lanes.receive(state(TextContext(before: "")), at: time) == (isHeard ? .appChangedText : .echo))
  }

  @Test("TY-6 a pause of the person's is none of the app's") func pause() {
    var lanes = ordered("abc")
    _ = lanes.plan(.press(KeyStroke(.backspace)), by: Self.both, at: 10_000)
    _ = lanes.plan(.insert("b"), by: Self.both, at: 5_000_000)
    _ = lanes.receive(state(TextContext(before: "abb")), at: 5_010_000)
    #expect(lanes.slowestAnswer?.delay == 10_000)
  }

  @Test("TY-6 a field's first text is waited for behind a delete, too") func firstAnswerBehindDelete() {
    var lanes = focused(TextContext(before: "abc"))
    _ = lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 0)
    #expect(lanes.plan(.insert("ㅎ"), by: Self.both, at: 250_000) == .send([.type("ㅎ")]))
    #expect(lanes.obstacleToText(at: 600_000) == .until(TextLanes.firstAnswerMicroseconds))
  }

  @Test("TY-6 where spaces may be no-break spaces nobody counts their bytes") func noBreakSpaces() {
    var lanes = ordered("a b")
    #expect(
      lanes.plan(.replaceBackward(old: "a b", new: "c"), by: Self.both, at: 50_000)
        == .send([.commit(deleting: 3, text: "c")]))
    lanes = ordered("a\u{A0}b")
    #expect(
      lanes.plan(.replaceBackward(old: "a b", new: "c"), by: Self.both, at: 50_000)
        == .send([.commit(deleting: 1, text: "")], rest: .replaceBackward(old: "a ", new: "c")))
  }

  @Test("TY-6 an app that answers by the text before a change gets keys only, as Firefox does")
  func lagging() {
    var lanes = focused()
    _ = lanes.plan(.insert("ㅎ"), by: Self.both, at: 0)
    _ = lanes.receive(state(TextContext()), at: 5000)
    _ = lanes.receive(state(TextContext(before: "ㅎ")), at: 9000)
    #expect(lanes.habit == .lagging)
    let steps: [TextLanes.Step] = [Self.backspace, .type("하")]
    #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 10_000) == .send(steps))
    #expect(lanes.plan(.insert("x"), by: Self.both, at: 900_000) == .send([.type("x")]))
  }

  @Test("TY-6 SY-1 a field of an app that has lagged gets keys from its first change on, be it that of a syllable")
  func nextFieldOfLagging() {
    var lanes = TextLanes()
    var now: Int64 = 0
    func tell(_ text: String, _ activation: Int, _ app: String = "browser") {
      _ = lanes.receive(state(TextContext(before: text), activation: activation), from: app, at: now)
    }
    func type(_ edit: TextEdit) -> TextLanes.Plan {
      now += 40_000
      return lanes.plan(edit, by: Self.both, at: now)
    }
    tell("", 1)
    for text in ["", "a", "aa"] {
      _ = type(.insert("a"))
      tell(text, 1)
      tell(text + "a", 1)
    }
    tell("괴", 2)
    #expect(type(.replaceBackward(old: "괴", new: "굅")) == .send([Self.backspace, .type("굅")]))
    #expect(type(.replaceBackward(old: "굅", new: "괴보")) == .send([Self.backspace, .type("괴보")]))
    tell("괴", 3, "editor")
    #expect(type(.replaceBackward(old: "괴", new: "굅")) == .send([.commit(deleting: 1, text: "굅")]))
    // One field may say otherwise by chance; several answers in a row are none.
    tell("", 4)
    for (text, habit) in [("a", TextLanes.Habit.lagging), ("aa", .lagging), ("aaa", .lagging), ("aaaa", .ordered)] {
      _ = type(.insert("a"))
      tell(text, 4)
      #expect(lanes.habit == habit)
    }
    tell("", 5)
    #expect(lanes.habit == .unknown)
  }

  @Test("TY-6 an app that never tells its text gets keys only, and is never asked to delete")
  func silent() {
    for purpose in [ContentPurpose.normal, .terminal] {
      var lanes = focused(nil, purpose)
      #expect(lanes.plan(.insert("ㅎ"), by: Self.both, at: 0) == .send([.type("ㅎ")]))
      let steps: [TextLanes.Step] = [Self.backspace, .type("하")]
      #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 900_000) == .send(steps))
      #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 1_900_000) == .send([Self.backspace]))
    }
  }

  @Test("TY-6 a syllable is replaced in one request, which names one character in every unit")
  func syllable() {
    var lanes = ordered("ㅎ")
    let plan = lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 2000)
    #expect(plan == .send([.commit(deleting: 1, text: "하")]))
    #expect(
      lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: 3000)
        == .wait(until: 2000 + TextLanes.quickAnswerMicroseconds))
    // Busy, Writer deletes for several requests at once.
    let end = 2000 + TextLanes.keyMicroseconds
    #expect(lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: 32_000) == .wait(until: end))
    // The app has not answered, but it applies text in order.
    let late = lanes.plan(.replaceBackward(old: "하", new: "한"), by: Self.both, at: end)
    #expect(late == .send([.commit(deleting: 1, text: "한")]))
    #expect(lanes.receive(state(TextContext()), at: end + 1000) == .echo, "between deletion and insertion")
    #expect(lanes.receive(state(TextContext(before: "하")), at: end + 2000) == .echo)
    #expect(lanes.receive(state(TextContext()), at: end + 3000) == .echo)
    #expect(lanes.receive(state(TextContext(before: "한")), at: end + 4000) == .echo)
    #expect(lanes.habit == .ordered)
  }

  @Test("TY-6 ASCII is deleted in one request where the app is up to date, other text character by character")
  func units() {
    var lanes = ordered("abc")
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.both, at: 2000) == .send([.commit(deleting: 1, text: "")]))
    _ = lanes.receive(state(TextContext(before: "ab")), at: 5000)
    let replaced = lanes.plan(.replaceBackward(old: "ab", new: "xyz"), by: Self.both, at: 6000)
    #expect(replaced == .send([.commit(deleting: 2, text: "xyz")]))
    var korean = ordered("가나")
    let first = korean.plan(.replaceBackward(old: "가나", new: "다"), by: Self.both, at: 6000)
    #expect(first == .send([.commit(deleting: 1, text: "")], rest: .replaceBackward(old: "가", new: "다")))
  }

  @Test("TY-6 without keys text is deleted only where the app has told it") func withoutKeys() {
    var lanes = focused(nil)
    #expect(lanes.plan(.insert("ㅎ"), by: Self.textOnly, at: 0) == .send([.commit(deleting: 0, text: "ㅎ")]))
    #expect(lanes.plan(.replaceBackward(old: "ㅎ", new: "하"), by: Self.textOnly, at: 100_000) == .refuse)
    #expect(lanes.plan(.deleteBackward(.grapheme), by: Self.textOnly, at: 200_000) == .refuse)
    var telling = focused(TextContext(before: "하"))
    let plan = telling.plan(.replaceBackward(old: "하", new: "한"), by: Self.textOnly, at: 0)
    #expect(plan == .send([.commit(deleting: 1, text: "한")]))
  }

  @Test(
    "SY-7 where keys type no text, what the app has not shown is deleted by BackSpaces, and the rest waits for them")
  func strokesOnly() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var silent = focused(nil)
    #expect(silent.plan(.insert("ㅎ"), by: ways, at: 0) == .send([.commit(deleting: 0, text: "ㅎ")]))
    let plan = silent.plan(.replaceBackward(old: "ㅎ", new: "하"), by: ways, at: 1_000_000)
    #expect(plan == .send([Self.backspace], rest: .insert("하")))
    #expect(silent.plan(.insert("하"), by: ways, at: 1_001_000) == .wait(until: 1_250_000))
    #expect(silent.plan(.insert("하"), by: ways, at: 1_250_000) == .send([.commit(deleting: 0, text: "하")]))
    let enter = KeyStroke(.enter)
    #expect(silent.plan(.press(enter), by: ways, at: 2_000_000) == .send([.press(enter)]))
  }

  @Test(
    "SY-7 where keys type no text, a syllable waits for the app to show the letter before it, and is told in bytes as well"
  )
  func shownBeforeReplaced() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var lanes = focused(TextContext(before: ""))
    #expect(lanes.plan(.insert("ㅎ"), by: ways, at: 0) == .send([.commit(deleting: 0, text: "ㅎ")]))
    let edit = TextEdit.replaceBackward(old: "ㅎ", new: "하")
    #expect(lanes.plan(edit, by: ways, at: 1000) == .wait(until: 1_500_000))
    #expect(lanes.receive(state(TextContext(before: "ㅎ")), at: 20_000) == .echo)
    #expect(lanes.plan(edit, by: ways, at: 20_000) == .send([.commit(deleting: 1, text: "하")]))
    #expect(lanes.deletedByteCount == 3)
    #expect(lanes.plan(.press(KeyStroke(.enter)), by: ways, at: 40_000) == .send([.press(KeyStroke(.enter))]))
    #expect(lanes.deletedByteCount == 0)
  }

  @Test(
    "SY-7 an app that counts otherwise what it deletes gets what it has kept taken away by BackSpaces, and those from then on"
  )
  func countsOtherwise() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var outbox = TextOutbox()
    func told(_ text: String, at now: Int64) -> FieldNews {
      outbox.receive(state(TextContext(before: text)), at: now)
    }
    func steps(at now: Int64) -> [TextLanes.Step] { outbox.next(by: ways, at: now).steps }
    _ = told("", at: 0)
    outbox.add([.insert("ㄱ")], from: .person)
    #expect(steps(at: 0) == [.commit(deleting: 0, text: "ㄱ")])
    #expect(told("ㄱ", at: 10_000) == .echo)
    outbox.add([.replaceBackward(old: "ㄱ", new: "가")], from: .person)
    #expect(steps(at: 20_000) == [.commit(deleting: 1, text: "가")])
    #expect(told("ㄱ가", at: 30_000) == .echo)
    #expect(outbox.context?.before == "가")
    #expect(steps(at: 31_000) == [Self.backspace, Self.backspace])
    #expect(told("ㄱ", at: 40_000) == .echo)
    #expect(told("", at: 41_000) == .echo)
    #expect(steps(at: 300_000) == [.commit(deleting: 0, text: "가")])
    #expect(told("가", at: 310_000) == .echo)
    outbox.add([.replaceBackward(old: "가", new: "값")], from: .person)
    #expect(steps(at: 320_000) == [Self.backspace])
  }

  @Test(
    "SY-7 TY-5 an app that counts otherwise, and is slow or tells its text twice, gets what it has kept taken away as well",
    arguments: [(answer: Int64(10_000), isToldTwice: true), (900_000, false), (900_000, true), (5_000_000, false)])
  func countsOtherwiseLate(_ row: (answer: Int64, isToldTwice: Bool)) {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: false, hasStrokes: true)
    var app = SlowByteApp(before: "a")
    var outbox = TextOutbox()
    var now: Int64 = 0
    func told() -> FieldNews { outbox.receive(state(TextContext(before: app.text)), at: now) }
    /// Sends what may be sent until nothing waits, and has the app take it after so long, step by step.
    func settle(after answer: Int64) {
      var under: [(step: TextLanes.Step, at: Int64)] = []
      for _ in 0..<100 {
        while true {
          let steps = outbox.next(by: ways, at: now).steps
          if steps.isEmpty { break }
          under += steps.map { ($0, now + answer) }
        }
        if let first = under.first, first.at <= outbox.deadline ?? .max {
          now = max(now, first.at)
          if row.isToldTwice { #expect(told() == .echo) }
          under.removeFirst()
          app.take(first.step)
          #expect(told() == .echo)
        } else if let deadline = outbox.deadline {
          now = max(now, deadline)
        } else {
          return
        }
      }
      Issue.record("no end")
    }
    #expect(told() == .newField)
    outbox.add([.insert("b")], from: .person)
    settle(after: 1000)
    outbox.add([.insert("ㄱ"), .replaceBackward(old: "ㄱ", new: "가")], from: .person)
    settle(after: row.answer)
    #expect(app.text == "ab가" && outbox.context?.before == "ab가")
    outbox.add([.replaceBackward(old: "가", new: "값")], from: .person)
    settle(after: row.answer)
    #expect(app.text == "ab값" && outbox.context?.before == "ab값")
  }

  /// An app that takes the number of what is to be deleted for bytes, and deletes nothing that ends inside a character.
  private struct SlowByteApp {
    var text: String

    init(before text: String) { self.text = text }

    mutating func take(_ step: TextLanes.Step) {
      switch step {
      case .commit(let count, let new):
        let last = text.unicodeScalars.last.map { String($0).utf8.count }
        if count > 0, last == count { text.unicodeScalars.removeLast() }
        text += new
      case .press(KeyStroke(.backspace)): text = String(text.dropLast())
      case .press, .type: Issue.record("not by these ways")
      }
    }
  }

  @Test("TY-6 a long text that its field has lost says nothing of how the next one is typed") func afterLongText() {
    var lanes = focused()
    let long = TextEdit.insert(String(repeating: "a", count: 4_000))
    let piece = String(repeating: "a", count: TextPieces.usualLimit)
    let rest = TextEdit.insert(String(repeating: "a", count: 4_000 - piece.count))
    #expect(lanes.plan(long, by: Self.both, at: 0) == .send([.commit(deleting: 0, text: piece)], rest: rest))
    _ = lanes.receive(FieldState(), at: 10_000)
    _ = lanes.receive(state(nil, activation: 2), at: 20_000)
    let first = lanes.plan(.insert("bc"), mostKeys: 1, by: Self.both, at: 1_000_000)
    #expect(first == .send([.type("b")], rest: .insert("c")))
    #expect(lanes.plan(.insert("c"), isStart: false, by: Self.both, at: 2_000_000) == .send([.type("c")]))
  }

  @Test("TY-6 a long text does not overtake a key that a slow app has not answered") func longTextAfterKey() {
    var lanes = focused()
    #expect(lanes.plan(.insert("a"), by: Self.both, at: 0) == .send([.type("a")]))
    let long = String(repeating: "x", count: TextLanes.shortTextCount + 1)
    let wait = lanes.plan(.insert(long), by: Self.both, at: 300_000)
    #expect(wait == .wait(until: TextLanes.firstAnswerMicroseconds))
    _ = lanes.receive(state(TextContext(before: "a")), at: 310_000)
    #expect(lanes.plan(.insert(long), by: Self.both, at: 320_000) == .send([.commit(deleting: 0, text: long)]))
  }

  @Test func `where nothing can be sent nothing is believed to have been`() {
    var lanes = focused(TextContext(before: "x"))
    let edits: [TextEdit] = [
      .insert("a"), .replaceBackward(old: "x", new: "y"), .deleteBackward(.grapheme), .moveCaret(graphemes: -1),
    ]
    for edit in edits {
      let plan = lanes.plan(edit, by: Self.noWay, at: 0)
      #expect(plan == .refuse)
    }
    #expect(lanes.context == TextContext(before: "x"))
  }

  @Test func `two spellings of one character are replaced and not taken for equal`() {
    var lanes = focused(nil)
    let plan = lanes.plan(.replaceBackward(old: "e\u{301}", new: "\u{E9}"), by: Self.keysOnly, at: 0)
    #expect(plan == .send([Self.backspace, .type("\u{E9}")]))
  }

  @Test func `a mark is replaced together with its letter, which a key would take too`() {
    var lanes = focused(TextContext(before: "xe\u{301}"))
    let plan = lanes.plan(.replaceBackward(old: "\u{301}", new: "\u{302}"), by: Self.keysOnly, at: 0)
    #expect(plan == .send([Self.backspace], rest: .insert("e\u{302}")))
    #expect(lanes.context?.before == "x")
  }

  @Test func `a caret is never moved without end, and not all at once`() {
    for distance in [Int.min, .max] {
      var lanes = focused(nil)
      var count = 0
      var edit: TextEdit? = .moveCaret(graphemes: distance)
      while let next = edit {
        guard case .send(let steps, let rest) = lanes.plan(next, by: Self.both, at: 0) else { break }
        #expect(steps.count <= TextLanes.keysAtOnce)
        count += steps.count
        edit = rest
      }
      #expect(count == TextLanes.mostCaretSteps)
    }
  }

  @Test("ED-3 nothing of a secure field is kept, whenever the app says that it is one") func secure() {
    var lanes = focused(TextContext(before: "secret"), .password)
    _ = lanes.plan(.insert("x"), by: Self.both, at: 0)
    #expect(lanes.context == nil)
    // The purpose may come after the focus.
    var late = focused(TextContext(before: "sec"))
    _ = late.plan(.insert("r"), by: Self.both, at: 0)
    #expect(late.receive(state(TextContext(before: "secr"), .password), at: 0) == .echo)
    #expect(late.context == nil)
    _ = late.plan(.insert("e"), by: Self.both, at: 0)
    #expect(late.context == nil)
    // Keys that come between two fields may still be for the secret.
    _ = late.receive(FieldState(), at: 0)
    _ = late.plan(.insert("t"), by: Self.both, at: 0)
    #expect(late.context == nil)
    _ = late.receive(state(TextContext(before: "next"), activation: 2), at: 0)
    #expect(late.context?.before == "next")
  }
}
