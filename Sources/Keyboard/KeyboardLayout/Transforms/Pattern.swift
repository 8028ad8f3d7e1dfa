// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A compiled `from`: a program for a backtracking matcher.
package struct Pattern: Hashable, Sendable {
  /// One step of the program; targets are indexes into it.
  enum Step: Hashable, Sendable {
    case unit(TextUnit)
    case set(Int)
    case start
    /// Tries the first target, then the second.
    case split(Int, Int)
    case jump(Int)
    case save(Int)
    case match
  }

  /// How large a program may be; counted repetitions of large groups reach it.
  private static let stepLimit = 20_000

  private(set) var steps: [Step] = []
  private(set) var sets: [CodePointSet] = []
  /// For each capture in order: the set variable that is all of its content, if one is.
  let captureSets: [String?]
  /// The most units that a match can take.
  let longest: Int
  /// The unit that every match ends with, if there is only one such.
  let lastUnit: TextUnit?

  init(_ node: PatternNode, captureSets: [String?]) throws(LayoutSyntaxError) {
    self.captureSets = captureSets
    longest = node.lengths(cap: LayoutSession.contextLimit).most
    lastUnit = node.lastUnit
    try add(node)
    try emit(.match)
  }

  private mutating func emit(_ step: Step) throws(LayoutSyntaxError) {
    guard steps.count < Pattern.stepLimit else {
      throw LayoutSyntaxError("the pattern is too large; use fewer or smaller repetitions")
    }
    steps.append(step)
  }

  private mutating func add(_ node: PatternNode) throws(LayoutSyntaxError) {
    switch node {
    case .unit(let unit):
      try emit(.unit(unit))
    case .set(let set):
      try emit(.set(index(of: set)))
    case .start:
      try emit(.start)
    case .sequence(let nodes):
      for node in nodes {
        try add(node)
      }
    case .choice(let nodes):
      try addChoice(nodes)
    case .repeated(let node, let least, let most):
      for _ in 0..<least {
        try add(node)
      }
      try addOptional(node, count: most - least)
    case .capture(let number, let node):
      try emit(.save(number * 2))
      try add(node)
      try emit(.save(number * 2 + 1))
    }
  }

  private mutating func addChoice(_ nodes: [PatternNode]) throws(LayoutSyntaxError) {
    var jumps: [Int] = []
    for (offset, node) in nodes.enumerated() {
      guard offset < nodes.count - 1 else {
        try add(node)
        break
      }
      let split = steps.count
      try emit(.match)
      try add(node)
      jumps.append(steps.count)
      try emit(.match)
      steps[split] = .split(split + 1, steps.count)
    }
    for jump in jumps {
      steps[jump] = .jump(steps.count)
    }
  }

  private mutating func addOptional(_ node: PatternNode, count: Int) throws(LayoutSyntaxError) {
    var splits: [Int] = []
    for _ in 0..<count {
      splits.append(steps.count)
      try emit(.match)
      try add(node)
    }
    for split in splits {
      steps[split] = .split(split + 1, steps.count)
    }
  }

  private mutating func index(of set: CodePointSet) -> Int {
    // Repetitions use one set many times in a row; a longer search would not pay.
    if let index = sets.suffix(16).lastIndex(of: set) {
      return index
    }
    sets.append(set)
    return sets.count - 1
  }
}
