// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage
internal import UIKit

/// The first page.
final class SettingsPage: FormPage {
  init(_ model: SettingsModel) {
    super.init(model, title: said("Keyboard", "키보드"))
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [FormSection] { [keyboards, typing, feel, looks, apps] }

  private var keyboards: FormSection {
    FormSection(
      "keyboards",
      [
        .link("keyboards", said("Keyboards", "키보드"), value: "\(model.keyboards.count)") { [weak self] in
          self.map { $0.push(KeyboardsPage($0.model)) }
        },
        .link("replacements", said("Text Replacement", "텍스트 대치")) { [weak self] in
          self.map { $0.push(ReplacementsPage($0.model)) }
        },
        .link("lessons", said("Learn to Use a Keyboard", "키보드 사용법 배우기")) { [weak self] in
          self.map { $0.push(LessonsPage($0.model)) }
        },
      ])
  }

  private var typing: FormSection {
    FormSection(
      "typing", header: said("All Keyboards", "모든 키보드"),
      footer: said(
        "Tap the space bar twice to type a period and a space.", "스페이스 바를 두 번 탭하면 마침표와 공백이 입력됩니다."),
      [
        toggle("auto-capitalization", said("Auto-Capitalization", "자동 대문자"), \.autoCapitalization),
        toggle("caps-lock", said("Enable Caps Lock", "Caps Lock 활성화"), \.capsLock),
        toggle("key-preview", said("Character Preview", "문자 미리보기"), \.keyPreview),
        toggle("double-space-period", said("Period Shortcut", "마침표 단축키"), \.doubleSpacePeriod),
      ])
  }

  private var feel: FormSection {
    FormSection(
      "feel", header: said("Keyboard Feedback", "키보드 피드백"),
      [
        toggle("key-clicks", said("Sound", "사운드"), \.keyClicks),
        toggle("haptics", said("Haptic", "햅틱"), \.haptics),
      ])
  }

  private var looks: FormSection {
    FormSection(
      "looks",
      [
        .link("appearance", said("Appearance", "화면 모드"), value: AppearancePage.name(model.settings.appearance)) {
          [weak self] in self.map { $0.push(AppearancePage($0.model)) }
        },
        .link(
          "hold-delay", said("Touch and Hold", "길게 누르기 시간"),
          value: HoldDelayPage.name(model.settings.holdDelayMilliseconds)
        ) { [weak self] in self.map { $0.push(HoldDelayPage($0.model)) } },
        .toggle("globe", said("Globe Key Below Keyboard", "지구본 키를 키보드 아래에 표시"), isOn: model.settings.globe == .below) {
          [weak self] isOn in
          self?.attempt { try self?.model.set("globe", to: isOn ? "below" : "keyboard") }
        },
      ])
  }

  private var apps: FormSection {
    FormSection(
      "apps",
      footer: said(
        "Passwords and phone numbers are always typed with the system’s keyboard.",
        "비밀번호와 전화번호는 항상 시스템 키보드로 입력합니다."),
      [
        .link(
          "apps", said("Apps Without Custom Keyboards", "사용자 설정 키보드를 차단할 앱"),
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
