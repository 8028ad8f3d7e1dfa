// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Goes through the text of a `.strings` file.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private let file: String
  private var index = 0
  private var line = 1

  init(_ text: String, file: String) {
    scalars = Array(text.unicodeScalars)
    self.file = file
  }

  mutating func pairs() throws(BundleProblem) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipBlanks()
    while index < scalars.count {
      let key = try word("a key")
      try expect("=")
      pairs[key] = try word("a value")
      try expect(";")
    }
    return pairs
  }
}

// MARK: - Parts

extension StringsScanner {
  private func problem(_ message: String) -> BundleProblem { BundleProblem(file: file, line: line, .error, message) }

  private mutating func take() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    defer { index += 1 }
    if scalars[index] == "\n" { line += 1 }
    return scalars[index]
  }

  private func isNext(_ text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }

  private mutating func skipBlanks() throws(BundleProblem) {
    while index < scalars.count {
      if isNext("//") {
        while index < scalars.count, scalars[index] != "\n" { index += 1 }
      } else if isNext("/*") {
        index += 2
        while !isNext("*/") {
          guard take() != nil else { throw problem("a comment is not closed; */ is missing") }
        }
        index += 2
      } else if scalars[index].properties.isWhitespace {
        _ = take()
      } else {
        return
      }
    }
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(BundleProblem) {
    guard index < scalars.count, scalars[index] == sign else {
      throw problem("'\(sign)' is missing; lines are \"key\" = \"value\";")
    }
    index += 1
    try skipBlanks()
  }

  /// A text in quotes, or a name without them.
  private mutating func word(_ what: String) throws(BundleProblem) -> String {
    var result = String.UnicodeScalarView()
    if isNext("\"") {
      index += 1
      try quoted(into: &result)
    } else {
      while index < scalars.count, Self.isNamePart(scalars[index]) {
        result.append(scalars[index])
        index += 1
      }
      if result.isEmpty { throw problem("expected \(what); lines are \"key\" = \"value\";") }
    }
    try skipBlanks()
    return String(result)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(into result: inout String.UnicodeScalarView) throws(BundleProblem) {
    let start = line
    while true {
      switch take() {
      case "\"": return
      case "\\": result.append(try escaped())
      case let scalar?: result.append(scalar)
      case nil: throw BundleProblem(file: file, line: start, .error, "a text is not closed; a \" is missing")
      }
    }
  }

  private mutating func escaped() throws(BundleProblem) -> Unicode.Scalar {
    switch take() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case let sign? where sign == "\"" || sign == "\\" || sign == "'": return sign
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[index...].prefix(4)))
      guard digits.utf8.count == 4, digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
        let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else {
        throw problem("\\U wants four hexadecimal digits that are a character")
      }
      index += 4
      return scalar
    default: throw problem("after \\ comes one of n, t, r, \", \\ or U and four digits")
    }
  }
}
