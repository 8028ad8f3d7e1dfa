// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import Phrases
import Storage
import SystemKeyboard

/// What the person is asked before a guest may do something, on the keyboard's own surface.
struct GrantQuestion: Hashable {
  let keyboard: InstalledKeyboard
  let passport: KeyboardPassport
  let grant: Grant
  /// What is another than when something was answered of a keyboard of the same identifier; `nil` where nothing was.
  let changes: [KeyboardPassport.Fact]?

  /// - Parameters:
  ///   - languages: The person's as BCP 47 tags, the dearest first.
  ///   - language: The one that the keyboard speaks.
  func text(_ languages: [String], language: String) -> SystemQuestion {
    let words = PhraseLanguage(tag: language) ?? .english
    let manifest = keyboard.manifest
    let name = manifest.displayName(for: languages).shortened(to: 40)
    var paragraphs: [String] = []
    if let changes, !changes.isEmpty { paragraphs.append(changed(changes, words)) }
    switch grant {
    case .fullAccess:
      let hasContacts = manifest.usageDescriptions[KeyboardAccess.contactsKey] != nil
      paragraphs.append(words(hasContacts ? .fullAccessMeansContactsToo : .fullAccessMeans))
    case .location:
      let reason = manifest.usageDescription(KeyboardAccess.locationKey, for: languages)
      if let reason { paragraphs.append("“\(reason.shortened(to: 120))”") }
    case .app: paragraphs.append(words(.appMeans))
    }
    paragraphs.append(keyboard.identifier.shortened(to: 80))
    return SystemQuestion(
      title: title(name, words), paragraphs: paragraphs, allow: words(.allow), refuse: words(.doNotAllow))
  }

  private func title(_ name: String, _ words: PhraseLanguage) -> String {
    switch grant {
    case .fullAccess: words(.askFullAccess, name)
    case .location: words(.askLocation, name)
    case .app(let app): words(.askApp, name, app.shortened(to: 40))
    }
  }

  private func changed(_ changes: [KeyboardPassport.Fact], _ words: PhraseLanguage) -> String {
    let phrases = changes.map { fact -> Phrase in
      switch fact {
      case .name: .changedName
      case .contacts, .location: .changedReasons
      case .access: .changedAccess
      case .origin: .changedProgram
      }
    }
    var unique: [Phrase] = []
    for phrase in phrases where !unique.contains(phrase) { unique.append(phrase) }
    return words(.anotherKeyboard, unique.map { words($0) }.joined(separator: ", "))
  }
}

extension String {
  /// The text on one line, cut where it is longer than a question has room for.
  fileprivate func shortened(to limit: Int) -> String {
    let text = String(map { $0.isNewline ? " " : $0 })
    return text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
