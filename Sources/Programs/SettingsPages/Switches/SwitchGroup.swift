// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases

/// Switches of the settings file that belong together on a page.
struct SwitchGroup {
  let id: String
  var header: Phrase?
  /// What the switches do, below them.
  var footer: Phrase?
  let switches: [Switch]

  /// A key of the settings file that is on or off, and what people call it.
  struct Switch {
    let key: String
    let title: Phrase

    init(_ key: String, _ title: Phrase) { (self.key, self.title) = (key, title) }
  }
}

// MARK: - What is on which page

extension SwitchGroup {
  static let typing = [
    SwitchGroup(
      id: "words", header: .wordsHeader, footer: .wordsFooter,
      switches: [
        Switch("auto-correct", .autoCorrection), Switch("suggestions", .predictiveText),
        Switch("learn-words", .learnWords),
      ]),
    SwitchGroup(
      id: "signs", header: .signsHeader, footer: .periodShortcutFooter,
      switches: [
        Switch("auto-capitalization", .autoCapitalization), Switch("caps-lock", .enableCapsLock),
        Switch("smart-punctuation", .smartPunctuation), Switch("double-space-period", .periodShortcut),
      ]),
    SwitchGroup(
      id: "hardware", footer: .hardwareKeyboardFooter,
      switches: [Switch("hardware-keyboard", .hardwareKeyboard)]),
    SwitchGroup(
      id: "contacts", header: .contacts, footer: .contactNamesFooter,
      switches: [Switch("contact-names", .contactNames)]),
    SwitchGroup(
      id: "secrets", footer: .showLastCharacterFooter,
      switches: [Switch("show-last-character", .showLastCharacter)]),
  ]

  static let feedback = [
    SwitchGroup(
      id: "feedback", footer: .feedbackFooter,
      switches: [Switch("key-clicks", .sound), Switch("haptics", .haptic), Switch("key-preview", .characterPreview)])
  ]

  static let autoFill = [
    SwitchGroup(
      id: "autofill-card", footer: .autoFillCardFooter, switches: [Switch("autofill-card", .autoFillFromCard)]),
    SwitchGroup(
      id: "autofill-codes", footer: .autoFillCodesFooter, switches: [Switch("autofill-codes", .autoFillCodes)]),
    SwitchGroup(
      id: "autofill-passwords", footer: .autoFillPasswordsFooter,
      switches: [Switch("autofill-passwords", .autoFillPasswords)]),
    SwitchGroup(
      id: "autofill-location", footer: .autoFillLocationFooter,
      switches: [Switch("autofill-location", .autoFillLocation)]),
  ]
}
