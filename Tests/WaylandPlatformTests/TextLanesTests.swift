// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct TextLanesTests {
  private static let both = TextLanes.Ways(hasTextInput: true, hasKeys: true)

  private func focused(
    _ context: TextContext? = TextContext(), _ purpose: ContentPurpose = .normal, hints: ContentHints = []
  ) -> TextLanes {
    var lanes = TextLanes()
    _ = lanes.receive(state(context, purpose, hints: hints), at: 0)
    return lanes
  }

  private func state(
    _ context: TextContext?, _ purpose: ContentPurpose = .normal, hints: ContentHints = [], activation: Int = 1
  ) -> InputMethod.State {
    InputMethod.State(
      isActive: true, activation: activation, context: context, hasNewContext: context != nil, purpose: purpose,
      hints: hints)
  }

  @Test func `text goes through text input, and as keys where there is none`() {
    var lanes = focused()
    #expect(lanes.steps(for: .insert("한"), by: Self.both, at: 0) == [.commit(deleting: 0, text: "한")])
    let keysOnly = TextLanes.Ways(hasTextInput: false, hasKeys: true)
    #expect(lanes.steps(for: .insert("한"), by: keysOnly, at: 0) == [.type("한")])
  }

  @Test func `after a key text goes as keys for a while`() {
    var lanes = focused(nil)
    #expect(lanes.steps(for: .press(KeyStroke(.enter)), by: Self.both, at: 1000) == [.press(KeyStroke(.enter))])
    #expect(lanes.steps(for: .insert("a"), by: Self.both, at: 250_000) == [.type("a")])
    #expect(lanes.steps(for: .insert("b"), by: Self.both, at: 499_999) == [.type("b")])
    #expect(lanes.steps(for: .insert("c"), by: Self.both, at: 749_999) == [.commit(deleting: 0, text: "c")])
  }

  @Test func `an app that shows that it is up to date gets text through text input again`() {
    var lanes = focused()
    _ = lanes.steps(for: .press(KeyStroke(.enter)), by: Self.both, at: 0)
    _ = lanes.steps(for: .insert("a"), by: Self.both, at: 10)
    #expect(lanes.receive(state(TextContext(before: "\n")), at: 20) == .echo)
    #expect(lanes.steps(for: .insert("b"), by: Self.both, at: 20_000) == [.type("b")])
    #expect(lanes.receive(state(TextContext(before: "\nab")), at: 30_000) == .echo)
    #expect(lanes.steps(for: .insert("c"), by: Self.both, at: 40_000) == [.commit(deleting: 0, text: "c")])
  }

  @Test func `a letter in the same moment as another goes as a key, so that no app drops it`() {
    var lanes = focused()
    #expect(lanes.steps(for: .insert("a"), by: Self.both, at: 0) == [.commit(deleting: 0, text: "a")])
    #expect(lanes.steps(for: .insert("b"), by: Self.both, at: 2000) == [.type("b")])
    #expect(lanes.receive(state(TextContext(before: "ab")), at: 9000) == .echo)
    #expect(lanes.steps(for: .insert("c"), by: Self.both, at: 18_999) == [.type("c")])
    #expect(lanes.receive(state(TextContext(before: "abc")), at: 20_000) == .echo)
    #expect(lanes.steps(for: .insert("d"), by: Self.both, at: 30_000) == [.commit(deleting: 0, text: "d")])
  }

  @Test func `a terminal gets keys only, as it drops text at any time`() {
    var lanes = focused(nil, .terminal)
    #expect(lanes.steps(for: .insert("a"), by: Self.both, at: 0) == [.type("a")])
  }

  @Test func `ASCII that the app shows is deleted by text input, all else by keys`() {
    var lanes = focused(TextContext(before: "abc"))
    #expect(lanes.steps(for: .deleteBackward(.grapheme), by: Self.both, at: 0) == [.commit(deleting: 1, text: "")])
    #expect(lanes.receive(state(TextContext(before: "ab")), at: 5000) == .echo)
    let replaced = lanes.steps(for: .replaceBackward(old: "ab", new: "axyz"), by: Self.both, at: 15_000)
    #expect(replaced == [.commit(deleting: 1, text: "xyz")])
    var korean = focused(TextContext(before: "ㅎ"))
    let steps = korean.steps(for: .replaceBackward(old: "ㅎ", new: "하"), by: Self.both, at: 0)
    #expect(steps == [.press(KeyStroke(.backspace)), .type("하")])
  }

  @Test func `an app that reports nothing is never asked to delete`() {
    var lanes = focused(nil)
    _ = lanes.steps(for: .insert("ab"), by: Self.both, at: 0)
    #expect(lanes.steps(for: .deleteBackward(.grapheme), by: Self.both, at: 0) == [.press(KeyStroke(.backspace))])
  }

  @Test func `without keys text is replaced through text input all the same`() {
    let inputOnly = TextLanes.Ways(hasTextInput: true, hasKeys: false)
    var lanes = focused(nil)
    #expect(lanes.steps(for: .insert("ㅎ"), by: inputOnly, at: 0) == [.commit(deleting: 0, text: "ㅎ")])
    let steps = lanes.steps(for: .replaceBackward(old: "ㅎ", new: "하"), by: inputOnly, at: 0)
    #expect(steps == [.commit(deleting: 3, text: "하")])
    #expect(lanes.steps(for: .deleteBackward(.grapheme), by: inputOnly, at: 0) == [.commit(deleting: 3, text: "")])
    #expect(lanes.context?.before == "")
  }

  @Test func `where nothing can be sent nothing is believed to have been`() {
    var lanes = focused(TextContext(before: "x"))
    let none = TextLanes.Ways(hasTextInput: false, hasKeys: false)
    #expect(lanes.steps(for: .insert("a"), by: none, at: 0).isEmpty)
    #expect(lanes.steps(for: .replaceBackward(old: "x", new: "y"), by: none, at: 0).isEmpty)
    #expect(lanes.steps(for: .deleteBackward(.grapheme), by: none, at: 0).isEmpty)
    #expect(lanes.steps(for: .moveCaret(graphemes: -1), by: none, at: 0).isEmpty)
    #expect(lanes.context == TextContext(before: "x"))
  }

  @Test func `two spellings of one character are replaced and not taken for equal`() {
    var lanes = focused(nil)
    let steps = lanes.steps(for: .replaceBackward(old: "e\u{301}", new: "\u{E9}"), by: Self.both, at: 0)
    #expect(steps == [.press(KeyStroke(.backspace)), .type("\u{E9}")])
  }

  @Test func `a mark is replaced together with its letter, which a key would take too`() {
    var lanes = focused(TextContext(before: "xe\u{301}"))
    let steps = lanes.steps(for: .replaceBackward(old: "\u{301}", new: "\u{302}"), by: Self.both, at: 0)
    #expect(steps == [.press(KeyStroke(.backspace)), .type("e\u{302}")])
    #expect(lanes.context?.before == "xe\u{302}")
  }

  @Test func `a caret is never moved without end`() {
    var lanes = focused(nil)
    #expect(lanes.steps(for: .moveCaret(graphemes: .min), by: Self.both, at: 0).count == TextLanes.mostCaretSteps)
    #expect(lanes.steps(for: .moveCaret(graphemes: .max), by: Self.both, at: 0).count == TextLanes.mostCaretSteps)
  }

  @Test("ED-3 nothing of a secure field is kept, whenever the app says that it is one") func secure() {
    var lanes = focused(TextContext(before: "secret"), .password)
    _ = lanes.steps(for: .insert("x"), by: Self.both, at: 0)
    #expect(lanes.context == nil)
    // The purpose may come after the focus.
    var late = focused(TextContext(before: "sec"))
    _ = late.steps(for: .insert("r"), by: Self.both, at: 0)
    #expect(late.receive(state(TextContext(before: "secr"), .password), at: 0) == .echo)
    #expect(late.context == nil)
    _ = late.steps(for: .insert("e"), by: Self.both, at: 0)
    #expect(late.context == nil)
    // Keys that come between two fields may still be for the secret.
    _ = late.receive(InputMethod.State(), at: 0)
    _ = late.steps(for: .insert("t"), by: Self.both, at: 0)
    #expect(late.context == nil)
    _ = late.receive(state(TextContext(before: "next"), activation: 2), at: 0)
    #expect(late.context?.before == "next")
  }

  @Test("TY-5 no delays lose, double or reorder text", arguments: ModelApp.Reports.allCases)
  func twoQueues(reports: ModelApp.Reports) {
    for seed in 0..<400 {
      var run = LaneRun(reports: reports, longestDelay: TextLanes.keyLaneMicroseconds, seed: UInt64(seed))
      run.type(60)
      guard run.app.text == run.expected else {
        Issue.record("seed \(seed): \(run.app.text.debugDescription), not \(run.expected.debugDescription)")
        break
      }
    }
  }

  // In one line: what stands before a line that Return began is not known, and its changes are not either.
  @Test("TY-5 the keyboard knows its own changes again, however late", arguments: ModelApp.Reports.allCases)
  func ownChanges(reports: ModelApp.Reports) {
    for seed in 0..<100 {
      var run = LaneRun(reports: reports, longestDelay: TextLanes.keyLaneMicroseconds, seed: UInt64(seed))
      run.usesReturn = false
      run.type(60)
      guard run.foreignChanges == 0 else {
        Issue.record("seed \(seed): \(run.foreignChanges) of its own changes are taken for another's")
        break
      }
    }
  }

  @Test func `any states and edits leave sound steps`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lanes = TextLanes()
      let pieces = ["a", "한", "\n", "👩‍👩‍👧", "e\u{301}", "\u{E9}", "", "\u{0}", "\r\n"]
      for step in 0..<200 {
        let piece = pieces[random.next(below: pieces.count)]
        let other = pieces[random.next(below: pieces.count)]
        let ways = TextLanes.Ways(hasTextInput: random.next(below: 4) != 0, hasKeys: random.next(below: 4) != 0)
        let edits: [TextEdit] = [
          .insert(piece), .replaceBackward(old: piece, new: other), .deleteBackward(.grapheme), .deleteBackward(.word),
          .moveCaret(graphemes: random.next(below: 7) - 3), .press(KeyStroke(.enter)),
          .press(KeyStroke(.character("c"), modifiers: .control)),
        ]
        for sent in lanes.steps(for: edits[random.next(below: edits.count)], by: ways, at: Int64(step) * 50_000) {
          switch sent {
          case .commit: #expect(ways.hasTextInput)
          case .type, .press: #expect(ways.hasKeys)
          }
        }
        guard random.next(below: 3) == 0 else { continue }
        let context = TextContext(
          before: piece + other, selected: random.next(below: 3) == 0 ? piece : "", after: other)
        var next = state(random.next(below: 3) == 0 ? nil : context, activation: random.next(below: 3))
        next.isActive = random.next(below: 5) != 0
        next.purpose = random.next(below: 5) == 0 ? .password : .normal
        _ = lanes.receive(next, at: Int64(step) * 50_000)
        if next.purpose == .password { #expect(lanes.context == nil) }
      }
    }
  }
}

/// A person who types into an app, with what should come of it.
@MainActor
private struct LaneRun {
  private(set) var app: ModelApp
  private(set) var foreignChanges = 0
  var usesReturn = true
  private var lanes = TextLanes()
  private var composer = HangulComposer()
  private var random: SeededGenerator
  private var now: Int64 = 0
  private var before = ""
  private var after = ""

  init(reports: ModelApp.Reports, longestDelay: Int64, seed: UInt64) {
    app = ModelApp(reports: reports, longestDelay: longestDelay, seed: seed)
    random = SeededGenerator(seed: seed &+ 1000)
    receive(app.context)
  }

  var expected: String { before + after }

  mutating func type(_ count: Int) {
    for _ in 0..<count {
      send(edit())
      pass(Int64(random.next(below: random.next(below: 4) == 0 ? 400_000 : 120_000)))
    }
    pass(10_000_000)
  }

  private mutating func pass(_ microseconds: Int64) {
    let end = now + microseconds
    while now < end {
      now = min(now + 1000, end)
      for context in app.advance(to: now) { receive(context) }
    }
  }

  private mutating func receive(_ context: TextContext?) {
    let state = InputMethod.State(
      isActive: true, activation: 1, context: context, hasNewContext: context != nil)
    if lanes.receive(state, at: now) == .foreignChange {
      foreignChanges += 1
      composer.close()
    }
  }

  private mutating func send(_ edit: TextEdit) {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: true)
    for step in lanes.steps(for: edit, by: ways, at: now) { app.receive(step, at: now) }
  }

  /// What the next key asks for; the text that should come of it is noted.
  private mutating func edit() -> TextEdit {
    switch random.next(below: 12) {
    case 0...6:
      let letters = ["ㅎ", "ㅏ", "ㄴ", "ㄱ", "ㅡ", "ㄹ", "a", "b"]
      let change = composer.type(letters[random.next(below: letters.count)])
      return replace(change.old, change.new)
    case 7:
      return close(.insert(" "), before + " ")
    case 8, 9:
      if let change = composer.deleteBackward() { return replace(change.old, change.new) }
      return close(.deleteBackward(.grapheme), String(before.dropLast()))
    case 10 where usesReturn:
      return close(.press(KeyStroke(.enter)), before + "\n")
    default:
      composer.close()
      if random.next(below: 2) == 0 {
        if let character = before.popLast() { after = String(character) + after }
        return .moveCaret(graphemes: -1)
      }
      if !after.isEmpty { before.append(after.removeFirst()) }
      return .moveCaret(graphemes: 1)
    }
  }

  private mutating func replace(_ old: String, _ new: String) -> TextEdit {
    before = String(before.dropLast(old.count)) + new
    return old.isEmpty ? .insert(new) : .replaceBackward(old: old, new: new)
  }

  private mutating func close(_ edit: TextEdit, _ text: String) -> TextEdit {
    composer.close()
    before = text
    return edit
  }
}
