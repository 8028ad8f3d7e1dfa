// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Storage

/// Where the words of the person are.
package nonisolated struct LexiconSources: Hashable, Sendable {
  /// The file of text replacements.
  package var replacements: String?
  /// The folders of which the first one that is there is the address book.
  package var contacts: [String] = []
  /// BCP 47 tags, the most wanted first.
  package var languages: [String] = []

  package init() {}

  /// The usual places, as the person's settings have them.
  package init(_ settings: Settings) {
    replacements = Settings.replacementsPath
    contacts = AddressBook.candidates(settings.contacts)
    // What has a dot is a guest, not a language.
    languages = settings.keyboards.filter { !$0.contains(".") }
  }

  /// The words that tell `spinet-lexicon` of them.
  var arguments: [String] {
    let file = replacements.map { ["--replacements", $0] } ?? []
    return file + contacts.flatMap { ["--contacts", $0] } + languages.flatMap { ["--language", $0] }
  }
}
