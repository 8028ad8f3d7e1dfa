// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Parses sets in UnicodeSet notation. Source: UTS #35 part 1, section "Unicode Sets"; what part 7 leaves out of it
/// (properties in layouts, `\u1234`) is an error here.
struct UnicodeSetParser {
  /// What is allowed besides characters, ranges, nested sets and `-` and `&`.
  struct Features: OptionSet {
    let rawValue: Int
    /// `{ab}`: a member of several characters.
    static let strings = Features(rawValue: 1)
    /// `[:Lu:]`, `\p{Lu}`: general categories.
    static let properties = Features(rawValue: 2)
    /// `\u1234` and `\x{C1}` beside `\u{1234}`.
    static let oldEscapes = Features(rawValue: 4)
  }

  /// The members of a set.
  struct Members {
    var codePoints = CodePointSet()
    var strings: Set<String> = []
    /// Ranges that are still to be put into `codePoints`.
    fileprivate var pending: [ClosedRange<UInt32>] = []

    init(codePoints: CodePointSet = CodePointSet()) {
      self.codePoints = codePoints
    }

    fileprivate mutating func settle() {
      if !pending.isEmpty {
        codePoints = codePoints.union(CodePointSet(pending))
        pending = []
      }
    }
  }

  private static let depthLimit = 16

  var scanner: ScalarScanner
  private let symbols: LayoutSymbols
  private let features: Features
  private var depth = 0

  init(_ scanner: ScalarScanner, _ symbols: LayoutSymbols, _ features: Features = []) {
    self.scanner = scanner
    self.symbols = symbols
    self.features = features
  }

  /// Parses a whole value, white space around it ignored.
  static func parse(
    _ text: String, _ symbols: LayoutSymbols, _ features: Features = []
  ) throws(LayoutSyntaxError) -> Members {
    var parser = UnicodeSetParser(ScalarScanner(text), symbols, features)
    parser.scanner.skipSpace()
    let members = try parser.parseOperand()
    parser.scanner.skipSpace()
    guard parser.scanner.isAtEnd else {
      throw LayoutSyntaxError("there is text after the end of the set; put everything inside one pair of [ ]")
    }
    return members
  }

  /// Parses `[…]` or `$[id]` or a property.
  mutating func parseOperand() throws(LayoutSyntaxError) -> Members {
    depth += 1
    defer { depth -= 1 }
    guard depth <= UnicodeSetParser.depthLimit else {
      throw LayoutSyntaxError("sets are nested more than \(UnicodeSetParser.depthLimit) deep")
    }
    if scanner.skip("$[") {
      guard let id = scanner.take(upTo: "]") else {
        throw LayoutSyntaxError("\"$[\" is not closed; write $[uset]")
      }
      return Members(codePoints: try symbols.uset(id))
    }
    if scanner.skip("[:") {
      return Members(codePoints: try parseProperty(end: ":]"))
    }
    if scanner.isNext("\\p{") || scanner.isNext("\\P{") {
      let isNegated = scanner.isNext("\\P{")
      _ = scanner.skip(isNegated ? "\\P{" : "\\p{")
      let set = try parseProperty(end: "}")
      return Members(codePoints: isNegated ? set.complement : set)
    }
    guard scanner.skip("[") else {
      throw LayoutSyntaxError("a set must be written in brackets, such as [a-z]")
    }
    return try parseMembers()
  }

  private mutating func parseProperty(end: String) throws(LayoutSyntaxError) -> CodePointSet {
    guard features.contains(.properties) else {
      throw LayoutSyntaxError("properties such as \\p{Lu} change with Unicode's versions; list the characters instead")
    }
    guard let last = end.unicodeScalars.first, let name = scanner.take(upTo: last), end.count == 1 || scanner.skip("]")
    else {
      throw LayoutSyntaxError("a property is not closed; write \\p{Lu} or [:Lu:]")
    }
    return try UnicodeSetProperties.set(name)
  }
}

// MARK: - Members

extension UnicodeSetParser {
  /// Reads the members of a set whose `[` is taken.
  private mutating func parseMembers() throws(LayoutSyntaxError) -> Members {
    let isNegated = scanner.skip("^")
    var result = Members()
    // True right after a set, where `-` and `&` combine it with the next.
    var follows = false
    while true {
      scanner.skipSpace()
      if scanner.skip("]") {
        break
      }
      if follows, scanner.isNext("-") || scanner.isNext("&") {
        let isIntersection = scanner.next() == "&"
        scanner.skipSpace()
        if startsOperand {
          result.settle()
          combine(&result, with: try parseOperand(), isIntersection: isIntersection)
          continue
        }
        guard !isIntersection else {
          throw LayoutSyntaxError("\"&\" must stand between two sets; write \\& for the sign itself")
        }
        try addCharacters([0x2D], to: &result)
        follows = false
        continue
      }
      if startsOperand {
        let members = try parseOperand()
        result.pending += members.codePoints.ranges
        result.strings.formUnion(members.strings)
        follows = true
        continue
      }
      follows = false
      if scanner.skip("{") {
        try parseString(into: &result)
        continue
      }
      try addCharacters(try parseCharacters(), to: &result)
    }
    result.settle()
    if isNegated {
      result = Members(codePoints: result.codePoints.complement)
    }
    return result
  }

  private var startsOperand: Bool {
    scanner.isNext("[") || scanner.isNext("$[")
      || (features.contains(.properties) && (scanner.isNext("\\p{") || scanner.isNext("\\P{")))
  }

  private func combine(_ result: inout Members, with other: Members, isIntersection: Bool) {
    if isIntersection {
      result.codePoints = result.codePoints.intersection(other.codePoints)
      result.strings.formIntersection(other.strings)
    } else {
      result.codePoints = result.codePoints.subtracting(other.codePoints)
      result.strings.subtract(other.strings)
    }
  }

  private mutating func parseString(into result: inout Members) throws(LayoutSyntaxError) {
    guard features.contains(.strings) else {
      throw LayoutSyntaxError("a set here holds single characters only; {…} is not allowed, write \\{ for the sign")
    }
    var units: [TextUnit] = []
    while !scanner.skip("}") {
      guard !scanner.isAtEnd else {
        throw LayoutSyntaxError("\"{\" is not closed; write \\{ for the sign itself")
      }
      units += try parseCharacters()
      scanner.skipSpace()
    }
    if units.count == 1 {
      try addCharacters(units, to: &result)
    } else {
      result.strings.insert(MarkedText.string(units))
    }
  }

  private mutating func addCharacters(_ units: [TextUnit], to result: inout Members) throws(LayoutSyntaxError) {
    var mark = scanner
    mark.skipSpace()
    guard units.count == 1, mark.skip("-") else {
      result.pending += units.map { $0...$0 }
      return
    }
    mark.skipSpace()
    guard !mark.isNext("]"), !mark.isNext("["), !mark.isNext("$[") else {
      result.pending += units.map { $0...$0 }
      return
    }
    scanner = mark
    let end = try parseCharacters()
    guard end.count == 1, units[0] <= end[0] else {
      throw LayoutSyntaxError("a range in a set must go from one character to a later one")
    }
    result.pending.append(units[0]...end[0])
  }

  /// One character, or the several of one escape.
  private mutating func parseCharacters() throws(LayoutSyntaxError) -> [TextUnit] {
    guard let scalar = scanner.next() else {
      throw LayoutSyntaxError("a set is not closed; add \"]\"")
    }
    guard scalar == "\\" else {
      return [scalar.value]
    }
    switch scanner.next() {
    case "u" where scanner.isNext("{") || !features.contains(.oldEscapes):
      return try Escapes.codePoints(from: &scanner, isInSet: true)
    case "x" where features.contains(.oldEscapes):
      return try Escapes.codePoints(from: &scanner, isInSet: true)
    case "u":
      return [try fourDigits()]
    case "m":
      throw LayoutSyntaxError("a set holds characters only; match a marker with \\m{…} beside the set")
    case "p", "P", "N":
      throw LayoutSyntaxError("properties and names cannot stand in this set; list the characters instead")
    case "t": return [9]
    case "n": return [10]
    case "r": return [13]
    case .some(let sign) where !sign.properties.isAlphabetic && !("0"..."9").contains(sign):
      return [sign.value]
    case let sign:
      throw LayoutSyntaxError("\\\(sign.map(String.init) ?? "") is not an escape; write \\u{…} with a code point")
    }
  }

  private mutating func fourDigits() throws(LayoutSyntaxError) -> TextUnit {
    var text = ""
    for _ in 0..<4 {
      if let scalar = scanner.next() {
        text.unicodeScalars.append(scalar)
      }
    }
    guard text.utf8.count == 4, let unit = try Escapes.codePoints(text).first else {
      throw LayoutSyntaxError("\\u must be followed by braces, such as \\u{0301}")
    }
    return unit
  }
}
