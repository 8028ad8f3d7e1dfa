// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension PasswordRules {
  /// How long a password is where the rules leave it open, in signs.
  private static let usualLength = 20
  /// Where hyphens stand in a password of groups.
  private static let hyphens = [6, 13]
  private static let letters: SignClass = .upper | .lower | .digit
  /// Draws of which most come to nothing only where the rules are hard to keep; it takes a few milliseconds at the most.
  private static let mostDraws = 40

  /// Makes up a password: `aB3dEf-gH4jKm-nP5qRs` where the rules allow that, or else any signs that they allow.
  ///
  /// Each sign is drawn evenly from those that may stand there.
  ///
  /// - Throws: `contradiction` where no password keeps the rules, or none is found.
  package func makePassword(using generator: inout some RandomNumberGenerator) throws(PasswordRulesError) -> String {
    guard let signs = drawGroups(using: &generator) ?? drawPlain(using: &generator) else {
      throw PasswordRulesError(.contradiction)
    }
    return String(decoding: signs, as: UTF8.self)
  }

  /// Makes up a password for fields that have no rules.
  package static func makeUsualPassword(using generator: inout some RandomNumberGenerator) -> String {
    var recipe = groups
    let musts = [SignClass.upper, .lower, .digit]
    let free = recipe.indices.filter { !hyphens.contains($0) }
    if let signs = PasswordRules().draw(recipe, free: free, musts: musts, using: &generator) {
      return String(decoding: signs, as: UTF8.self)
    }
    // A generator that gives the same again and again.
    for (place, must) in zip(free, musts) { recipe[place] = must - .alike }
    return String(decoding: recipe.compactMap { $0.signs.randomElement(using: &generator) }, as: UTF8.self)
  }

  /// What stands in each place of a password of groups.
  private static var groups: [SignClass] {
    (0..<usualLength).map { hyphens.contains($0) ? .hyphen : letters - .alike }
  }
}

// MARK: - Drawing

extension PasswordRules {
  private func drawGroups(using generator: inout some RandomNumberGenerator) -> [UInt8]? {
    guard pool.isSuperset(of: Self.letters | .hyphen) else { return nil }
    let recipe = Self.groups
    let free = recipe.indices.filter { !Self.hyphens.contains($0) }
    return draw(recipe, free: free, musts: [.upper, .lower, .digit] + required, using: &generator)
  }

  private func drawPlain(using generator: inout some RandomNumberGenerator) -> [UInt8]? {
    let length = min(max(Self.usualLength, leastLength ?? 0), mostLength ?? .max)
    // Without signs that are hard to copy, as long as enough are left.
    let readable = pool - (.alike | .space)
    let isEnough = !readable.isEmpty && required.allSatisfy { !($0 & readable).isEmpty }
    let recipe = Array(repeating: isEnough ? readable : pool, count: length)
    return draw(recipe, free: Array(recipe.indices), musts: required, using: &generator)
  }

  /// Draws until a password has all that it must and keeps the rules.
  ///
  /// - Parameters:
  ///   - recipe: What may stand in each place.
  ///   - free: The places that may have what the password must have.
  ///   - musts: Classes of which each has a sign in it.
  private func draw(
    _ recipe: [SignClass], free: [Int], musts: [SignClass], using generator: inout some RandomNumberGenerator
  ) -> [UInt8]? {
    for attempt in 0..<Self.mostDraws {
      var recipe = recipe
      // At first whatever comes, so that all passwords are alike in chance; then each class has a place of its own.
      if attempt >= Self.mostDraws / 2 {
        for (place, must) in zip(free.shuffled(using: &generator), musts) { recipe[place] = recipe[place] & must }
      }
      if let signs = draw(recipe, using: &generator), isKept(by: signs),
        musts.allSatisfy({ signs.contains(where: $0.contains) })
      {
        return signs
      }
    }
    return nil
  }

  private func draw(_ recipe: [SignClass], using generator: inout some RandomNumberGenerator) -> [UInt8]? {
    var signs: [UInt8] = []
    for place in recipe {
      let last = signs.suffix(mostInARow ?? .max)
      let isFull = mostInARow.map { last.count == $0 && last.allSatisfy { $0 == last.last } } ?? false
      let candidates = isFull ? place - SignClass(last) : place
      guard let sign = candidates.signs.randomElement(using: &generator) else { return nil }
      signs.append(sign)
    }
    return signs
  }
}
