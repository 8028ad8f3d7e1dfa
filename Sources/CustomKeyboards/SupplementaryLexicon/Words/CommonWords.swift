// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Words that everybody writes, written down for Spinet.
enum CommonWords {
  /// Returns the words of the languages that there is a list for, each list once, in the order of the languages.
  ///
  /// - Parameter languages: BCP 47 tags.
  static func words(of languages: [String]) -> [String] {
    var told: Set<String> = []
    return languages.flatMap { tag -> [String] in
      let language = String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
      guard told.insert(language).inserted else { return [] }
      switch language {
      case "en": return english
      case "ko": return korean
      default: return []
      }
    }
  }

  static func list(_ text: StaticString) -> [String] {
    text.description.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
