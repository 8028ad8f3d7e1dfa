// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How a string variable stands inside a pattern.
///
/// The standard lets a variable be plain text as well as a part of a pattern without saying which is which. Published
/// layouts hold signs such as `^`, `+` and `|` in variables and mean the signs. So a value is a part of a pattern only
/// when it has a class, a group or a counted repetition and is a right pattern by itself; otherwise it is text.
enum PatternFragment {
  static func escaped(_ value: String, _ symbols: LayoutSymbols) -> String {
    if looksLikePattern(value), PatternParser.accepts(value, symbols) {
      return value
    }
    var result = String.UnicodeScalarView()
    var scanner = ScalarScanner(value)
    while let scalar = scanner.next() {
      if scalar == "\\", let kind = scanner.peek, kind == "u" || kind == "m" {
        result.append(scalar)
        if let inside = scanner.take(upTo: "}") {
          result.append(contentsOf: inside.unicodeScalars)
          result.append("}")
        }
        continue
      }
      if PatternClasses.isEscapable(scalar) {
        result.append("\\")
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func looksLikePattern(_ value: String) -> Bool {
    var scanner = ScalarScanner(value)
    while let scalar = scanner.next() {
      switch scalar {
      case "[", "(":
        return true
      case "{" where value.unicodeScalars.contains(","):
        return true
      case "\\":
        guard let kind = scanner.next() else { return false }
        if kind == "u" || kind == "m" {
          _ = scanner.take(upTo: "}")
        } else {
          return true
        }
      default:
        continue
      }
    }
    return false
  }
}
