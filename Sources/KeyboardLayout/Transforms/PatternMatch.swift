// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where a pattern matched, in units of the context.
struct PatternMatch {
  var range: Range<Int>
  /// Captures 1 to 9; `nil` for one that took no part.
  var captures: [Range<Int>?]
}

extension Pattern {
  /// Finds the match that ends at the end of the text and starts furthest left.
  ///
  /// - Parameter startsAtZero: True when index 0 is where the text really starts, so that `^` matches there.
  /// - Complexity: O(steps × units): no step is tried twice at one place, because what follows does not depend on how
  ///   it was reached. So no pattern, however made, can hold up typing.
  func match(_ text: [TextUnit], startsAtZero: Bool) -> PatternMatch? {
    guard let last = text.last, lastUnit == nil || lastUnit == last else { return nil }
    let first = max(0, text.count - longest)
    var search = Search(pattern: self, text: text, first: first, startsAtZero: startsAtZero)
    for start in first..<text.count {
      if let match = search.run(from: start) {
        return match
      }
    }
    return nil
  }
}

/// One search: the memory of what has been tried.
private struct Search {
  let pattern: Pattern
  let text: [TextUnit]
  let first: Int
  let startsAtZero: Bool
  private var visited: [Bool]
  private let width: Int
  private var stack: [Frame] = []

  /// A place to go on from, or a capture to put back.
  private enum Frame {
    case place(step: Int, position: Int)
    case restore(slot: Int, value: Int)
  }

  init(pattern: Pattern, text: [TextUnit], first: Int, startsAtZero: Bool) {
    self.pattern = pattern
    self.text = text
    self.first = first
    self.startsAtZero = startsAtZero
    width = text.count - first + 1
    visited = Array(repeating: false, count: pattern.steps.count * width)
  }

  mutating func run(from start: Int) -> PatternMatch? {
    var slots = Array(repeating: -1, count: (pattern.captureSets.count + 1) * 2)
    stack = [.place(step: 0, position: start)]
    while let frame = stack.popLast() {
      switch frame {
      case .restore(let slot, let value):
        slots[slot] = value
      case .place(let step, let position):
        if follow(step, position, &slots) {
          return PatternMatch(range: start..<text.count, captures: ranges(slots))
        }
      }
    }
    return nil
  }

  /// Goes on from one place until it fails; true when the whole pattern has matched.
  private mutating func follow(_ firstStep: Int, _ firstPosition: Int, _ slots: inout [Int]) -> Bool {
    var step = firstStep
    var position = firstPosition
    while true {
      let mark = step * width + position - first
      if visited[mark] {
        return false
      }
      visited[mark] = true
      switch pattern.steps[step] {
      case .unit(let unit):
        guard position < text.count, text[position] == unit else { return false }
        position += 1
        step += 1
      case .set(let index):
        guard position < text.count, pattern.sets[index].contains(text[position]) else { return false }
        position += 1
        step += 1
      case .start:
        guard position == 0, startsAtZero else { return false }
        step += 1
      case .split(let next, let other):
        stack.append(.place(step: other, position: position))
        step = next
      case .jump(let target):
        step = target
      case .save(let slot):
        stack.append(.restore(slot: slot, value: slots[slot]))
        slots[slot] = position
        step += 1
      case .match:
        return position == text.count
      }
    }
  }

  private func ranges(_ slots: [Int]) -> [Range<Int>?] {
    (0..<pattern.captureSets.count).map { index in
      let start = slots[index * 2 + 2]
      let end = slots[index * 2 + 3]
      return start >= 0 && end >= start ? start..<end : nil
    }
  }
}
