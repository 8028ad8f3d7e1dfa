// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import Storage
internal import UIKit

/// The first page.
final class SettingsPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said(.keyboard))
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] { [keyboards, typing, feel, looks, apps] }

  private var keyboards: FormSection {
    FormSection(
      "keyboards",
      [
        .link("keyboards", said(.keyboards), value: "\(model.keyboards.count)") { [weak self] in
          self.map { $0.push(KeyboardsPage($0.model)) }
        },
        .link("replacements", said(.textReplacement)) { [weak self] in
          self.map { $0.push(ReplacementsPage($0.model)) }
        },
        .link("learnt-words", said(.learntWords)) { [weak self] in
          self.map { $0.push(LearntWordsPage($0.model)) }
        },
        .link("lessons", said(.learnToUseAKeyboard)) { [weak self] in
          self.map { $0.push(LessonsPage($0.model)) }
        },
      ])
  }

  private var typing: FormSection {
    FormSection(
      "typing", header: said(.allKeyboards),
      footer: said(.periodShortcutFooter),
      [
        toggle("auto-capitalization", said(.autoCapitalization), \.autoCapitalization),
        toggle("auto-correct", said(.autoCorrection), \.autoCorrection),
        toggle("suggestions", said(.predictiveText), \.suggestions),
        toggle("learn-words", said(.learnWords), \.learnsWords),
        toggle("contact-names", said(.contactNames), \.contactNames),
        toggle("smart-punctuation", said(.smartPunctuation), \.smartPunctuation),
        toggle("caps-lock", said(.enableCapsLock), \.capsLock),
        toggle("key-preview", said(.characterPreview), \.keyPreview),
        toggle("double-space-period", said(.periodShortcut), \.doubleSpacePeriod),
      ])
  }

  private var feel: FormSection {
    FormSection(
      "feel", header: said(.keyboardFeedback),
      [
        toggle("key-clicks", said(.sound), \.keyClicks),
        toggle("haptics", said(.haptic), \.haptics),
      ])
  }

  private var looks: FormSection {
    FormSection(
      "looks",
      [
        .link("appearance", said(.appearance), value: AppearancePage.name(model.settings.appearance)) {
          [weak self] in self.map { $0.push(AppearancePage($0.model)) }
        },
        .link(
          "hold-delay", said(.touchAndHold),
          value: HoldDelayPage.name(model.settings.holdDelayMilliseconds)
        ) { [weak self] in self.map { $0.push(HoldDelayPage($0.model)) } },
        .toggle("globe", said(.globeKeyBelowKeyboard), isOn: model.settings.globe == .below) {
          [weak self] isOn in
          self?.attempt { try self?.model.set("globe", to: isOn ? "below" : "keyboard") }
        },
      ])
  }

  private var apps: FormSection {
    FormSection(
      "apps",
      footer: said(.passwordsUseSystemKeyboard),
      [
        .link(
          "apps", said(.appsWithoutCustomKeyboards),
          value: "\(model.settings.noCustomKeyboardsIn.count)"
        ) { [weak self] in self.map { $0.push(AppsPage($0.model)) } }
      ])
  }

  /// A row for a key of the settings file that is on or off.
  private func toggle(_ key: String, _ title: String, _ path: KeyPath<Settings, Bool>) -> FormRow {
    .toggle(key, title, isOn: model.settings[keyPath: path]) { [weak self] isOn in
      self?.attempt { try self?.model.set(key, to: isOn ? "on" : "off") }
    }
  }
}
