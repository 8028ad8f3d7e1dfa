// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the `Info.plist` of a keyboard says; Documentation/KeyboardBundles.md describes each key.
package struct KeyboardManifest: Hashable, Sendable {
  /// The keyboard's name for programs, such as `org.example.morse`.
  package var identifier: String
  /// The keyboard's name for people in the development language.
  package var displayName: String
  /// The name of the program in the bundle; no path.
  package var executable: String
  /// The controller's class with its module: `Morse.KeyboardViewController`.
  package var principalClass: String
  /// What the author calls this version, such as `1.2`; `nil` when it is not said.
  package var version: String?
  /// The language of texts that no `.lproj` folder has, as a BCP 47 tag.
  package var developmentLanguage: String = "en"
  /// Whether the keyboard can type every ASCII character that fields for them want.
  package var isASCIICapable: Bool = false
  /// Whether the keyboard's language runs from right to left.
  package var prefersRightToLeft: Bool = false
  /// The language of the keyboard as a BCP 47 tag.
  package var primaryLanguage: String = "en-US"
  /// Whether the keyboard asks for full access.
  package var requestsOpenAccess: Bool = false
  /// What the keyboard wants to use data of the person for, by `usageKeys`, in the development language.
  package var usageDescriptions: [String: String] = [:]
  /// The groups whose folder the keyboard shares with its app, such as `group.org.example.morse`.
  package var appGroups: [String] = []
  /// Texts of `InfoPlist.strings` by language, then by key.
  package var localizations: [String: [String: String]] = [:]

  package init(identifier: String, displayName: String, executable: String, principalClass: String) {
    self.identifier = identifier
    self.displayName = displayName
    self.executable = executable
    self.principalClass = principalClass
  }

  /// The keys that say what data is wanted for.
  package static let usageKeys: [String] = ["NSLocationWhenInUseUsageDescription", "NSContactsUsageDescription"]
}

// MARK: - Languages

extension KeyboardManifest {
  /// The keyboard's name in the first of these languages that it has one in.
  ///
  /// - Parameter languages: BCP 47 tags, the dearest first.
  package func displayName(for languages: [String]) -> String {
    text("CFBundleDisplayName", languages) ?? displayName
  }

  /// What the keyboard wants data for, in the first of these languages that it says so in; `nil` when it does not say.
  package func usageDescription(_ key: String, for languages: [String]) -> String? {
    usageDescriptions[key].map { text(key, languages) ?? $0 }
  }

  /// A translated text; `nil` where the plain one is meant.
  private func text(_ key: String, _ languages: [String]) -> String? {
    for language in languages {
      // RFC 4647 §3.4: the tag, then without its last part, and so on.
      var tag = language.lowercased()
      while !tag.isEmpty {
        let entry = localizations.first { $0.key.lowercased() == tag }
        if let text = entry?.value[key] { return text }
        if tag == developmentLanguage.lowercased() { return nil }
        tag = tag.lastIndex(of: "-").map { String(tag[..<$0]) } ?? ""
      }
    }
    return nil
  }

  /// The names of a keyboard by language, the development language among them.
  package var localizedNames: [String: String] {
    var names = localizations.compactMapValues { $0["CFBundleDisplayName"] }
    if names[developmentLanguage] == nil { names[developmentLanguage] = displayName }
    return names
  }
}
