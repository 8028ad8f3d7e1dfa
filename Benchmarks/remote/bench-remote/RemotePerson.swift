// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel

/// Somebody with a remote, who goes to each key by the shortest way.
struct RemotePerson {
  var pressCount: Int { navigator.pressCount }
  private var keys: PredictingKeys
  private var navigator: FocusNavigator

  init(keys: PredictingKeys) {
    self.keys = keys
    navigator = FocusNavigator(plane: keys.now.plane)
  }

  /// A character of a phrase that no key types.
  struct NoKey: Error, CustomStringConvertible {
    let character: Character
    var description: String { "no key types '\(character)': leave it out of the phrases" }
  }

  mutating func type(_ phrase: String) throws {
    var rest = Substring(phrase)
    var word = ""
    while let character = rest.first {
      let (plane, likeliest) = keys.now
      navigator.setPlane(plane, focusing: likeliest)
      let goals = plane.goals(rest, wordSoFar: word)
      let left = rest.prefix { $0 != " " }.count
      if let way = way(to: goals.word), way.presses <= left + 1 {
        take(way.end)
        word += rest.prefix(left)
        rest = rest.dropFirst(left + 1)
        keys.endWord(word)
        word = ""
        continue
      }
      guard let way = way(to: goals.next) else { throw NoKey(character: character) }
      take(way.end)
      keys.typed(character)
      if character == " " { word = "" } else { word.append(character) }
      rest = rest.dropFirst()
    }
    keys.endPhrase()
  }

  private mutating func take(_ end: FocusNavigator) {
    navigator = end
    let time = EventTime(milliseconds: 0)
    let touches = navigator.press(.select, at: time) + navigator.release(.select, at: time)
    precondition(touches.count == 2, "Select did nothing")
  }

  /// The shortest way to one of some keys, Select included; `nil` when there is none.
  private func way(to goals: [Int]) -> (end: FocusNavigator, presses: Int)? {
    guard !goals.isEmpty else { return nil }
    let time = EventTime(milliseconds: 0)
    var (seen, front): (Set<Int>, [FocusNavigator]) = ([], [navigator])
    var distance = 0
    while !front.isEmpty {
      if let end = front.first(where: { $0.focus.map(goals.contains) ?? false }) { return (end, distance + 1) }
      var next: [FocusNavigator] = []
      for from in front {
        for direction in FocusDirection.allCases {
          var navigator = from
          _ = navigator.press(.arrow(direction), at: time)
          _ = navigator.release(.arrow(direction), at: time)
          if let focus = navigator.focus, seen.insert(focus).inserted { next.append(navigator) }
        }
      }
      front = next
      distance += 1
    }
    return nil
  }
}
