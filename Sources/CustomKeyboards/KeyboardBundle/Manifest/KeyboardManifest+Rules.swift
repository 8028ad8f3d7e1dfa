// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What the values of a manifest may be.
extension KeyboardManifest {
  static let identifierRule =
    "must be a name such as org.example.morse: two or more parts of A-Z, a-z, 0-9 and -, 128 characters at most"

  /// The part of an identifier that an app, its keyboards and their groups have in common: the first three parts, as
  /// `org.example.morse` of `org.example.morse.keyboard`.
  ///
  /// Two would not do: `io.github` and the like are many people's.
  static func family(of identifier: String) -> String {
    identifier.split(separator: ".").prefix(3).joined(separator: ".")
  }

  /// Whether a keyboard may share the folder of a group: one of its own family.
  ///
  /// Capitals make no difference, as they make none for the folder.
  package static func isGroup(_ group: String, of identifier: String) -> Bool {
    let own = "group." + family(of: identifier).lowercased()
    return BundleIdentifier.isValid(group) && (group.lowercased() == own || group.lowercased().hasPrefix(own + "."))
  }

  /// Whether a text names a file in the bundle itself, in no folder.
  static func isFileName(_ text: String) -> Bool {
    (1...128).contains(text.utf8.count) && !text.hasPrefix(".") && !text.hasPrefix("-")
      && text.unicodeScalars.allSatisfy { $0 != "/" && isPrintable($0) }
  }

  /// Whether a text is a name or a sentence for people.
  static func isText(_ text: String) -> Bool {
    (1...500).contains(text.unicodeScalars.count)
      && text.unicodeScalars.contains { !$0.properties.isWhitespace }
      // Joiners shape Persian words and emoji.
      && text.unicodeScalars.allSatisfy { isPrintable($0) || $0 == "\u{200C}" || $0 == "\u{200D}" }
  }

  static let textRule = "must be one line of 1 to 500 characters"

  /// Whether a text looks like a BCP 47 tag.
  package static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count), text.utf8.count <= 35 else { return false }
    return language.allSatisfy { isAlphanumeric($0) && !isDigit($0) }
      && parts.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { isAlphanumeric($0) } }
  }

  /// Whether a text names a Swift class with its module.
  static func isClassName(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 256 && parts.count == 2
      && parts.allSatisfy { part in
        guard let first = part.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return part.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) }
}
