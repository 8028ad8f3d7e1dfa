// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel
import Testing
import UIKitCore

@testable import WaylandWindows

@Suite struct TextInputStateTests {
  private typealias Field = TextInputState.Field
  private let caret = TextInputState.Box(x: 1, y: 2, width: 3, height: 4)

  private func field(_ number: Int, _ text: String? = nil, purpose: ContentPurpose = .normal) -> TextInputState.Field {
    Field(
      number: number, purpose: purpose, hints: .latin,
      surroundings: text.map { FieldSurroundings(before: $0, selected: "", after: "") }, caret: caret)
  }

  private func sent(_ text: String) -> TextInputState.Request {
    .surroundings(FieldSurroundings(before: text, selected: "", after: ""))
  }

  /// A state in which field 1 with the text "a" has been told.
  private func enabled() -> TextInputState {
    var state = TextInputState()
    state.enter()
    _ = state.update(field(1, "a"), isAppChange: false)
    return state
  }

  @Test func `a field is told whole when it gets the keyboard, and not before`() {
    var state = TextInputState()
    #expect(state.update(field(1, "a"), isAppChange: true) == [])
    state.enter()
    #expect(
      state.update(field(1, "a"), isAppChange: false)
        == [.enable, sent("a"), .contentType(.latin, .normal), .caret(caret), .commit])
    #expect(state.update(field(1, "a"), isAppChange: false) == [])
    #expect(state.update(nil, isAppChange: false) == [.disable, .commit])
    #expect(state.update(nil, isAppChange: false) == [])
    #expect(state.commits == 2)
  }

  @Test func `the next field, or the same for other texts, is enabled after the one before has been disabled`() {
    var state = enabled()
    let next = state.update(field(2), isAppChange: false)
    #expect(next == [.disable, .commit, .enable, .contentType(.latin, .normal), .caret(caret), .commit])
    #expect(state.update(field(2, purpose: .email), isAppChange: false).first == .disable)
    #expect(state.update(field(2, "now told", purpose: .email), isAppChange: false).first == .disable)
  }

  @Test func `a proof goes with the text when the field is told, and by itself when it comes later`() {
    let proof = FieldProof.random()
    var proved = field(1, "a")
    proved.proof = proof
    let text = FieldSurroundings(before: "a", selected: "", after: "")
    var state = TextInputState()
    state.enter()
    #expect(
      state.update(proved, isAppChange: false)
        == [.enable, .proof(proof, text), .contentType(.latin, .normal), .caret(caret), .commit])
    #expect(state.update(proved, isAppChange: false) == [])
    var other = field(1, "ab")
    other.proof = proof
    #expect(state.update(other, isAppChange: false) == [sent("ab"), .commit])
    state = enabled()
    #expect(state.update(proved, isAppChange: false) == [.proof(proof, text), .commit])
    var silent = field(2)
    silent.proof = proof
    #expect(state.update(silent, isAppChange: false).contains(.proof(proof, nil)))
  }

  @Test func `only changes are told, with whose they are`() {
    var state = enabled()
    #expect(state.update(field(1, "ab"), isAppChange: false) == [sent("ab"), .commit])
    #expect(state.update(field(1, "abc"), isAppChange: true) == [sent("abc"), .otherCause, .commit])
  }

  @Test func `what has come in several events is one change, and does not come again`() throws {
    var state = enabled()
    state.deleteAround(before: 3, after: 2)
    state.commitText("x")
    state.compose("yz", from: 2, to: 1)
    let received = state.done(1)
    let change = try #require(received)
    #expect((change.deletedBefore, change.deletedAfter, change.text) == (3, 2, "x"))
    #expect(change.composed == "yz")
    #expect(change.composedSelection == 1..<2)
    #expect(state.done(1) == FieldChange())
  }

  @Test func `after a late change the field is told once the compositor has caught up`() {
    var state = enabled()
    _ = state.update(field(1, "ab"), isAppChange: true)
    state.commitText("c")
    #expect(state.done(1)?.text == "c")
    #expect(state.isBehind)
    #expect(state.update(field(1, "abc"), isAppChange: false) == [])
    state.heard(1)
    #expect(state.isBehind)
    state.heard(2)
    #expect(state.update(field(1, "abc"), isAppChange: false) == [sent("abc"), .commit])
  }

  @Test func `a change that was meant for the field before does not get into the next one`() {
    var state = enabled()
    state.commitText("secret")
    _ = state.update(field(2, ""), isAppChange: false)
    state.commitText("secret")
    #expect(state.done(1) == nil)
    #expect(state.done(3) == FieldChange())
    _ = state.update(nil, isAppChange: false)
    state.commitText("late")
    #expect(state.done(4) == nil)
  }

  @Test func `when the keyboard comes back the field is enabled anew`() {
    var state = enabled()
    state.commitText("half")
    state.leave()
    #expect(state.done(1) == nil)
    #expect(state.update(field(1, "a"), isAppChange: false) == [])
    state.enter()
    #expect(state.update(field(1, "a"), isAppChange: false).prefix(3) == [.disable, .commit, .enable])
    // A field that has gone in the meantime is taken back.
    state.leave()
    state.enter()
    #expect(state.update(nil, isAppChange: false) == [.disable, .commit])
  }

  @Test func `any events in any order are survived, and every answer is one that the protocol allows`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var state = TextInputState()
      var isEnabled = false
      var commits: UInt32 = 0
      for _ in 0..<200 {
        let number = UInt32.random(in: 0...UInt32.max, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: state.enter()
        case 1 where Bool.random(using: &random): state.leave()
        case 2: state.commitText("t\(number)")
        case 3: state.compose("한글", from: Int32(bitPattern: number), to: Int32(bitPattern: number &* 7))
        case 4: state.deleteAround(before: number, after: number / 2)
        case 5: _ = state.done(Bool.random(using: &random) ? number : state.commits)
        case 6: state.heard(number % 4 == 0 ? state.commits : number)
        default:
          let field = number % 4 == 0 ? nil : field(Int(number % 3), number % 5 == 0 ? nil : "\(number % 7)")
          let wasEntered = state.isEntered
          let requests = state.update(field, isAppChange: number % 2 == 0)
          #expect(wasEntered || requests.isEmpty)
          #expect(requests.isEmpty || requests.last == .commit)
          for request in requests {
            switch request {
            case .commit: commits &+= 1
            case .disable: isEnabled = false
            case .enable:
              #expect(!isEnabled)
              isEnabled = true
            case .surroundings, .proof, .contentType, .caret, .otherCause: #expect(isEnabled)
            }
          }
          #expect(!wasEntered || isEnabled == (field != nil))
        }
        #expect(state.commits == commits)
      }
    }
  }
}
