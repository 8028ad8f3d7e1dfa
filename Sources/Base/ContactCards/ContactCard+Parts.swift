// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

extension ContactCard {
  /// A value of a field, and what belongs to it.
  package struct Entry: Hashable, Sendable {
    package let text: String
    /// The other parts of the same name, address or birthday.
    package let parts: [FieldText]
  }

  /// What a field of a kind may be filled with, as `values(for:)` has it, and fields of other kinds together with it.
  ///
  /// - Parameters:
  ///   - content: The kind of the field.
  ///   - others: The kinds of other fields; those that are no parts of the same thing are left out.
  package func entries(for content: ContentType, with others: [ContentType]) -> [Entry] {
    let kinds = others.filter { $0 != content && $0.whole != nil && $0.whole == content.whole }
    var entries: [Entry] = []
    for card in oneByAddress(content) {
      for text in card.values(for: content) where !entries.contains(where: { $0.text == text }) {
        let parts = kinds.compactMap { kind in card.values(for: kind).first.map { FieldText($0, as: kind) } }
        entries.append(Entry(text: text, parts: parts))
      }
    }
    return entries
  }

  /// The card with each of its addresses alone, where an address is asked for: the parts of one belong together.
  private func oneByAddress(_ content: ContentType) -> [ContactCard] {
    guard content.whole?.rawValue == "location" else { return [self] }
    return addresses.map { address in
      var card = self
      card.addresses = [address]
      return card
    }
  }
}
