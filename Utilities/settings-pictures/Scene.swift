// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import UIKitCore

/// A way to a page, and what is done there.
struct Scene {
  let name: String
  /// A program that has to be installed for it; `nil` for none.
  var program: String?
  /// What the home has in it besides.
  var furnish: @MainActor (Home) throws -> Void = { _ in }
  let play: @MainActor (SettingsStage) throws -> Void

  init(
    _ name: String, program: String? = nil, furnish: @escaping @MainActor (Home) throws -> Void = { _ in },
    _ play: @escaping @MainActor (SettingsStage) throws -> Void
  ) {
    self.name = name
    self.program = program
    self.furnish = furnish
    self.play = play
  }

  /// Whether all that it needs is installed.
  var isPossible: Bool { program.map { FileManager.default.isExecutableFile(atPath: $0) } ?? true }
}

extension Scene {
  static let all = pages + passwords

  private static let pages = [
    Scene("start") { _ in },
    Scene("keyboards", furnish: enableAll) { try $0.openKeyboards() },
    Scene("edit", furnish: enableAll) { stage in
      try stage.openKeyboards()
      try stage.tap("Edit", "편집")
    },
    Scene("trouble", furnish: enableBroken) { try $0.openKeyboards() },
    Scene("add") { stage in
      try stage.openKeyboards()
      try stage.tap("Add New Keyboard…", "새로운 키보드 추가…")
    },
    Scene("keyboard", furnish: enableAll) { try $0.openMorse() },
    Scene("keyboard-failed", furnish: enableBroken) { try $0.openMorse() },
    Scene("keyboard-plain", furnish: enableAll) { stage in
      try stage.openKeyboards()
      try stage.tap("Runes")
    },
    Scene("add-command-app", furnish: enableAll) { stage in
      try stage.openMorse()
      try stage.open("add command app")
    },
    Scene("access", furnish: enableAll) { stage in
      try stage.openMorse()
      try stage.app.tap(.type(UISwitch.self))
      stage.app.settle()
    },
    Scene("remove", furnish: enableAll) { stage in
      try stage.openMorse()
      try stage.tap("Remove Keyboard", "키보드 제거")
    },
    Scene("apps", furnish: { try $0.write("no-custom-keyboards-in = org.keepassxc.KeePassXC\n", to: $0.settingsFile) })
    {
      try $0.tap("Apps Without Custom Keyboards", "사용자 설정 키보드를 차단할 앱")
    },
    Scene("add-app") { stage in
      try stage.tap("Apps Without Custom Keyboards", "사용자 설정 키보드를 차단할 앱")
      try stage.tap("Add App…", "앱 추가…")
    },
    Scene("search") { stage in
      try stage.app.tap(.type(UITextField.self))
      stage.app.settle()
      stage.app.type(stage.isKorean ? "자동" : "auto")
      stage.app.settle()
    },
    Scene("languages") { try $0.tap("Languages", "언어") },
    Scene("privacy", furnish: fill) { try $0.tap("Privacy", "개인정보 보호") },
    Scene("erase", furnish: fill) { stage in
      try stage.tap("Privacy", "개인정보 보호")
      try stage.tap("Erase Data…", "데이터 지우기…")
    },
    Scene("erase-question", furnish: fill) { stage in
      try stage.tap("Privacy", "개인정보 보호")
      try stage.tap("Erase Data…", "데이터 지우기…")
      try stage.app.tap(.identifier("erase"))
      stage.app.settle()
    },
    Scene("about") { try $0.open("about") },
    Scene("licence") { stage in
      try stage.open("about")
      try stage.open("LICENSE")
    },
    Scene("typing") { try $0.open("typing") },
    Scene("region") { stage in
      try stage.open("typing")
      try stage.tap("Region", "지역")
    },
    Scene("address-book") { stage in
      try stage.open("typing")
      try stage.tap("Address Book", "주소록")
    },
    Scene("hold-delay") { stage in
      try stage.open("typing")
      try stage.tap("Touch and Hold", "길게 누르기 시간")
    },
    Scene("other-delay") { stage in
      try stage.open("typing")
      try stage.tap("Touch and Hold", "길게 누르기 시간")
      try stage.open("other")
      try stage.app.tap(.identifier("hold-delay"))
      stage.app.settle()
      stage.app.type("0")
      stage.app.type("\n")
    },
    Scene("feedback") { try $0.tap("Keyboard Feedback", "키보드 피드백") },
    Scene("appearance") { try $0.tap("Appearance", "화면 모드") },
    Scene("accommodations") { try $0.open("accommodations") },
    Scene("switch-control") { try $0.open("switch-control") },
    Scene("phones", furnish: { try $0.pairPhones() }) { try $0.open("phones") },
    Scene("autofill", furnish: writeCard) { try $0.tap("AutoFill", "자동 완성") },
    Scene("card", furnish: writeCard) { try $0.tap("My Card", "내 카드") },
    Scene("card-typed", furnish: writeCard) { stage in
      try stage.tap("My Card", "내 카드")
      try stage.app.tap(.identifier("email-1"))
      stage.app.settle()
      stage.app.type(" x")
      stage.app.type("\n")
    },
    Scene("card-damaged", furnish: { try $0.write("BEGIN:VCARD\nVERSION:4.0\nFN:Ada\n", to: $0.card) }) {
      try $0.tap("My Card", "내 카드")
    },
    Scene("replacements") { try $0.tap("Text Replacement", "텍스트 대치") },
    Scene("replacement") { stage in
      try stage.tap("Text Replacement", "텍스트 대치")
      try stage.tap("On my way!")
    },
    Scene("replacement-new") { stage in
      try stage.tap("Text Replacement", "텍스트 대치")
      try stage.tap("Add", "추가")
    },
    Scene("words-none") { try $0.tap("Learnt Words", "학습한 단어") },
    Scene("words", furnish: learn) { try $0.tap("Learnt Words", "학습한 단어") },
    Scene("words-edit", furnish: learn) { stage in
      try stage.tap("Learnt Words", "학습한 단어")
      try stage.tap("Edit", "편집")
    },
    Scene("words-forget", furnish: learn) { stage in
      try stage.tap("Learnt Words", "학습한 단어")
      try stage.tap("Forget All Words", "학습한 단어 모두 지우기")
    },
    Scene("lessons") { try $0.tap("Learn to Use a Keyboard", "키보드 사용법 배우기") },
    Scene("lesson-1") { try $0.openLesson() },
    Scene("lesson-2", furnish: enableAll) { stage in
      try stage.openLesson()
      try stage.app.tap(.type(UITextField.self))
      stage.app.settle()
    },
    Scene("lesson-3", furnish: enableAll) { stage in
      try stage.openLesson()
      try stage.learn(typing: false)
    },
    Scene("lesson-4", furnish: enableAll) { stage in
      try stage.openLesson()
      try stage.learn(typing: true)
    },
    Scene("lesson-5", furnish: enableAll) { stage in
      try stage.openLesson()
      try stage.learn(typing: true)
      stage.witness.keyboard = "en-US"
      stage.app.settle()
    },
  ]

  private static func learn(_ home: Home) throws {
    try home.learn(
      [("Spinet", "en"), ("haegeum", "en"), ("kimchi", "en"), ("Yuna", "en"), ("해금", "ko"), ("떡볶이", "ko")],
      blocked: "hello")
  }

  /// Something of everything that is kept.
  private static func fill(_ home: Home) throws {
    try learn(home)
    try writeCard(home)
    try home.write("used \u{1F600}\n", to: home.emojiHistory)
    try home.write("haegeum\n", to: home.spellings)
    try home.write(String(repeating: "p", count: 2_400_000), to: home.pictures.appending(path: "frame-1"))
    try home.fillState()
    try home.write("omw = On my way!\nbrb = Be right back\n", to: home.replacements)
  }

  private static func writeCard(_ home: Home) throws {
    try home.write(
      "BEGIN:VCARD\nVERSION:4.0\nFN:Yuna Kim\nN:Kim;Yuna;;;\nORG:Hangang Books\nTITLE:Editor\nEMAIL:yuna@example.org\n"
        + "TEL:+82-10-1234-5678\nADR:;;20 Sejong-daero;Jung-gu;Seoul;04519;Korea\nBDAY:19900412\nEND:VCARD\n",
      to: home.card)
  }

  private static func enableAll(_ home: Home) throws {
    try home.write(
      "keyboards = en-US, ko-KR, org.example.MorseCoder.keyboard, org.example.runes\n", to: home.settingsFile)
  }

  private static func enableBroken(_ home: Home) throws {
    try home.write(
      "keyboards = en-US, org.example.MorseCoder.keyboard, org.example.scribble\n", to: home.settingsFile)
    try home.write("org.example.MorseCoder.keyboard it did not answer in time\n", to: home.failedFile)
  }
}

extension SettingsStage {
  func openKeyboards() throws {
    try app.tap(.identifier("keyboards"))
    app.settle()
  }

  func openMorse() throws {
    try openKeyboards()
    try tap("Morse", "모스 부호")
  }

  func openLesson() throws {
    try tap("Learn to Use a Keyboard", "키보드 사용법 배우기")
    try tap("Morse", "모스 부호")
  }

  /// Brings the keyboard up, and types with it.
  func learn(typing: Bool) throws {
    try app.tap(.type(UITextField.self))
    app.settle()
    witness.keyboard = "org.example.MorseCoder.keyboard"
    app.settle()
    guard typing else { return }
    try app.tapFirst(of: [.label("g"), .label("G"), .label("ㅎ")])
    app.settle()
  }
}

extension TestApp {
  /// Taps the first of these that is there.
  fileprivate func tapFirst(of queries: [ViewQuery]) throws {
    guard let first = queries.first(where: exists) else { throw StageError("none of \(queries) is there") }
    try tap(first)
  }
}
