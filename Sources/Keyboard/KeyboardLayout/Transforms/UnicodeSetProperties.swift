// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The properties that the repertoire of a test file may name: general categories.
enum UnicodeSetProperties {
  static func set(_ raw: String) throws(LayoutSyntaxError) -> CodePointSet {
    var name = raw.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    let isNegated = name.hasPrefix("^")
    if isNegated {
      name.removeFirst()
    }
    for prefix in ["gc=", "generalcategory="] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    let categories = Set(all.filter { $0.key == name || (name.count == 1 && $0.key.hasPrefix(name)) }.map(\.value))
    guard !categories.isEmpty else {
      throw LayoutSyntaxError("the property \"\(raw)\" is not known here; use a general category such as Lu, or a list")
    }
    var ranges: [ClosedRange<UInt32>] = []
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value), categories.contains(scalar.properties.generalCategory) else { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    let set = CodePointSet(ranges)
    return isNegated ? set.complement : set
  }

  private static let all: [String: Unicode.GeneralCategory] = [
    "lu": .uppercaseLetter, "ll": .lowercaseLetter, "lt": .titlecaseLetter, "lm": .modifierLetter, "lo": .otherLetter,
    "mn": .nonspacingMark, "mc": .spacingMark, "me": .enclosingMark, "nd": .decimalNumber, "nl": .letterNumber,
    "no": .otherNumber, "pc": .connectorPunctuation, "pd": .dashPunctuation, "ps": .openPunctuation,
    "pe": .closePunctuation, "pi": .initialPunctuation, "pf": .finalPunctuation, "po": .otherPunctuation,
    "sm": .mathSymbol, "sc": .currencySymbol, "sk": .modifierSymbol, "so": .otherSymbol, "zs": .spaceSeparator,
    "zl": .lineSeparator, "zp": .paragraphSeparator, "cc": .control, "cf": .format, "co": .privateUse,
  ]
}
