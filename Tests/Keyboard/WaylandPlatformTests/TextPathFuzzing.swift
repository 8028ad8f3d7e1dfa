// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

@testable import WaylandPlatform

/// Feeds the text path whatever an app and a compositor may send, and checks what must hold whatever they send.
///
/// Each input is a script: a byte names an event or an edit, the bytes after it are its values. Shared with the fuzz
/// target FuzzTextPath.
@MainActor
struct TextPathFuzzing {
  private var script: ArraySlice<UInt8>
  private var states = FieldStates()
  private var handover = FieldHandover()
  private var isActive = false
  private var outbox = TextOutbox()
  private var question = 0
  private var now: Int64 = 0
  /// The ways to the app and the limit of pieces, by the last edit's flags.
  private var flags = 0
  /// When something was sent last.
  private var lastStep: Int64 = 0

  init(_ script: [UInt8]) { self.script = script[...] }

  mutating func play() {
    while let code = script.popFirst() {
      wait(Int64(number()) * 10_000)
      switch code % 12 {
      case 0: states.activate()
      case 1: states.deactivate()
      case 2, 3: states.takeSurroundingText(take().zeroTerminated, cursor: UInt32(number()), anchor: UInt32(number()))
      case 4: states.takeContentType(hint: UInt32(number()) << 4, purpose: UInt32(number()))
      case 5, 6:
        states.done()
        let states = handover.take(states.state, whileActive: isActive) { [outbox] in
          outbox.isSameField($0, afterScreenChange: code % 12 == 6)
        }
        tell(states)
        if number() % 4 == 0, let loss = handover.end() { tell([loss]) }
        check()
      case 7: send(.insert(text()))
      case 8: send(.replaceBackward(old: text(), new: text()))
      case 9: send(.deleteBackward(number() % 2 == 0 ? .grapheme : .word))
      case 10: send(.moveCaret(graphemes: Int(Int8(bitPattern: UInt8(truncatingIfNeeded: number())))))
      default:
        let before = outbox.context?.before ?? ""
        send(.replaceBackward(old: String(before.unicodeScalars.suffix(number() % 4)), new: text()))
      }
    }
    settle()
  }

  /// Lets time go by, and asks the outbox again whenever it has said that it may go on, as the text client does.
  private mutating func wait(_ microseconds: Int64) {
    let end = now + microseconds
    var turns = 0
    while let deadline = outbox.deadline, deadline <= end {
      now = max(now, deadline)
      sendWhatMayGo()
      precondition(outbox.deadline.map { $0 > now } ?? true, "what waits is to be asked again at once, for ever")
      turns += 1
      precondition(turns < 100_000, "what waits is asked again and again")
    }
    now = end
  }

  /// Answers whatever the outbox asks from here on, and checks that what waits does not wait for ever.
  private mutating func settle() {
    lastStep = now
    for _ in 0..<500 where !outbox.isEmpty {
      outbox.confirm(question, at: now)
      sendWhatMayGo()
      wait(500_000)
      precondition(outbox.isEmpty || now - lastStep < 60_000_000, "what waits is not sent within a minute")
    }
  }

  private mutating func tell(_ states: [FieldState]) {
    for state in states {
      _ = outbox.receive(state, at: now)
      isActive = state.isActive
    }
  }

  private mutating func send(_ edit: TextEdit) {
    flags = number()
    outbox.add([edit], from: flags & 4 == 0 ? .person : .customKeyboard("org.example.one"))
    if flags & 8 == 0 { outbox.confirm(question, at: now) }
    sendWhatMayGo()
  }

  private mutating func sendWhatMayGo() {
    let ways = TextLanes.Ways(hasTextInput: flags & 1 == 0, hasKeys: flags & 2 == 0)
    while true {
      let batch = outbox.next(by: ways, at: now)
      question = batch.question ?? question
      if batch.steps.isEmpty { break }
      lastStep = now
      for step in batch.steps {
        guard case .commit(_, let text) = step else { continue }
        precondition(ways.hasTextInput, "text goes where nobody takes it")
        precondition(text.utf8.count <= TextPieces.usualLimit, "a message is too long")
        let pieces = Array(TextPieces(text, limit: 1 + flags))
        precondition(pieces.joined().utf8.elementsEqual(text.utf8), "pieces are not the text")
      }
    }
    check()
  }

  private func check() {
    let state = states.state
    guard FieldTraits(purpose: state.purpose, hints: state.hints).isSecure else { return }
    precondition(state.context == nil, "text of a secure field is kept")
  }

  private mutating func number() -> Int { Int(script.popFirst() ?? 0) }

  private mutating func take() -> ArraySlice<UInt8> {
    let count = min(number() % 32, script.count)
    defer { script = script.dropFirst(count) }
    return script.prefix(count)
  }

  private mutating func text() -> String { String(decoding: take(), as: UTF8.self) }
}

extension Sequence<UInt8> {
  /// The bytes as C takes them.
  var zeroTerminated: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
