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

  init(_ script: [UInt8]) { self.script = script[...] }

  mutating func play() {
    while let code = script.popFirst() {
      now += Int64(number()) * 10_000
      switch code % 12 {
      case 0: states.activate()
      case 1: states.deactivate()
      case 2, 3: states.takeSurroundingText(take().zeroTerminated, cursor: UInt32(number()), anchor: UInt32(number()))
      case 4: states.takeContentType(hint: UInt32(number()) << 4, purpose: UInt32(number()))
      case 5, 6:
        states.done()
        tell(handover.take(states.state, whileActive: isActive, isSame: outbox.isSameField))
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
  }

  private mutating func tell(_ states: [FieldState]) {
    for state in states {
      _ = outbox.receive(state, at: now)
      isActive = state.isActive
    }
  }

  private mutating func send(_ edit: TextEdit) {
    let flags = number()
    let ways = TextLanes.Ways(hasTextInput: flags & 1 == 0, hasKeys: flags & 2 == 0)
    outbox.add([edit], from: flags & 4 == 0 ? .person : .customKeyboard("org.example.one"))
    if flags & 8 == 0 { outbox.confirm(question, at: now) }
    while true {
      let batch = outbox.next(by: ways, at: now)
      question = batch.question ?? question
      if batch.steps.isEmpty { break }
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
