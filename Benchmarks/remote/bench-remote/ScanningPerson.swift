// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel

/// Somebody with one switch or two, who presses some time after the wished part has been lit.
struct ScanningPerson {
  /// With what they scan.
  enum Way: String, CaseIterable {
    case one = "one switch, 1 s a step"
    case two = "two switches"
  }

  var pressCount: Int { scanner.pressCount }
  private var time = EventTime(milliseconds: 0)
  private var keys: PredictingKeys
  private var scanner: SwitchScanner

  /// From a light to the press, and from one press to the next, in milliseconds.
  private static let reaction: Int64 = 400

  init(keys: PredictingKeys, way: Way) {
    self.keys = keys
    var settings = SwitchScanning()
    settings.switches = way == .two ? .two : .one
    scanner = SwitchScanner(plane: keys.now.plane, settings: settings)
  }

  var seconds: Double { time.milliseconds(since: EventTime(milliseconds: 0)) / 1000 }

  mutating func type(_ phrase: String) throws {
    var rest = Substring(phrase)
    var word = ""
    while let character = rest.first {
      let plane = keys.now.plane
      scanner.setPlane(plane, at: time)
      let goals = plane.goals(rest, wordSoFar: word)
      if !goals.word.isEmpty {
        choose(goals.word)
        let left = rest.prefix { $0 != " " }
        keys.endWord(word + left)
        rest = rest.dropFirst(left.count + 1)
        word = ""
        continue
      }
      guard !goals.next.isEmpty else { throw RemotePerson.NoKey(character: character) }
      choose(goals.next)
      keys.typed(character)
      if character == " " { word = "" } else { word.append(character) }
      rest = rest.dropFirst()
    }
    keys.endPhrase()
  }

  /// Scans until one of some keys has been chosen.
  private mutating func choose(_ goals: [Int]) {
    while true {
      let isLit = scanner.litKeys.contains { goals.contains($0) }
      if isLit || scanner.litKeys.isEmpty {
        time = time.advanced(byMilliseconds: Self.reaction)
        if !scanner.press(.select, at: time).isEmpty { return }
      } else if let due = scanner.nextDeadline {
        time = due
        scanner.advance(to: due)
      } else {
        time = time.advanced(byMilliseconds: Self.reaction)
        _ = scanner.press(.step, at: time)
      }
    }
  }
}
