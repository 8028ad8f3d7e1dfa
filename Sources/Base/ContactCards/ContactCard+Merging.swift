// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension ContactCard {
  /// A part of a card that has one value.
  package enum Part: Hashable, Sendable, CaseIterable {
    case familyName, givenName, additionalName, namePrefix, nameSuffix, fullName, nickname, organization, jobTitle,
      birthday
  }

  /// What becomes of a card that two have changed.
  package struct Merge: Hashable, Sendable {
    /// The card with the changes of both; where both have changed a part, it is as in `mine`.
    package var card: ContactCard
    /// The parts that both have changed, each to something else.
    package var conflicts: [Part]
  }

  /// Joins what two have made of one card. No value of a list is lost: one that both have changed is there twice.
  ///
  /// - Parameters:
  ///   - mine: What one has made of the card.
  ///   - theirs: What the other has.
  ///   - base: The card that both have begun with.
  package static func merge(_ mine: ContactCard, with theirs: ContactCard, since base: ContactCard) -> Merge {
    var merge = Merge(card: theirs, conflicts: [])
    func join<Value: Equatable>(_ part: Part, _ path: WritableKeyPath<ContactCard, Value>) {
      guard mine[keyPath: path] != base[keyPath: path] else { return }
      let isTheirs = theirs[keyPath: path] != base[keyPath: path] && theirs[keyPath: path] != mine[keyPath: path]
      if isTheirs { merge.conflicts.append(part) }
      merge.card[keyPath: path] = mine[keyPath: path]
    }
    join(.familyName, \.name.family)
    join(.givenName, \.name.given)
    join(.additionalName, \.name.additional)
    join(.namePrefix, \.name.prefix)
    join(.nameSuffix, \.name.suffix)
    if mine.isNamedByParts, theirs.isNamedByParts {
      merge.card.fullName = merge.card.name.whole
    } else {
      join(.fullName, \.fullName)
    }
    join(.nickname, \.nickname)
    join(.organization, \.organization)
    join(.jobTitle, \.jobTitle)
    join(.birthday, \.birthday)
    merge.card.emails = joined(mine.emails, theirs.emails, base.emails)
    merge.card.phones = joined(mine.phones, theirs.phones, base.phones)
    merge.card.urls = joined(mine.urls, theirs.urls, base.urls)
    merge.card.addresses = joined(mine.addresses, theirs.addresses, base.addresses)
    return merge
  }

  /// Whether the whole name is that of its parts.
  package var isNamedByParts: Bool { fullName.isEmpty || fullName == name.whole }

  private static func joined<Value: Hashable>(_ mine: [Value], _ theirs: [Value], _ base: [Value]) -> [Value] {
    if mine == base || mine == theirs { return theirs }
    if theirs == base { return mine }
    var result = theirs
    for (index, value) in base.enumerated() where !mine.contains(value) {
      let replacement = mine.indices.contains(index) && !base.contains(mine[index]) ? mine[index] : nil
      guard let place = result.firstIndex(of: value) else { continue }
      if let replacement, !result.contains(replacement) {
        result[place] = replacement
      } else {
        result.remove(at: place)
      }
    }
    return result + mine.filter { !base.contains($0) && !result.contains($0) }
  }
}
