// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension PasswordRules {
  /// Reads rules as an app writes them; an empty text asks for nothing.
  ///
  /// - Throws: For anything that is not understood, as a password by half of the rules would be refused.
  package init(parsing text: String) throws(PasswordRulesError) {
    guard text.utf8.count <= Self.longestText else { throw PasswordRulesError(.tooLong) }
    var reader = Reader(bytes: Array(text.utf8))
    while reader.beginRule() { take(try reader.rule()) }
    try checkLengths()
  }

  private mutating func take(_ rule: Reader.Rule) {
    switch rule {
    case .required(let signs): required.append(signs)
    case .allowed(let signs): allowed = (allowed ?? .empty) | signs
    // Of several, the strictest counts.
    case .mostInARow(let count): mostInARow = min(mostInARow ?? count, count)
    case .leastLength(let length): leastLength = max(leastLength ?? length, length)
    case .mostLength(let length): mostLength = min(mostLength ?? length, length)
    }
  }

  private func checkLengths() throws(PasswordRulesError) {
    if let leastLength, let mostLength, leastLength > mostLength { throw PasswordRulesError(.contradiction) }
  }
}

/// Goes through the text of rules from its first byte to its last.
private struct Reader {
  enum Rule {
    case required(SignClass)
    case allowed(SignClass)
    case mostInARow(Int)
    case leastLength(Int)
    case mostLength(Int)
  }

  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next) { index += 1 }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private func error(_ code: PasswordRulesError.Code) -> PasswordRulesError { PasswordRulesError(code, at: index + 1) }

  /// Goes to the next rule.
  ///
  /// - Returns: False at the end.
  mutating func beginRule() -> Bool {
    while take(";") {}
    return next != nil
  }

  mutating func rule() throws(PasswordRulesError) -> Rule {
    let start = index
    let name = word()
    guard ["required", "allowed", "max-consecutive", "minlength", "maxlength"].contains(name) else {
      index = start
      throw error(.unknownRule)
    }
    guard take(":") else { throw error(.noColon) }
    let rule: Rule =
      switch name {
      case "required": .required(try classes())
      case "allowed": .allowed(try classes())
      case "max-consecutive": .mostInARow(try number())
      case "minlength": .leastLength(try number())
      default: .mostLength(try number())
      }
    skipSpace()
    guard next == nil || next == UInt8(ascii: ";") else { throw error(.noSemicolon) }
    return rule
  }

  /// A name, in small letters.
  private mutating func word() -> String {
    skipSpace()
    let start = index
    while let next, (0x61...0x7A).contains(next | 0x20) || next == UInt8(ascii: "-") { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func number() throws(PasswordRulesError) -> Int {
    skipSpace()
    let start = index
    while let next, (0x30...0x39).contains(next) { index += 1 }
    guard let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)),
      (1...PasswordRules.longestPassword).contains(number)
    else {
      index = start
      throw error(.badNumber)
    }
    return number
  }

  private mutating func classes() throws(PasswordRulesError) -> SignClass {
    var all = try signClass()
    while take(",") { all = all | (try signClass()) }
    return all
  }

  private mutating func signClass() throws(PasswordRulesError) -> SignClass {
    if take("[") { return try signsInBrackets() }
    let start = index
    switch word() {
    case "upper": return .upper
    case "lower": return .lower
    case "digit": return .digit
    case "special": return .special
    // What a password that is made up has of all signs there are.
    case "ascii-printable", "unicode": return .printable
    default:
      index = start
      throw error(.unknownClass)
    }
  }

  /// The signs up to the closing bracket; another bracket right before it is one of them.
  private mutating func signsInBrackets() throws(PasswordRulesError) -> SignClass {
    let start = index
    guard var end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else { throw error(.openBracket) }
    if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "]") { end += 1 }
    let signs = SignClass(bytes[start..<end])
    guard !signs.isEmpty else { throw error(.emptyClass) }
    index = end + 1
    return signs
  }
}
