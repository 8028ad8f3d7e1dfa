// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

/// The same keys give the same text, however an app tells of it.
@MainActor @Suite struct SameTextTests {
  private enum Step {
    case key(String)
    case slot(Int)
    case pause(Int64)
    /// The app's late words come, or the app begins its field anew.
    case app(Int)
  }

  /// Numbers that are the same on every machine.
  private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  private nonisolated static let english = ["teh", "dont", "becuase", "hel", "omw", "i", "form", "world", "x"]
  private nonisolated static let korean = ["ㅇㅏㄴㄴㅕㅇ", "ㅇㅏㄴㄴㅕ", "ㄱㅏㅂㅅㅇㅣ", "ㄷㅏㄹㄱㅇㅣ", "ㄴㅔ", "ㅋㅋ", "ㅗㅏ", "ㅇㅏㄴㅐ", "ㄱㅅ"]

  private func steps(_ seed: Int, _ words: [String]) -> [Step] {
    var numbers = Numbers(state: UInt64(seed))
    return (0..<25).flatMap { _ -> [Step] in
      switch numbers.next(below: 10) {
      case 0...3:
        let word = words[numbers.next(below: words.count)].map { Step.key(String($0)) }
        return word + (numbers.next(below: 2) == 0 ? [.key("space")] : [])
      case 4: return [.key("space")]
      case 5, 6: return Array(repeating: .key("delete"), count: 1 + numbers.next(below: 4))
      case 7: return [.slot(numbers.next(below: 3))]
      case 8: return [.pause(Int64(numbers.next(below: 700)))]
      default: return [.app(numbers.next(below: 4))]
      }
    }
  }

  /// Types into a field that is not empty at first, and returns its text after each step.
  private func texts(
    _ steps: [Step], _ reports: ModelField.Reports = .exactly, app: (Person, Int) -> Void = { _, _ in }
  ) -> [String] {
    let person = Person(field: ModelField("so ", reports: reports), words: FewWords())
    person.controller.situation.replacements = TextReplacements([("omw", "on my way"), ("ㄱㅅ", "감사합니다")])
    return steps.map { step in
      switch step {
      case .key(let name):
        if person.key(name) == nil { person.tap("globe") }
        person.tap(name)
      case .slot(let slot):
        person.down(at: Point(x: person.controller.plane.size.width * (Double(slot) + 0.5) / 3, y: 20))
        person.wait(30)
        person.up()
        person.wait(60)
      case .pause(let milliseconds): person.wait(milliseconds)
      case .app(let count): app(person, count)
      }
      return person.text
    }
  }

  @Test(
    "TY-1 TY-5 an app that tells its text late, or begins its field anew, gets the same text", arguments: 1...20,
    [english, korean, english + korean])
  func apps(_ seed: Int, _ words: [String]) {
    let steps = steps(seed, words)
    let usual = texts(steps)
    #expect(texts(steps, .late) { person, count in person.hear(count) } == usual)
    let again = texts(steps) { person, _ in
      person.controller.blur(at: person.time)
      person.go(to: person.field, FieldTraits())
    }
    #expect(again == usual)
  }
}
