// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The `\u0022` that published test files, and `display` elements of published keyboards, have in place of `\u{22}`.
enum OldEscapes {
  static func modernized(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scanner = ScalarScanner(text)
    while let scalar = scanner.next() {
      result.append(scalar)
      guard scalar == "\\", scanner.isNext("u"), !scanner.isNext("u{") else { continue }
      var rest = scanner
      _ = rest.next()
      let digits = (0..<4).compactMap { _ in rest.next() }
      guard digits.count == 4, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else { continue }
      result.append(contentsOf: "u{".unicodeScalars)
      result.append(contentsOf: digits)
      result.append("}")
      scanner = rest
    }
    return String(result)
  }
}
