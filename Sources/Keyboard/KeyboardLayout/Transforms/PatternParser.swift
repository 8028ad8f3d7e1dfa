// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Parses the `from` of a transform. Source: UTS #35 part 7, sections "Regex-like Syntax", "Additional Features" and
/// "Disallowed Regex Features", and CLDR's grammar for `from`.
struct PatternParser {
  /// How deep groups may stand inside each other.
  private static let depthLimit = 16

  var scanner: ScalarScanner
  var symbols: LayoutSymbols
  /// For each capture in order: the set variable that is all of its content, if one is.
  private(set) var captureSets: [String?] = []
  private var depth = 0
  private var isInCapture = false

  private init(_ text: String, _ symbols: LayoutSymbols) {
    scanner = ScalarScanner(text)
    self.symbols = symbols
  }

  static func parse(_ raw: String, _ symbols: inout LayoutSymbols) throws(LayoutSyntaxError) -> Pattern {
    guard !raw.isEmpty else {
      throw LayoutSyntaxError("an empty pattern matches nothing; say which text is to be replaced")
    }
    let known = symbols
    let text = try symbols.expandingStrings(in: raw) { PatternFragment.escaped($0, known) }
    var parser = PatternParser(text, symbols)
    let node = try parser.parseAll()
    symbols = parser.symbols
    guard node.lengths(cap: 1).least > 0 else {
      throw LayoutSyntaxError("the pattern can match the empty text, which the standard forbids")
    }
    return try Pattern(node, captureSets: parser.captureSets)
  }

  /// True when the text is a pattern by itself.
  static func accepts(_ text: String, _ symbols: LayoutSymbols) -> Bool {
    var parser = PatternParser(text, symbols)
    return (try? parser.parseAll()) != nil
  }

  private mutating func parseAll() throws(LayoutSyntaxError) -> PatternNode {
    var start: [PatternNode] = []
    if scanner.skip("^") {
      start.append(.start)
    }
    let choice = try parseChoice()
    guard scanner.isAtEnd else {
      throw LayoutSyntaxError("a \")\" has no \"(\" before it; write \\) for the sign itself")
    }
    return start.isEmpty ? choice : anchored(choice)
  }

  /// `^` belongs to the first alternative only, as in every regular expression.
  private func anchored(_ node: PatternNode) -> PatternNode {
    if case .choice(var nodes) = node, let first = nodes.first {
      nodes[0] = .sequence([.start, first])
      return .choice(nodes)
    }
    return .sequence([.start, node])
  }

  private mutating func parseChoice() throws(LayoutSyntaxError) -> PatternNode {
    var choices = [try parseSequence()]
    while scanner.skip("|") {
      choices.append(try parseSequence())
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func parseSequence() throws(LayoutSyntaxError) -> PatternNode {
    var nodes: [PatternNode] = []
    var literal: [TextUnit] = []
    while let scalar = scanner.peek, scalar != "|", scalar != ")" {
      let atom = try parseAtom()
      let units = literalUnits(of: atom)
      if let quantified = try parseQuantifier(of: atom) {
        appendLiteral(&literal, to: &nodes)
        nodes.append(quantified)
      } else if let units {
        literal += units
      } else {
        appendLiteral(&literal, to: &nodes)
        nodes.append(atom)
      }
    }
    appendLiteral(&literal, to: &nodes)
    guard !nodes.isEmpty else {
      throw LayoutSyntaxError(
        "a part of the pattern is empty; put something on both sides of \"|\" and into every group")
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private func literalUnits(of node: PatternNode) -> [TextUnit]? {
    switch node {
    case .unit(let unit):
      return [unit]
    case .sequence(let nodes):
      var units: [TextUnit] = []
      for node in nodes {
        guard case .unit(let unit) = node else { return nil }
        units.append(unit)
      }
      return units
    case .set, .start, .choice, .repeated, .capture:
      return nil
    }
  }

  /// Text that stands together is normalised together, as the text that it is matched with is.
  private func appendLiteral(_ literal: inout [TextUnit], to nodes: inout [PatternNode]) {
    nodes += symbols.normalized(literal).map(PatternNode.unit)
    literal = []
  }
}

// MARK: - Atoms

extension PatternParser {
  private mutating func parseAtom() throws(LayoutSyntaxError) -> PatternNode {
    guard let scalar = scanner.next() else {
      throw LayoutSyntaxError("the pattern ends too early")
    }
    switch scalar {
    case "(": return try parseGroup()
    case "[": return .set(try parseClass())
    case ".": return .set(CodePointSet.all)
    case "$": return try parseSetVariable()
    case "\\": return try parseEscape()
    case "^":
      throw LayoutSyntaxError("\"^\" stands for the start of the text and can only be first; write \\^ for the sign")
    case "*", "+":
      throw LayoutSyntaxError("\"\(scalar)\" repeats without limit, which is not allowed; use {1,9}, or \\\(scalar)")
    case "?":
      throw LayoutSyntaxError("\"?\" has nothing before it to repeat; write \\? for the sign itself")
    case "{", "}", "]":
      throw LayoutSyntaxError("\"\(scalar)\" has no meaning here; write \\\(scalar) for the sign itself")
    default:
      return unit(scalar.value)
    }
  }

  /// One code point, in the form that the text is matched in.
  private func unit(_ value: TextUnit) -> PatternNode {
    let units = symbols.normalized([value])
    return units.count == 1 ? .unit(units[0]) : .sequence(units.map(PatternNode.unit))
  }

  private mutating func parseQuantifier(of atom: PatternNode) throws(LayoutSyntaxError) -> PatternNode? {
    var result: PatternNode
    if scanner.skip("?") {
      result = .repeated(atom, least: 0, most: 1)
    } else if scanner.skip("{") {
      guard let inside = scanner.take(upTo: "}"), let (least, most) = PatternParser.bounds(inside) else {
        throw LayoutSyntaxError(
          "a quantifier has the form {0,9}: two single digits, the second at least the first and 1")
      }
      result = .repeated(atom, least: least, most: most)
    } else {
      return nil
    }
    if let next = scanner.peek, "?*+{".unicodeScalars.contains(next) {
      throw LayoutSyntaxError("a quantifier cannot follow another one")
    }
    if case .repeated(.start, _, _) = result {
      result = .start
    }
    return result
  }

  private static func bounds(_ text: String) -> (Int, Int)? {
    let bytes = Array(text.utf8)
    guard bytes.count == 3, bytes[1] == UInt8(ascii: ","), let least = digit(bytes[0]), let most = digit(bytes[2]),
      most >= max(1, least)
    else { return nil }
    return (least, most)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }

  private mutating func parseGroup() throws(LayoutSyntaxError) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PatternParser.depthLimit else {
      throw LayoutSyntaxError("groups are nested more than \(PatternParser.depthLimit) deep")
    }
    guard !isInCapture else {
      throw LayoutSyntaxError("a capturing group cannot hold another group; write (?:…) around captures, not inside")
    }
    if scanner.skip("?") {
      guard scanner.skip(":") else {
        throw LayoutSyntaxError("of the groups that start with \"(?\", only (?:…) is allowed")
      }
      let node = try parseChoice()
      try closeGroup()
      return node
    }
    guard captureSets.count < 9 else {
      throw LayoutSyntaxError("a pattern has at most 9 capturing groups; use (?:…) where nothing is captured")
    }
    captureSets.append(nil)
    let number = captureSets.count
    isInCapture = true
    defer { isInCapture = false }
    let mark = scanner
    let node = try parseChoice()
    let inside = mark.text(to: scanner)
    try closeGroup()
    if inside.hasPrefix("$["), inside.hasSuffix("]") {
      let id = String(inside.dropFirst(2).dropLast())
      captureSets[number - 1] = symbols.sets[id] == nil ? nil : id
    }
    return .capture(number, node)
  }

  private mutating func closeGroup() throws(LayoutSyntaxError) {
    guard scanner.skip(")") else {
      throw LayoutSyntaxError("a group is not closed; add \")\", or write \\( for the sign itself")
    }
  }

  private mutating func parseSetVariable() throws(LayoutSyntaxError) -> PatternNode {
    guard scanner.skip("["), let id = scanner.take(upTo: "]") else {
      throw LayoutSyntaxError(
        "\"$\" must be followed by [set] or {string}; write \\$ for the sign. The end needs no mark")
    }
    if let uset = symbols.usets[id] {
      return .set(uset)
    }
    let items = try symbols.set(id)
    if items.allSatisfy({ $0.count == 1 }) {
      return .set(CodePointSet(items.map { $0[0]...$0[0] }))
    }
    let choices = items.map { PatternNode.sequence($0.map(PatternNode.unit)) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func parseEscape() throws(LayoutSyntaxError) -> PatternNode {
    guard let scalar = scanner.next() else {
      throw LayoutSyntaxError("the pattern ends with a backslash; write \\\\ for the sign itself")
    }
    if scalar == "u" {
      let units = try Escapes.codePoints(from: &scanner)
      return units.count == 1 ? unit(units[0]) : .sequence(symbols.normalized(units).map(PatternNode.unit))
    }
    if scalar == "m" {
      let id = try Escapes.markerID(from: &scanner)
      return id == "." ? .set(CodePointSet([Marker.units])) : .unit(try symbols.marker(id))
    }
    if let set = PatternClasses.fixed(scalar) {
      return set.count == 1 ? .unit(set.ranges[0].lowerBound) : .set(set)
    }
    guard PatternClasses.isEscapable(scalar) else {
      throw LayoutSyntaxError("\\\(scalar) is not an escape of the standard")
    }
    return .unit(scalar.value)
  }
}
