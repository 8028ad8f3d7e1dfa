// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The character classes of patterns: `\d` and its like, and `[…]`.
enum PatternClasses {
  /// The set of `\s`, `\d` …; one member for `\t` and its like; `nil` for every other letter.
  static func fixed(_ letter: Unicode.Scalar) -> CodePointSet? {
    switch letter {
    case "s": space
    case "S": space.complement
    case "d": digit
    case "D": digit.complement
    case "w": word
    case "W": word.complement
    case "t": CodePointSet([9...9])
    case "n": CodePointSet([10...10])
    case "v": CodePointSet([11...11])
    case "f": CodePointSet([12...12])
    case "r": CodePointSet([13...13])
    default: nil
    }
  }

  static func isEscapable(_ scalar: Unicode.Scalar) -> Bool {
    "\\${|}()*+./?[]^".unicodeScalars.contains(scalar)
  }

  private static let digit = CodePointSet([0x30...0x39])
  private static let word = CodePointSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  private static let space = CodePointSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
}

extension PatternParser {
  /// Reads a class whose `[` is taken.
  mutating func parseClass() throws(LayoutSyntaxError) -> CodePointSet {
    let isNegated = scanner.skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while !scanner.skip("]") {
      guard !scanner.isAtEnd else {
        throw LayoutSyntaxError("a character class is not closed; add \"]\", or write \\[ for the sign itself")
      }
      let edge = try parseEdge(isFirst: isFirst)
      isFirst = false
      guard scanner.isNext("-"), !scanner.isNext("-]"), edge.count == 1, let low = edge.ranges.first?.lowerBound else {
        ranges += edge.ranges
        continue
      }
      _ = scanner.skip("-")
      let end = try parseEdge(isFirst: false)
      guard end.count == 1, let high = end.ranges.first?.lowerBound, low <= high, high <= 0x10_FFFF else {
        throw LayoutSyntaxError("a range in a character class must go from one character to a later one")
      }
      ranges.append(low...high)
    }
    guard !ranges.isEmpty else {
      throw LayoutSyntaxError("a character class is empty and would match nothing")
    }
    let set = CodePointSet(ranges)
    return isNegated ? set.complement : set
  }

  private mutating func parseEdge(isFirst: Bool) throws(LayoutSyntaxError) -> CodePointSet {
    guard let scalar = scanner.next() else {
      throw LayoutSyntaxError("a character class is not closed; add \"]\", or write \\[ for the sign itself")
    }
    switch scalar {
    case "[":
      throw LayoutSyntaxError("a character class cannot hold another \"[\"; use a <uset> for set operations, or \\[")
    case "$" where scanner.isNext("["):
      throw LayoutSyntaxError("a variable cannot stand in a character class; put $[…] beside it, with \"|\"")
    case "\\":
      return try parseClassEscape()
    default:
      return try single(scalar.value)
    }
  }

  private mutating func parseClassEscape() throws(LayoutSyntaxError) -> CodePointSet {
    guard let scalar = scanner.next() else {
      throw LayoutSyntaxError("the pattern ends with a backslash; write \\\\ for the sign itself")
    }
    if scalar == "u" {
      let units = try Escapes.codePoints(from: &scanner, isInSet: true)
      for unit in units {
        _ = try single(unit)
      }
      return CodePointSet(units.map { $0...$0 })
    }
    if scalar == "m" {
      let id = try Escapes.markerID(from: &scanner)
      let unit = id == "." ? nil : try symbols.marker(id)
      return CodePointSet([unit.map { $0...$0 } ?? Marker.units])
    }
    if let set = PatternClasses.fixed(scalar) {
      return set
    }
    guard PatternClasses.isEscapable(scalar) || scalar == "-" else {
      throw LayoutSyntaxError("\\\(scalar) is not an escape of the standard")
    }
    return CodePointSet([scalar.value...scalar.value])
  }

  private func single(_ unit: TextUnit) throws(LayoutSyntaxError) -> CodePointSet {
    guard !symbols.normalizes || Normalization.isDecomposed(unit) else {
      throw LayoutSyntaxError(
        "a character class holds U+\(CodePointNames.hex(unit)), which normalised text never has; "
          + "write alternatives instead, such as (?:á|é)")
    }
    return CodePointSet([unit...unit])
  }
}
