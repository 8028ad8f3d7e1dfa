// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Parses the attributes of a reorder. Source: UTS #35 part 7, section "Element: reorder".
enum ReorderParser {
  /// The elements of `from` or `before`: one set for each character matched.
  static func elements(_ raw: String, _ symbols: inout LayoutSymbols) throws(LayoutSyntaxError) -> [CodePointSet] {
    var result: [CodePointSet] = []
    var literal: [TextUnit] = []
    var scanner = ScalarScanner(try symbols.expandingStrings(in: raw))
    while let scalar = scanner.peek {
      if scalar == "[" || scanner.isNext("$[") {
        result += symbols.normalized(literal).map { CodePointSet([$0...$0]) }
        literal = []
        var parser = UnicodeSetParser(scanner, symbols)
        result.append(try parser.parseOperand().codePoints)
        scanner = parser.scanner
        continue
      }
      _ = scanner.next()
      literal += scalar == "\\" ? try escaped(&scanner) : [scalar.value]
    }
    result += symbols.normalized(literal).map { CodePointSet([$0...$0]) }
    guard result.allSatisfy({ !$0.isEmpty }) else {
      throw LayoutSyntaxError("a set is empty and would match nothing")
    }
    guard result.count <= LayoutSession.contextLimit else {
      throw LayoutSyntaxError("more than \(LayoutSession.contextLimit) characters cannot be matched")
    }
    return result
  }

  private static func escaped(_ scanner: inout ScalarScanner) throws(LayoutSyntaxError) -> [TextUnit] {
    switch scanner.next() {
    case "u":
      return try Escapes.codePoints(from: &scanner)
    case "m":
      throw LayoutSyntaxError("a reorder cannot match markers; they move with the character after them")
    case .some(let sign) where PatternClasses.isEscapable(sign) || sign == "-":
      return [sign.value]
    case let sign:
      throw LayoutSyntaxError("\\\(sign.map(String.init) ?? "") is not an escape; write \\\\ for the sign itself")
    }
  }

  /// A list of weights from -128 to 127, the last one repeated to `count`.
  static func weights(_ raw: String, count: Int) throws(LayoutSyntaxError) -> [Int] {
    var result: [Int] = []
    for word in NameToken.list(raw) {
      guard let value = Int(word), (-128...127).contains(value) else {
        throw LayoutSyntaxError("\"\(word)\" must be a whole number from -128 to 127")
      }
      result.append(value)
    }
    return try filled(result, count: count)
  }

  /// A list of `true` and `false` (or 1 and 0, as the standard's own example has it), the last repeated to `count`.
  static func flags(_ raw: String, count: Int) throws(LayoutSyntaxError) -> [Bool] {
    var result: [Bool] = []
    for word in NameToken.list(raw) {
      switch word {
      case "true", "1": result.append(true)
      case "false", "0": result.append(false)
      default: throw LayoutSyntaxError("\"\(word)\" must be true or false")
      }
    }
    return try filled(result, count: count)
  }

  private static func filled<Value>(_ list: [Value], count: Int) throws(LayoutSyntaxError) -> [Value] {
    guard let last = list.last else {
      throw LayoutSyntaxError("the list is empty")
    }
    guard list.count <= count else {
      throw LayoutSyntaxError("the list has \(list.count) values, but \"from\" matches \(count) characters only")
    }
    return list + Array(repeating: last, count: count - list.count)
  }
}
