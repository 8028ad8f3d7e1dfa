// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Parses the value of a `set` variable. Source: UTS #35 part 7, element `set`.
enum VariableSet {
  private static let itemLimit = 20_000

  static func items(_ value: String, _ symbols: inout LayoutSymbols) throws(LayoutSyntaxError) -> [[TextUnit]] {
    var result: [[TextUnit]] = []
    for word in words(value) {
      if word.hasPrefix("$["), word.dropFirst(2).firstIndex(of: "]") == word.index(before: word.endIndex) {
        result += try symbols.set(String(word.dropFirst(2).dropLast()))
      } else if word.contains("$[") {
        throw LayoutSyntaxError("\"\(word)\": a set in a set must have white space on both sides")
      } else {
        let units = try symbols.text(word)
        if !units.isEmpty {
          result.append(units)
        }
      }
      guard result.count <= itemLimit else {
        throw LayoutSyntaxError("the set has more than \(itemLimit) items")
      }
    }
    try symbols.spend(result.count)
    return result
  }

  /// Splits at white space, but not inside `\u{1 2}`.
  private static func words(_ value: String) -> [String] {
    var result: [String] = []
    var word = String.UnicodeScalarView()
    var scanner = ScalarScanner(value)
    while let scalar = scanner.next() {
      if scalar.properties.isWhitespace {
        if !word.isEmpty {
          result.append(String(word))
          word = String.UnicodeScalarView()
        }
        continue
      }
      word.append(scalar)
      if scalar == "\\", scanner.isNext("u{"), let inside = scanner.take(upTo: "}") {
        word.append(contentsOf: inside.unicodeScalars)
        word.append("}")
      }
    }
    return word.isEmpty ? result : result + [String(word)]
  }
}
