// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct FieldStatesTests {
  private func text(_ states: FieldStates) -> String? {
    states.state.context.map { $0.before + "|" + $0.selected + "|" + $0.after }
  }

  @Test func `events count once they are done`() {
    var states = FieldStates()
    states.activate()
    states.takeSurroundingText("ab", cursor: 1, anchor: 1)
    states.takeContentType(hint: ContentHints.latin.rawValue, purpose: ContentPurpose.email.rawValue)
    #expect(!states.state.isActive)
    states.done()
    #expect(states.state.isActive)
    #expect(states.state.purpose == .email)
    #expect(states.state.hints == .latin)
    #expect(states.state.hasNewContext)
    #expect(text(states) == "a||b")
    #expect(states.serial == 1)
    states.done()
    #expect(!states.state.hasNewContext)
    #expect(text(states) == "a||b")
    #expect(states.serial == 2)
  }

  @Test func `each activation begins anew and has a number of its own`() {
    var states = FieldStates()
    states.activate()
    states.takeContentType(hint: 0, purpose: ContentPurpose.phone.rawValue)
    states.takeSurroundingText("1", cursor: 1, anchor: 1)
    states.done()
    let first = states.state.activation
    states.deactivate()
    states.activate()
    states.done()
    #expect(states.state.isActive)
    #expect(states.state.activation != first)
    #expect(states.state.purpose == .normal)
    #expect(states.state.context == nil)
  }

  @Test func `nothing of a field is kept once it has lost focus`() {
    var states = FieldStates()
    states.activate()
    states.takeSurroundingText("private", cursor: 0, anchor: 7)
    states.done()
    states.deactivate()
    states.done()
    #expect(!states.state.isActive)
    #expect(states.state.context == nil)
    // sway tells it after that.
    states.takeSurroundingText("private", cursor: 0, anchor: 7)
    states.done()
    #expect(states.state.context == nil && !states.state.hasNewContext)
    states.activate()
    states.done()
    #expect(states.state.context == nil)
  }

  @Test("ED-3 the text of a secure field is dropped, in whatever order it comes") func secure() {
    for order in 0..<2 {
      var states = FieldStates()
      states.activate()
      if order == 0 { states.takeSurroundingText("pw", cursor: 2, anchor: 2) }
      states.takeContentType(hint: 0, purpose: ContentPurpose.password.rawValue)
      if order == 1 { states.takeSurroundingText("pw", cursor: 2, anchor: 2) }
      states.done()
      #expect(states.state.context == nil)
      #expect(!states.state.hasNewContext)
    }
  }

  @Test("ED-3 a field that tells dots for what is typed is secret, also while the person has it show its text")
  func dots() {
    var states = FieldStates()
    func tell(_ text: String) -> Bool {
      let end = UInt32(text.utf8.count)
      states.takeSurroundingText(text, cursor: end, anchor: end)
      states.takeContentType(hint: 0, purpose: 0)
      states.done()
      let isSecret = FieldTraits(purpose: states.state.purpose, hints: states.state.hints).isSecure
      #expect(states.state.context == nil || !isSecret)
      return isSecret
    }
    states.activate()
    #expect(!tell("") && !tell("s"))
    for text in ["●", "●●●●", "●●t", "●●●", "", "secret", "●●●●●●●"] { #expect(tell(text), "\(text)") }
    states.takeSurroundingText("●●", cursor: 0, anchor: 6)
    states.done()
    #expect(states.state.hints.contains(.hiddenText))
    // The next field has to show it anew.
    states.activate()
    #expect(!tell(""))
    states.deactivate()
    states.done()
    states.activate()
    #expect(!tell("secret"))
  }

  @Test("ED-3 a line that begins with a dot is no secret once words follow") func dotsInText() {
    for text in ["● milk", "●● ab", "a●b", "a ●●●", "•", "••••", "****"] {
      var states = FieldStates()
      states.activate()
      if text.hasPrefix("●") {
        states.takeSurroundingText("●", cursor: 3, anchor: 3)
        states.done()
        #expect(states.state.context == nil)
      }
      let end = UInt32(text.utf8.count)
      states.takeSurroundingText(text, cursor: end, anchor: end)
      states.done()
      #expect(self.text(states) == text + "||" && states.state.hints == [])
    }
  }

  @Test func `a proof is taken out of the text, and stays until another field has focus`() {
    let proof = FieldProof.random()
    for isSecure in [false, true] {
      var states = FieldStates()
      states.activate()
      states.takeSurroundingText(proof.appended(to: "ab"), cursor: 1, anchor: 1)
      states.takeContentType(
        hint: 0, purpose: (isSecure ? ContentPurpose.password : ContentPurpose.normal).rawValue)
      states.done()
      #expect(states.state.proof == proof && text(states) == (isSecure ? nil : "a||b"))
      states.takeSurroundingText("abc", cursor: 3, anchor: 3)
      states.done()
      #expect(states.state.proof == proof && text(states) == (isSecure ? nil : "abc||"))
      states.deactivate()
      states.done()
      #expect(states.state.proof == nil)
    }
    var states = FieldStates()
    states.activate()
    states.takeSurroundingText(proof.appended(to: nil), cursor: 0, anchor: 0)
    states.done()
    #expect(states.state.proof == proof && states.state.context == nil && !states.state.hasNewContext)
  }

  @Test func `bytes that are no text are no report and are never repaired`() {
    let bad: [[UInt8]] = [
      [0xFF], [0x61, 0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x80],
      Array("한".utf8.dropLast()), Array("한".utf8.dropFirst()),
    ]
    for bytes in bad {
      var states = FieldStates()
      states.activate()
      states.takeSurroundingText("ok", cursor: 2, anchor: 2)
      states.done()
      states.takeSurroundingText(bytes.zeroTerminated, cursor: 0, anchor: 0)
      states.done()
      #expect(states.state.context == nil)
      #expect(!states.state.hasNewContext)
      #expect(states.state.isActive)
    }
  }

  @Test(
    "TY-5 a long text that its app has cut inside a character is heard, without what is left of that",
    arguments: [5, 3998])
  func cutInsideCharacter(offset: UInt32) {
    let whole = String(repeating: "가", count: 1332)
    let bytes = Array("한".utf8.dropFirst()) + Array(whole.utf8) + Array("나".utf8.dropLast())
    #expect(bytes.count == 4000)
    var states = FieldStates()
    states.activate()
    states.takeSurroundingText(bytes.zeroTerminated, cursor: offset, anchor: offset)
    states.done()
    #expect(states.state.hasNewContext)
    #expect(states.state.context?.before == String(whole.prefix(Int(offset) / 3)))
    #expect(states.state.context.map { $0.before + $0.after } == whole)
  }

  @Test func `nothing but a part of a character is left out at the ends of a long text, and no caret is in it`() {
    let whole = Array(repeating: UInt8(ascii: "a"), count: 3_900)
    func context(_ bytes: [UInt8], cursor: UInt32, anchor: UInt32) -> TextContext? {
      var states = FieldStates()
      states.activate()
      states.takeSurroundingText(bytes.zeroTerminated, cursor: cursor, anchor: anchor)
      states.done()
      return states.state.context
    }
    let head = Array("👍".utf8.dropFirst())
    let tail = Array("👍".utf8.dropLast())
    let all = UInt32(whole.count)
    #expect(context(head + whole + tail, cursor: 3, anchor: 3 + all)?.selected.utf8.count == whole.count)
    #expect(context(head + whole, cursor: 2, anchor: 10) == nil)
    #expect(context(whole + tail, cursor: 10, anchor: all + 1) == nil)
    #expect(context([0x80] + head + whole, cursor: 10, anchor: 10) == nil)
    #expect(context(whole + [0xFF], cursor: 10, anchor: 10) == nil)
    #expect(context(whole + tail + whole, cursor: 10, anchor: 10) == nil)
    #expect(context(Array(whole.dropLast(4)) + tail, cursor: 10, anchor: 10) == nil, "nothing has cut so short a text")
  }

  @Test func `any bytes with any offsets in any order give states that can be used`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var states = FieldStates()
      var lanes = TextLanes()
      let ways = TextLanes.Ways(hasTextInput: true, hasKeys: true)
      for event in 0..<300 {
        switch random.next(below: 7) {
        case 0: states.activate()
        case 1 where random.next(below: 3) == 0: states.deactivate()
        case 2, 3:
          let bytes = random.bytes()
          let cursor = random.offset(bytes.count)
          let anchor = random.next(below: 2) == 0 ? cursor : random.offset(bytes.count)
          states.takeSurroundingText(bytes.zeroTerminated, cursor: cursor, anchor: anchor)
        case 4:
          states.takeContentType(
            hint: UInt32(truncatingIfNeeded: random.next()), purpose: UInt32(random.next(below: 20)))
        default:
          states.done()
          _ = lanes.receive(states.state, at: 0)
          let piece = String(decoding: random.bytes(), as: UTF8.self)
          let before = lanes.context?.before ?? ""
          let edits: [TextEdit] = [
            .insert(piece), .deleteBackward(.grapheme), .replaceBackward(old: String(before.suffix(2)), new: piece),
            .replaceBackward(old: piece, new: "x"), .moveCaret(graphemes: random.next(below: 9) - 4),
          ]
          _ = lanes.plan(edits[random.next(below: edits.count)], by: ways, at: Int64(event) * 100_000)
        }
      }
    }
  }
}

extension SeededGenerator {
  /// Bytes that are text, nearly text, or anything.
  fileprivate mutating func bytes() -> [UInt8] {
    let pieces = ["a", "한글", "👩‍👩‍👧", "e\u{301}", "\u{E9}", "\n", " ", "🇰🇷"]
    var bytes = (0..<next(below: 8)).flatMap { _ in Array(pieces[next(below: pieces.count)].utf8) }
    if next(below: 3) == 0, !bytes.isEmpty { bytes[next(below: bytes.count)] = UInt8(truncatingIfNeeded: next()) }
    if next(below: 4) == 0, !bytes.isEmpty { bytes.removeLast(next(below: bytes.count)) }
    return bytes
  }

  fileprivate mutating func offset(_ count: Int) -> UInt32 {
    next(below: 4) == 0 ? UInt32(truncatingIfNeeded: next()) : UInt32(next(below: count + 1))
  }
}
