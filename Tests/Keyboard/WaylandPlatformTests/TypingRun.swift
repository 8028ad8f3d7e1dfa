// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Composition
import TestSupport
import TextModel

@testable import WaylandPlatform

/// A person who types into an app, with what should come of it.
@MainActor
struct TypingRun {
  private(set) var app: ModelApp
  private(set) var appChanges = 0
  private(set) var refused = 0
  var usesReturn = true
  var movesCaret = true
  var deletesSpaces = true
  /// Whether words are corrected, and put back.
  var correctsWords = false
  /// Whether the app takes the focus from its field now and then, and gives it back at once.
  var beginsAnew = false
  private(set) var resumptions = 0
  private var outbox = TextOutbox()
  private var composer = HangulComposer()
  private var random: SeededGenerator
  private var now: Int64 = 0
  private var activation = 1
  private var before = ""
  private var after = ""
  /// What was corrected last, as it was typed and as it stands there.
  private var correction: (String, String)?
  /// What the app is called; `nil` where that is not told.
  private let name: String?

  /// - Parameter hasToldSpace: Whether the app is known, and has told a space in another field.
  init(_ kind: ModelApp.Kind, longestStall: Int64, seed: UInt64, hasToldSpace: Bool = false) {
    app = ModelApp(kind, longestStall: longestStall, seed: seed)
    random = SeededGenerator(seed: seed &+ 1000)
    name = hasToldSpace ? "app" : nil
    if hasToldSpace {
      for text in ["", " "] { receive(TextContext(before: text)) }
      activation += 1
    }
    receive(app.context)
  }

  var expected: String { before + after }

  mutating func type(_ count: Int) {
    for _ in 0..<count {
      outbox.add([edit()], from: .person)
      send()
      if beginsAnew, random.next(below: 8) == 0 { beginFieldAnew() }
      pass(Int64(random.next(below: random.next(below: 4) == 0 ? 400_000 : 120_000)))
    }
    pass(10_000_000)
  }

  private mutating func pass(_ microseconds: Int64) {
    let end = now + microseconds
    send()
    while now < end {
      now = min(now + 1000, end)
      for context in app.advance(to: now) { receive(context) }
      send()
    }
  }

  private mutating func send() {
    let ways = TextLanes.Ways(hasTextInput: true, hasKeys: true)
    while true {
      let batch = outbox.next(by: ways, at: now)
      refused += batch.refused.count
      guard !batch.steps.isEmpty else { return }
      for step in batch.steps { app.receive(step, at: now) }
    }
  }

  private mutating func beginFieldAnew() {
    // A field that tells nothing may be any other.
    guard isSameField else { return }
    for context in app.beginFieldAnew() { receive(context) }
    guard isSameField else { return receive(app.context) }
    activation += 1
    resumptions += 1
    receive(app.context, isResumed: true)
  }

  private var isSameField: Bool { outbox.isSameField(state(app.context), from: name, afterScreenChange: true) }

  private func state(_ context: TextContext?) -> FieldState {
    FieldState(
      isActive: true, activation: activation, context: context, hasNewContext: context != nil, purpose: app.purpose)
  }

  private mutating func receive(_ context: TextContext?, isResumed: Bool = false) {
    var state = state(context)
    state.isResumed = isResumed
    if outbox.receive(state, from: name, at: now) == .appChangedText {
      appChanges += 1
      composer.close()
    }
  }

  /// What the next key asks for; the text that should come of it is noted.
  private mutating func edit() -> TextEdit {
    switch random.next(below: 12) {
    case 0...6:
      let letters = ["ㅎ", "ㅏ", "ㄴ", "ㄱ", "ㅡ", "ㄹ", "a", "b"]
      let change = composer.type(letters[random.next(below: letters.count)])
      return replace(change.old, change.new)
    case 7 where correctsWords && before.last.map { $0 != " " && !$0.isNewline } == true:
      return replaceWord()
    case 7:
      return close(.insert(" "), before + " ")
    case 8, 9:
      if let (word, new) = correction, before.hasSuffix(new) {
        correction = nil
        return replace(new, word)
      }
      if let change = composer.deleteBackward() { return replace(change.old, change.new) }
      guard deletesSpaces || before.last != " " else { return close(.insert(" "), before + " ") }
      return close(.deleteBackward(.grapheme), String(before.dropLast()))
    case 10 where usesReturn:
      return close(.press(KeyStroke(.enter)), before + "\n")
    default:
      guard movesCaret else { return close(.insert(" "), before + " ") }
      composer.close()
      if random.next(below: 2) == 0 {
        if let character = before.popLast() { after = String(character) + after }
        return .moveCaret(graphemes: -1)
      }
      if !after.isEmpty { before.append(after.removeFirst()) }
      return .moveCaret(graphemes: 1)
    }
  }

  /// A space mends the word before it, or Delete right behind that puts the word back.
  private mutating func replaceWord() -> TextEdit {
    composer.close()
    let word = String(before.reversed().prefix { $0 != " " && !$0.isNewline }.reversed())
    let other = ["시간이 ", "the ", "나b "][random.next(below: 3)]
    correction = (word + " ", other)
    return replace(word, other)
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
