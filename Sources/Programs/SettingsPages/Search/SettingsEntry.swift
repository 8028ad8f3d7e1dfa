// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Phrases
internal import UIKit

/// A page or a row of the settings, as the first page lists it or its search finds it.
struct SettingsEntry {
  /// That of the row on its page; for switches the key of the settings file.
  let id: String
  let title: EntryName
  /// The page that the row is on; `nil` for what is a page itself.
  var page: EntryName?
  /// What the settings file calls it, where that is not in `id`.
  var key: String?
  /// Makes the page.
  let make: PageMaker

  typealias PageMaker = @MainActor (SettingsModel) -> UIViewController

  init(_ id: String, _ title: Phrase, on page: Phrase? = nil, key: String? = nil, _ make: @escaping PageMaker) {
    self.init(id, .phrase(title), on: page.map(EntryName.phrase), key: key, make)
  }

  init(
    _ id: String, _ title: EntryName, on page: EntryName?, key: String?, _ make: @escaping PageMaker
  ) {
    (self.id, self.title, self.page, self.key, self.make) = (id, title, page, key, make)
  }

  /// Whether the entry is called so in the person's language or in English, or its key is.
  func matches(_ text: String) -> Bool {
    let words = text.trimmingCharacters(in: .whitespaces)
    return [title.text, title.english, key ?? id].contains { $0.localizedStandardContains(words) }
  }

  /// Tells the entry from all others that a search finds.
  var foundID: String { (["found", page?.id, id, key].compactMap(\.self)).joined(separator: " ") }
}

// MARK: - All of them

extension SettingsEntry {
  /// The pages, in the sections of the first page.
  static let sections: [(id: String, pages: [SettingsEntry])] = [
    (
      "keyboards",
      [
        SettingsEntry("keyboards", .keyboards, KeyboardsPage.init),
        SettingsEntry("languages", .languages, LanguagesPage.init),
        SettingsEntry("replacements", .textReplacement, ReplacementsPage.init),
        SettingsEntry("learnt-words", .learntWords, LearntWordsPage.init),
        SettingsEntry("lessons", .learnToUseAKeyboard, LessonsPage.init),
      ]
    ),
    (
      "entries",
      [
        SettingsEntry("card", .myCard, CardPage.init), SettingsEntry("passwords", .passwords, PasswordsPage.init),
        SettingsEntry("autofill", .autoFill, AutoFillPage.init),
      ]
    ),
    (
      "typing",
      [
        SettingsEntry("typing", .typing, TypingPage.init),
        SettingsEntry("feedback", .keyboardFeedback, FeedbackPage.init),
        SettingsEntry("appearance", .appearance, AppearancePage.init),
        SettingsEntry("accommodations", .touchAccommodations, TouchAccommodationsPage.init),
        SettingsEntry("switch-control", .switchControl, SwitchControlPage.init),
        SettingsEntry("phones", .phones, PhonesPage.init),
      ]
    ),
    (
      "apps",
      [SettingsEntry("apps", .appsWithoutCustomKeyboards, key: "no-custom-keyboards-in", AppsPage.init)]
    ),
    (
      "about",
      [SettingsEntry("privacy", .privacy, PrivacyPage.init), SettingsEntry("about", .about, AboutPage.init)]
    ),
  ]

  /// The rows of the pages that people may look for.
  static let rows: [SettingsEntry] =
    switches(SwitchGroup.typing, .typing, TypingPage.init)
    + switches(SwitchGroup.feedback, .keyboardFeedback, FeedbackPage.init)
    + switches(SwitchGroup.autoFill, .autoFill, AutoFillPage.init) + otherRows

  private static let otherRows: [SettingsEntry] = [
    SettingsEntry("contacts", .contactsFolder, on: .typing, TypingPage.init),
    SettingsEntry("hold-delay", .touchAndHold, on: .typing, TypingPage.init),
    SettingsEntry("region", .region, on: .typing, TypingPage.init),
    SettingsEntry("light", .lightAppearance, on: .appearance, AppearancePage.init),
    SettingsEntry("dark", .darkAppearance, on: .appearance, AppearancePage.init),
    SettingsEntry("high-contrast", .highContrast, on: .appearance, AppearancePage.init),
    SettingsEntry("large-key-size", .keySize, on: .appearance, AppearancePage.init),
    SettingsEntry("0-bottom-gap", .bottomGap, on: .appearance, AppearancePage.init),
    SettingsEntry("off-one-handed", .oneHandedKeyboard, on: .appearance, AppearancePage.init),
    SettingsEntry("remembered-form", .rememberedForm, on: .appearance, AppearancePage.init),
    SettingsEntry("docked-form", .dockedForm, on: .appearance, AppearancePage.init),
    SettingsEntry("split-form", .splitForm, on: .appearance, AppearancePage.init),
    SettingsEntry("floating-form", .floatingForm, on: .appearance, AppearancePage.init),
    SettingsEntry("automatic-remote-keys", .remoteKeys, on: .appearance, AppearancePage.init),
    SettingsEntry("globe", .globeKeyBelowKeyboard, on: .appearance, AppearancePage.init),
    SettingsEntry("off-slow-keys", .holdDuration, on: .touchAccommodations, TouchAccommodationsPage.init),
    SettingsEntry("off-bounce-keys", .ignoreRepeat, on: .touchAccommodations, TouchAccommodationsPage.init),
    SettingsEntry("off-dwell-keys", .dwell, on: .touchAccommodations, TouchAccommodationsPage.init),
    SettingsEntry("off-switches", .switches, on: .switchControl, SwitchControlPage.init),
    SettingsEntry("1000-scan-time", .scanTime, on: .switchControl, SwitchControlPage.init),
    SettingsEntry("500-scan-pause", .scanPause, on: .switchControl, SwitchControlPage.init),
    SettingsEntry("2-scan-rounds", .scanRounds, on: .switchControl, SwitchControlPage.init),
    SettingsEntry("off-speak-keys", .speakKeys, on: .touchAccommodations, TouchAccommodationsPage.init),
    SettingsEntry("off-remote-typing", .phonesAddress, on: .phones, PhonesPage.init),
    SettingsEntry("add", .addNewKeyboard, on: .keyboards, KeyboardsPage.init),
    SettingsEntry("erase", .eraseTitle, on: .privacy, PrivacyPage.init),
    SettingsEntry("reset", .resetSettings, on: .privacy, PrivacyPage.init),
    SettingsEntry("version", .version, on: .about, AboutPage.init),
  ]

  private static func switches(
    _ groups: [SwitchGroup], _ page: Phrase, _ make: @escaping PageMaker
  ) -> [SettingsEntry] {
    groups.flatMap(\.switches).map { SettingsEntry($0.key, $0.title, on: page, make) }
  }

  /// The entries that a search finds: pages, then rows, then what is about single keyboards.
  static func found(_ text: String, _ model: SettingsModel) -> [SettingsEntry] {
    (sections.flatMap(\.pages) + rows + keyboards(model)).filter { $0.matches(text) }
  }
}
