// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A parsed `to`. Source: UTS #35 part 7, section "Replacement syntax".
package struct Replacement: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal([TextUnit])
    /// Capture 0 is the whole match.
    case capture(Int)
    /// The item of the second set that stands where the captured text stands in the first one.
    case mapped(Int, from: [[TextUnit]], to: [[TextUnit]])
  }

  private(set) var parts: [Part] = []

  /// What the match is replaced with.
  func units(for match: PatternMatch, in text: [TextUnit]) -> [TextUnit] {
    var result: [TextUnit] = []
    for part in parts {
      switch part {
      case .literal(let units):
        result += units
      case .capture(let number):
        result += Replacement.captured(number, match, text)
      case .mapped(let number, let from, let to):
        let captured = Array(Replacement.captured(number, match, text))
        if let index = from.firstIndex(of: captured), index < to.count {
          result += to[index]
        }
      }
    }
    return result
  }

  private static func captured(_ number: Int, _ match: PatternMatch, _ text: [TextUnit]) -> ArraySlice<TextUnit> {
    if number == 0 {
      return text[match.range]
    }
    guard number <= match.captures.count, let range = match.captures[number - 1] else { return [] }
    return text[range]
  }
}

// MARK: - Parsing

extension Replacement {
  static func parse(
    _ raw: String, for pattern: Pattern, _ symbols: inout LayoutSymbols
  ) throws(LayoutSyntaxError) -> Replacement {
    var result = Replacement()
    var literal: [TextUnit] = []
    var scanner = ScalarScanner(raw)
    while let scalar = scanner.next() {
      switch scalar {
      case "\\":
        literal += try parseEscape(&scanner, &symbols)
      case "$" where scanner.skip("$"):
        literal.append(scalar.value)
      case "$" where scanner.skip("{"):
        guard let id = scanner.take(upTo: "}") else {
          throw LayoutSyntaxError("\"${\" is not closed; write ${id}")
        }
        literal += try symbols.unescaped(try symbols.string(id))
      case "$":
        result.appendLiteral(&literal, symbols)
        result.parts.append(try parseReference(&scanner, pattern, symbols))
      default:
        literal.append(scalar.value)
      }
    }
    result.appendLiteral(&literal, symbols)
    return result
  }

  private mutating func appendLiteral(_ literal: inout [TextUnit], _ symbols: LayoutSymbols) {
    if !literal.isEmpty {
      parts.append(.literal(symbols.normalized(literal)))
    }
    literal = []
  }

  private static func parseEscape(
    _ scanner: inout ScalarScanner, _ symbols: inout LayoutSymbols
  ) throws(LayoutSyntaxError) -> [TextUnit] {
    switch scanner.next() {
    case "u":
      return try Escapes.codePoints(from: &scanner)
    case "m":
      let id = try Escapes.markerID(from: &scanner)
      guard id != "." else {
        throw LayoutSyntaxError("\\m{.} stands for any marker and can only be matched, not typed")
      }
      return [try symbols.marker(id)]
    case .some(let sign) where PatternClasses.isEscapable(sign) || sign == "-":
      return [sign.value]
    case let sign:
      throw LayoutSyntaxError("\\\(sign.map(String.init) ?? "") is not an escape; write \\\\ for the sign itself")
    }
  }

  private static func parseReference(
    _ scanner: inout ScalarScanner, _ pattern: Pattern, _ symbols: LayoutSymbols
  ) throws(LayoutSyntaxError) -> Part {
    if scanner.skip("[") {
      guard let inside = scanner.take(upTo: "]") else {
        throw LayoutSyntaxError("\"$[\" is not closed; write $[1:set]")
      }
      return try mappedSet(inside, pattern, symbols)
    }
    guard let number = digit(scanner.next()) else {
      throw LayoutSyntaxError("\"$\" must be followed by a digit, {string} or [1:set]; write $$ for the sign itself")
    }
    guard number <= pattern.captureSets.count else {
      throw LayoutSyntaxError("$\(number) has no capturing group in \"from\"")
    }
    return .capture(number)
  }

  private static func mappedSet(
    _ inside: String, _ pattern: Pattern, _ symbols: LayoutSymbols
  ) throws(LayoutSyntaxError) -> Part {
    var scanner = ScalarScanner(inside)
    guard let number = digit(scanner.next()), number > 0, scanner.skip(":") else {
      throw LayoutSyntaxError("a set can only be mapped here: write $[1:set], where 1 is a capturing group of \"from\"")
    }
    let id = String(inside.dropFirst(2))
    let to = try symbols.set(id)
    guard number <= pattern.captureSets.count else {
      throw LayoutSyntaxError("$[\(inside)] has no capturing group \(number) in \"from\"")
    }
    guard let source = pattern.captureSets[number - 1] else {
      throw LayoutSyntaxError("group \(number) of \"from\" must hold one <set> variable and nothing else to be mapped")
    }
    let from = try symbols.set(source)
    guard from.count == to.count else {
      throw LayoutSyntaxError(
        "the sets \"\(source)\" and \"\(id)\" must have the same number of items, not \(from.count) and \(to.count)")
    }
    return .mapped(number, from: from, to: to)
  }

  private static func digit(_ scalar: Unicode.Scalar?) -> Int? {
    guard let scalar, ("0"..."9").contains(scalar) else { return nil }
    return Int(scalar.value - 0x30)
  }
}
