// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The keys that nearly every published layout imports from CLDR, so that layouts work where CLDR's files are not
/// installed; files that are there come first. Source: the key ids of CLDR's keyboard imports.
enum StandardImports {
  /// The content of `<keys>` in the file of that name; `nil` when it is not one of those.
  static func keys(_ name: String) -> [(id: String, output: String)]? {
    switch name {
    case "keys-Zyyy-punctuation.xml": punctuation
    case "keys-Zyyy-currency.xml": currency
    default: nil
    }
  }

  private static let punctuation = [
    // Pairs.
    ("open-paren", "("), ("close-paren", ")"), ("open-square", "["), ("close-square", "]"), ("open-curly", "{"),
    ("close-curly", "}"), ("open-angle", "<"), ("close-angle", ">"),
    // Sentences and quotes.
    ("period", "."), ("comma", ","), ("semi-colon", ";"), ("colon", ":"), ("question", "?"), ("bang", "!"),
    ("apos", "'"), ("double-quote", "\""), ("hyphen", "-"), ("underscore", "_"),
    // Signs.
    ("amp", "&"), ("asterisk", "*"), ("at", "@"), ("backslash", "\\"), ("slash", "/"), ("pipe", "|"), ("hash", "#"),
    ("percent", "%"), ("plus", "+"), ("equal", "="), ("tilde", "~"), ("caret", "^"), ("grave", "`"), ("degree", "°"),
    ("micro", "µ"), ("not", "¬"), ("section", "§"),
  ].map { (id: $0.0, output: $0.1) }

  private static let currency = [
    ("dollar", "$"), ("cent", "¢"), ("euro", "€"), ("pound", "£"), ("yen", "¥"), ("cruzeiro", "₢"),
  ].map { (id: $0.0, output: $0.1) }
}
