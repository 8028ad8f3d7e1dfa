// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextModel

@testable import WaylandPlatform

@MainActor
@Suite struct ContextStatesTests {
  private func text(_ states: ContextStates<Int>) -> String? {
    states.state.context.map { $0.before + "|" + $0.selected + "|" + $0.after }
  }

  @Test("SY-7 what a context tells counts once it is settled, and replies name the app's last state")
  func settling() {
    var states = ContextStates<Int>()
    let none = states.activate(1)
    #expect(none == nil)
    states.takeSurroundingText("ab", cursor: 1, anchor: 1, of: 1)
    states.takeContentType(hint: 0x100, purpose: 6, of: 1)
    #expect(!states.state.isActive)
    states.takeSerial(7, of: 1)
    var hasNews = states.settle()
    #expect(hasNews && states.state.isActive && states.state.hasNewContext)
    #expect(states.state.purpose == .email && states.state.hints == .latin)
    #expect(text(states) == "a||b")
    #expect(states.serial == 7)
    hasNews = states.settle()
    #expect(!hasNews, "nothing has come since")
  }

  @Test("SY-7 each context is another field, and what comes late of one that is over changes nothing")
  func lateEvents() {
    var states = ContextStates<Int>()
    _ = states.activate(1)
    states.takeSerial(3, of: 1)
    states.takeLanguage(of: 1)
    _ = states.settle()
    let first = states.state.activation
    let before = states.activate(2)
    #expect(before == 1)
    _ = states.settle()
    #expect(states.state.activation != first)
    #expect(states.serial == 0 && !states.namesLanguage)
    states.takeSurroundingText("old", cursor: 3, anchor: 3, of: 1)
    states.takeContentType(hint: 0, purpose: 8, of: 1)
    states.takeSerial(9, of: 1)
    states.takeLanguage(of: 1)
    states.deactivate(1)
    var hasNews = states.settle()
    #expect(!hasNews && states.context == 2 && states.state.isActive && states.serial == 0 && !states.namesLanguage)
    #expect(states.state.context == nil && states.state.purpose == .normal)
    states.deactivate(2)
    hasNews = states.settle()
    #expect(hasNews && states.context == nil && !states.state.isActive)
  }

  @Test("ED-3 SY-7 the text of a secure field is dropped, and nothing of a field is kept once it has lost focus")
  func secrets() {
    var states = ContextStates<Int>()
    _ = states.activate(1)
    states.takeSurroundingText("pw", cursor: 2, anchor: 2, of: 1)
    states.takeContentType(hint: 0xC0, purpose: 0, of: 1)
    _ = states.settle()
    #expect(states.state.context == nil && !states.state.hasNewContext)
    states.takeContentType(hint: 0, purpose: 0, of: 1)
    states.takeSurroundingText("private", cursor: 7, anchor: 0, of: 1)
    _ = states.settle()
    #expect(text(states) == "|private|")
    states.deactivate(1)
    _ = states.settle()
    #expect(states.state.context == nil)
  }

  @Test(
    "SY-7 purposes have the numbers of text-input-v1 on the wire",
    arguments: [
      (0, .normal), (1, .alpha), (2, .digits), (3, .number), (4, .phone), (5, .url), (6, .email), (7, .name),
      (8, .password), (9, .date), (10, .time), (11, .datetime), (12, .terminal), (13, .normal), (.max, .normal),
    ] as [(UInt32, ContentPurpose)])
  func purposes(number: UInt32, purpose: ContentPurpose) {
    let type = WireContentType(hint: .max, purpose: number)
    #expect(type.purpose == purpose)
    #expect(!type.hints.contains(.onScreenInputProvided) && !type.hints.contains(.noEmoji))
    #expect(type.hints.isSuperset(of: [.completion, .spellcheck, .autoCapitalization, .hiddenText, .multiline]))
  }

  @Test("SY-7 any events in any order, of any contexts, give states that can be used")
  func anything() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var states = ContextStates<Int>()
      var lanes = TextLanes()
      for event in 0..<300 {
        let context = random.next(below: 4)
        switch random.next(below: 9) {
        case 0: _ = states.activate(context)
        case 1: states.deactivate(random.next(below: 5) == 0 ? nil : context)
        case 2, 3, 4:
          let bytes = (0..<random.next(below: 9)).map { _ in UInt8(truncatingIfNeeded: random.next()) } + [0]
          bytes.withUnsafeBytes {
            guard let base = $0.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            states.takeSurroundingText(
              base, cursor: UInt32(truncatingIfNeeded: random.next()) >> UInt32(random.next(below: 32)),
              anchor: UInt32(random.next(below: 12)), of: context)
          }
        case 5:
          states.takeContentType(
            hint: UInt32(truncatingIfNeeded: random.next()), purpose: UInt32(random.next(below: 20)), of: context)
        case 6: states.takeSerial(UInt32(truncatingIfNeeded: random.next()), of: context)
        case 7: states.takeLanguage(of: context)
        default:
          let hadNews = states.isPending
          let hasNews = states.settle()
          #expect(hasNews == hadNews)
          _ = lanes.receive(states.state, at: 0)
          let ways = TextLanes.Ways(
            hasTextInput: states.state.isActive, hasKeys: false, hasStrokes: random.next(below: 2) == 0)
          let before = lanes.context?.before ?? ""
          let edits: [TextEdit] = [
            .insert("가"), .deleteBackward(.grapheme), .replaceBackward(old: String(before.suffix(2)), new: "x"),
            .deleteBackward(.word), .moveCaret(graphemes: 2), .press(KeyStroke(.enter)),
          ]
          _ = lanes.plan(edits[random.next(below: edits.count)], by: ways, at: Int64(event) * 100_000)
        }
      }
    }
  }
}
