// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension ContactCard {
  /// Writes the card as a vCard. Source: RFC 6350.
  ///
  /// - Parameter bytes: The file until now, a vCard of version 3.0 or 4.0: whatever the card does not say otherwise stays in it, byte for
  ///   byte, and with it properties that no field asks for. Without one, or an empty one, there is a new card of version 4.0.
  /// - Returns: The whole file, which reads as `normalized()`.
  /// - Throws: What `normalized()` and reading the file throw, and `tooLarge`.
  package func vCard(over bytes: [UInt8] = []) throws(ContactCardError) -> [UInt8] {
    let card = try normalized()
    let old = try bytes.isEmpty ? ContactCard() : ContactCard(parsing: bytes).normalized()
    var editor = VCardEditor(bytes.isEmpty ? Self.emptyText : String(decoding: bytes, as: UTF8.self))
    if card.fullName != old.fullName { editor.setFullName(card.fullName) }
    if card.name != old.name { editor.setParts("N", to: card.name.parts) }
    if card.nickname != old.nickname { editor.set("NICKNAME", to: VCardLine.escape(card.nickname)) }
    if card.organization != old.organization { editor.setParts("ORG", to: [card.organization]) }
    if card.jobTitle != old.jobTitle { editor.set("TITLE", to: VCardLine.escape(card.jobTitle)) }
    if card.birthday != old.birthday { editor.set("BDAY", to: card.birthday?.vCard ?? "") }
    if card.emails != old.emails { editor.setTexts("EMAIL", to: card.emails, Self.email) }
    if card.phones != old.phones { editor.setTexts("TEL", to: card.phones, Self.phone) }
    if card.urls != old.urls {
      // Commas and semicolons are signs of addresses, and have no escapes there.
      editor.setList("URL", to: card.urls, read: { $0.text.isEmpty ? nil : $0.text }) { url, _ in
        VCardLine.escape(url, ["\\"])
      }
    }
    if card.addresses != old.addresses {
      editor.setList("ADR", to: card.addresses, read: Self.address) { address, line in
        VCardEditor.value(address.parts, from: 1, over: line)
      }
    }
    let written = Array(editor.text.utf8)
    // What could not be read again must not take the place of a card.
    _ = try ContactCard(parsing: written)
    return written
  }

  /// The address of a line; `nil` for one that has nothing of an address that fields ask for.
  private static func address(_ line: VCardLine) -> Address? {
    let address = Address(line.parts).normalized
    return address == Address() ? nil : address
  }

  private static let emptyText = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\r\nEND:VCARD\r\n"
}

extension VCardEditor {
  /// Sets the texts of a property.
  fileprivate mutating func setTexts(_ name: String, to texts: [String], _ normalize: (String) -> String) {
    func read(_ line: VCardLine) -> String? {
      let text = normalize(line.text)
      return text.isEmpty ? nil : text
    }
    setList(name, to: texts, read: read) { text, _ in VCardLine.escape(text) }
  }
}

// MARK: - Normal form

extension ContactCard {
  /// Returns the card as a file can hold it: without empty values in lists, and without white space at the ends of texts.
  ///
  /// - Throws: `controlCharacter`, `tooLong` and `noDate` for what no card may have.
  package func normalized() throws(ContactCardError) -> ContactCard {
    func text(_ text: String) throws(ContactCardError) -> String { try Self.checked(text.withoutOuterWhitespace) }
    func list(_ texts: [String], _ normalize: (String) -> String) throws(ContactCardError) -> [String] {
      var result: [String] = []
      for text in texts.map(normalize) where !text.isEmpty { result.append(try Self.checked(text)) }
      guard result.count <= Self.mostValues else { throw ContactCardError(.tooLong) }
      return result
    }
    var card = self
    card.fullName = try text(fullName)
    card.name = Name(try name.parts.map(text))
    card.nickname = try text(nickname)
    card.organization = try text(organization)
    card.jobTitle = try text(jobTitle)
    card.emails = try list(emails, Self.email)
    card.phones = try list(phones, Self.phone)
    card.urls = try list(urls, \.withoutOuterWhitespace)
    card.addresses = addresses.map(\.normalized).filter { $0 != Address() }
    for part in card.addresses.flatMap(\.parts) { _ = try Self.checked(part) }
    guard card.addresses.count <= Self.mostValues else { throw ContactCardError(.tooLong) }
    if let birthday, Birthday(vCard: birthday.vCard) != birthday { throw ContactCardError(.noDate) }
    return card
  }

  fileprivate static func email(_ text: String) -> String { plain(text, "mailto:") }
  fileprivate static func phone(_ text: String) -> String { plain(text, "tel:") }

  /// What reading leaves of a text.
  private static func plain(_ text: String, _ scheme: String) -> String {
    let plain = withoutScheme(scheme, text.withoutOuterWhitespace).withoutOuterWhitespace
    return plain == text ? text : self.plain(plain, scheme)
  }
}

extension ContactCard.Name {
  /// In the order of vCards.
  fileprivate var parts: [String] { [family, given, additional, prefix, suffix] }

  fileprivate init(_ parts: [String]) {
    (family, given, additional, prefix, suffix) = (parts[0], parts[1], parts[2], parts[3], parts[4])
  }
}

extension ContactCard.Address {
  /// In the order of vCards, behind the post office box.
  fileprivate var parts: [String] { [extended, street, city, region, postalCode, country] }

  fileprivate var normalized: Self { Self([""] + parts.map(\.withoutOuterWhitespace)) }

  /// - Parameter parts: Those of a vCard, with the post office box.
  init(_ parts: [String]) {
    let parts = parts + Array(repeating: "", count: max(0, 7 - parts.count))
    (extended, street, city) = (parts[1], parts[2], parts[3])
    (region, postalCode, country) = (parts[4], parts[5], parts[6])
  }
}

extension ContactCard.Birthday {
  /// As RFC 6350 has it.
  fileprivate var vCard: String { year == nil ? "--" + text.filter { $0 != "-" } : text.filter { $0 != "-" } }
}
