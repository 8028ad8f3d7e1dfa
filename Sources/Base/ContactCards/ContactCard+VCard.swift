// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension ContactCard {
  /// More is no card, even with a picture.
  package static let mostBytes = 1 << 20
  /// Longer texts are none that a field is filled with, in Unicode scalars: any number of marks may be one character.
  static let longestText = 500
  /// More values of one kind are nobody's, and would only make the keyboard slow.
  static let mostValues = 50

  /// Reads a vCard of version 3.0 or 4.0, as RFC 2426 and RFC 6350 describe them; properties that no field asks for are skipped.
  ///
  /// - Parameter bytes: The whole file, which may be anything.
  package init(parsing bytes: [UInt8]) throws(ContactCardError) {
    self.init()
    guard bytes.count <= Self.mostBytes else { throw ContactCardError(.tooLarge) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw ContactCardError(.notText) }
    var ranked = Ranked()
    var (isOpen, isClosed, hasVersion) = (false, false, false)
    for line in VCardText(text).lines where !line.content.allSatisfy(\.isWhitespace) {
      let number = line.number
      guard let line = VCardLine(line.content) else {
        throw ContactCardError(isOpen ? .badLine : .noCard, line: number)
      }
      let isBracket = line.value.uppercased() == "VCARD"
      if isClosed { throw ContactCardError(.severalCards, line: number) }
      guard isOpen else {
        guard line.name == "BEGIN", isBracket else { throw ContactCardError(.noCard, line: number) }
        isOpen = true
        continue
      }
      switch line.name {
      case "END" where isBracket: isClosed = true
      case "BEGIN": throw ContactCardError(.severalCards, line: number)
      case "VERSION":
        guard ["3.0", "4.0"].contains(line.text) else { throw ContactCardError(.unknownVersion, line: number) }
        hasVersion = true
      default: try take(line, number, &ranked)
      }
    }
    guard isOpen else { throw ContactCardError(.noCard) }
    guard isClosed else { throw ContactCardError(.noEnd) }
    guard hasVersion else { throw ContactCardError(.unknownVersion) }
    emails = ranked.emails.best
    phones = ranked.phones.best
    urls = ranked.urls.best
    addresses = ranked.addresses.best
  }

  /// Lists, until it is known what comes first.
  private struct Ranked {
    var emails = RankedList<String>()
    var phones = RankedList<String>()
    var urls = RankedList<String>()
    var addresses = RankedList<Address>()
  }

  /// Values with how much they are preferred.
  private struct RankedList<Value> {
    private var values: [(rank: Int, value: Value)] = []

    /// The preferred one first, and else in the order of the file.
    var best: [Value] {
      values.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.value)
    }

    mutating func add(_ value: Value, _ line: VCardLine, _ number: Int) throws(ContactCardError) {
      guard values.count < ContactCard.mostValues else { throw ContactCardError(.tooLong, line: number) }
      values.append((line.rank, value))
    }
  }
}

// MARK: - Lines

extension ContactCard {
  private mutating func take(_ line: VCardLine, _ number: Int, _ ranked: inout Ranked) throws(ContactCardError) {
    func checked(_ text: String) throws(ContactCardError) -> String { try Self.checked(text, line: number) }
    func parts(_ count: Int) throws(ContactCardError) -> [String] {
      var parts: [String] = []
      for part in line.parts.prefix(count) { parts.append(try checked(part)) }
      return parts + Array(repeating: "", count: count - parts.count)
    }
    switch line.name {
    case "FN": if fullName.isEmpty { fullName = try checked(line.text) }
    case "N":
      let parts = try parts(5)
      (name.family, name.given, name.additional) = (parts[0], parts[1], parts[2])
      (name.prefix, name.suffix) = (parts[3], parts[4])
    case "NICKNAME": nickname = try checked(line.text)
    case "ORG": organization = try parts(1)[0]
    case "TITLE": jobTitle = try checked(line.text)
    case "EMAIL": try ranked.emails.add(checked(Self.withoutScheme("mailto:", line.text)), line, number)
    case "TEL": try ranked.phones.add(checked(Self.withoutScheme("tel:", line.text)), line, number)
    case "URL": try ranked.urls.add(checked(line.text), line, number)
    case "BDAY": birthday = Birthday(vCard: line.text)
    case "ADR":
      try ranked.addresses.add(Address(parts(7)), line, number)
    default: break
    }
  }

  /// Returns a text that a field can be filled with.
  static func checked(_ text: String, line: Int? = nil) throws(ContactCardError) -> String {
    guard text.unicodeScalars.count <= longestText else { throw ContactCardError(.tooLong, line: line) }
    guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw ContactCardError(.controlCharacter, line: line)
    }
    return text
  }

  /// Version 4.0 has numbers as `tel:+1-555-0100;ext=1`.
  static func withoutScheme(_ scheme: String, _ text: String) -> String {
    guard text.lowercased().hasPrefix(scheme) else { return text }
    return String(text.dropFirst(scheme.count).prefix { $0 != ";" && $0 != "?" })
  }
}

extension ContactCard.Birthday {
  /// Reads a date of ISO 8601 in the forms that RFC 6350 has, a time behind it aside: `20010203`, `2001-02-03`, `--0203`.
  init?(vCard text: String) {
    let date = text.prefix { $0 != "T" }
    let hasYear = !date.hasPrefix("--")
    guard date.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else { return nil }
    let digits = date.filter { $0 != "-" }
    guard digits.count == (hasYear ? 8 : 4), let month = Int(digits.dropLast(2).suffix(2)),
      let day = Int(digits.suffix(2)), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let year = hasYear ? Int(digits.prefix(4)) : nil
    self.init(year: year, month: month, day: day)
  }
}
