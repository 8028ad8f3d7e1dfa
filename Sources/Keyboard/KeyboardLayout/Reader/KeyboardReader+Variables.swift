// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - variables

extension KeyboardReader {
  /// Reads strings, then sets, then usets, the order in which the standard's grammar has them in the file; inside one
  /// kind a variable can only refer to those before it.
  mutating func readVariables(_ sections: [XMLElement]) {
    var own: Set<String> = []
    for kind in ["string", "set", "uset"] {
      for element in sections.flatMap(\.children) where element.name == kind {
        guard let id = element["id"], let value = element["value"] else { continue }
        guard (1...32).contains(id.utf8.count), id.utf8.allSatisfy(isIdentifierByte) else {
          report(element.error("\"\(id)\" cannot be the id of a variable; use up to 32 letters, digits and \"_\""))
          continue
        }
        if !element.isImported, !own.insert(id).inserted {
          report(element.error("there is another variable \"\(id)\" already; give each its own id"))
          continue
        }
        define(id, value, element)
      }
    }
    keyboard.specials += sections.flatMap { KeyboardReader.specials(of: $0.children) }
  }

  /// A later definition takes the place of an imported one, whatever the kinds of the two.
  private mutating func define(_ id: String, _ value: String, _ element: XMLElement) {
    switch element.name {
    case "string":
      let text = attempt(element, "value") { symbols throws(LayoutSyntaxError) in
        let text = try symbols.expandingStrings(in: value)
        // It may be a part of a pattern, where any marker can be matched.
        _ = try symbols.unescaped(text, allowsAnyMarker: true)
        return text
      }
      forget(id)
      // With an error the variable is still known, so that its uses are not reported too.
      symbols.strings[id] = text ?? ""
    case "set":
      let items = attempt(element, "value") { symbols throws(LayoutSyntaxError) in
        try VariableSet.items(value, &symbols)
      }
      forget(id)
      symbols.sets[id] = items ?? []
    default:
      let set = attempt(element, "value") { symbols throws(LayoutSyntaxError) in
        let text = try symbols.expandingStrings(in: value)
        let set = try UnicodeSetParser.parse(text, symbols).codePoints
        try symbols.spend(set.ranges.count)
        return set
      }
      forget(id)
      symbols.usets[id] = set ?? CodePointSet()
    }
  }

  private mutating func forget(_ id: String) {
    symbols.strings[id] = nil
    symbols.sets[id] = nil
    symbols.usets[id] = nil
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
  }
}
