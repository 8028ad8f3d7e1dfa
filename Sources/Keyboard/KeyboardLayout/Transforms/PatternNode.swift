// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A parsed pattern. Source: UTS #35 part 7, section "Regex-like Syntax".
indirect enum PatternNode: Hashable {
  case unit(TextUnit)
  case set(CodePointSet)
  case start
  case sequence([PatternNode])
  case choice([PatternNode])
  case repeated(PatternNode, least: Int, most: Int)
  case capture(Int, PatternNode)

  /// The fewest and the most units that it takes; the most is capped at `cap`.
  func lengths(cap: Int) -> (least: Int, most: Int) {
    switch self {
    case .unit, .set:
      return (1, 1)
    case .start:
      return (0, 0)
    case .sequence(let nodes):
      return nodes.reduce((0, 0)) { sum, node in
        let each = node.lengths(cap: cap)
        return (min(cap, sum.0 + each.least), min(cap, sum.1 + each.most))
      }
    case .choice(let nodes):
      return nodes.map { $0.lengths(cap: cap) }
        .reduce(into: (least: cap, most: 0)) { $0 = (min($0.least, $1.least), max($0.most, $1.most)) }
    case .repeated(let node, let least, let most):
      let each = node.lengths(cap: cap)
      return (min(cap, each.least * least), min(cap, each.most * most))
    case .capture(_, let node):
      return node.lengths(cap: cap)
    }
  }

  /// The unit that every match ends with, when there is only one such.
  var lastUnit: TextUnit? {
    switch self {
    case .unit(let unit): unit
    case .sequence(let nodes): nodes.last?.lastUnit
    case .capture(_, let node): node.lastUnit
    case .repeated(let node, let least, _): least > 0 ? node.lastUnit : nil
    case .set, .start, .choice: nil
    }
  }
}
