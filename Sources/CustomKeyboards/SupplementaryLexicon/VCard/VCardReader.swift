// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the names of people out of a file of vCards, of the versions 2.1 (IMC), 3.0 (RFC 2426) and 4.0 (RFC 6350).
///
/// Any bytes are accepted; what is no vCard has no names. Texts in other charsets than UTF-8, ASCII, ISO 8859-1 and
/// Windows-1252 are passed over, and so are cards of companies and groups.
package enum VCardReader {
  /// - Parameter limit: How many names are read at the most.
  /// - Returns: The names in the order of the cards.
  package static func names(in bytes: [UInt8], limit: Int) -> [PersonName] {
    var names: [PersonName] = []
    var lines = VCardLines(bytes)
    var card: Card?
    /// How many cards that are part of this one are open.
    var depth = 0
    var announcesCard = false
    while names.count < limit, let line = lines.next() {
      guard let property = VCardProperty(line) else { continue }
      switch property.name {
      case "BEGIN":
        if card != nil, announcesCard || depth > 0 { depth += 1 } else { card = Card() }
      case "END":
        if depth > 0 {
          depth -= 1
        } else if let ended = card {
          if let name = ended.person { names.append(name) }
          card = nil
          lines.keepsIndent = false
        }
      default:
        guard depth == 0 else { break }
        if property.name == "VERSION" { lines.keepsIndent = property.text.map { $0.contains("2.1") } ?? false }
        card?.take(property, isOld: lines.keepsIndent)
      }
      // Only version 2.1 puts one card into another, behind a line of this name.
      announcesCard = property.name == "AGENT"
    }
    return names
  }
}

/// What is read of one card.
private struct Card {
  var name = PersonName()
  var isPerson = true

  /// `isOld`: Whether the card is of version 2.1, which has no lists.
  mutating func take(_ property: VCardProperty, isOld: Bool) {
    switch property.name {
    case "N":
      guard let text = property.text else { return }
      let components = VCardProperty.parts(of: text, between: ";").map { component in
        isOld ? [VCardProperty.unescaped(component)] : Self.list(component)
      }
      name.family = components.first ?? []
      name.given = Array(components.dropFirst().prefix(2).joined())
    case "FN": name.formatted = property.text.map { VCardProperty.unescaped($0) } ?? name.formatted
    case "NICKNAME": name.nicknames += (property.text.map(Self.list) ?? [])
    case "KIND", "X-ADDRESSBOOKSERVER-KIND": isPerson = property.text?.lowercased() == "individual"
    case "X-ABSHOWAS": isPerson = property.text?.lowercased() != "company"
    default: break
    }
  }

  private static func list(_ text: String) -> [String] {
    VCardProperty.parts(of: text, between: ",").map { VCardProperty.unescaped($0) }
  }

  var person: PersonName? { isPerson && !name.words.isEmpty ? name : nil }
}
