// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// One search: the memory of what has been tried.
struct PatternSearch {
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
