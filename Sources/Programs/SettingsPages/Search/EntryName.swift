// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import Phrases

/// What an entry of the settings is called, or its page.
enum EntryName {
  case phrase(Phrase)
  /// A keyboard's own name; the English one is found, too.
  case keyboard(id: String, name: String, english: String)

  init(_ keyboard: InstalledKeyboard, _ languages: [String]) {
    self = .keyboard(
      id: keyboard.identifier, name: keyboard.name(for: languages), english: keyboard.name(for: ["en"]))
  }

  /// In the person's language.
  var text: String {
    switch self {
    case .phrase(let phrase): said(phrase)
    case .keyboard(_, let name, _): name
    }
  }

  var english: String {
    switch self {
    case .phrase(let phrase): PhraseLanguage.english(phrase)
    case .keyboard(_, _, let english): english
    }
  }

  /// The same in all languages.
  var id: String {
    switch self {
    case .phrase(let phrase): "\(phrase)"
    case .keyboard(let id, _, _): id
    }
  }
}
