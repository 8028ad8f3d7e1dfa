// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct LanguageTests {
  private func titles() -> [String?] {
    [UIBarButtonItem.SystemItem.done, .cancel, .edit, .save].map { UIBarButtonItem(systemItem: $0).title }
  }

  @Test func `the words of UIKit are English where nobody says anything else`() {
    withExtendedLifetime(HeadlessPlatform()) {
      #expect(titles() == ["Done", "Cancel", "Edit", "Save"])
      #expect(UIApplication.shared.preferredLanguages == ["en-001"])
    }
  }

  @Test(arguments: [["ko-KR"], ["ko"], ["fr-FR", "ko-KR", "en-US"], ["ko_KR"]])
  func `they are in the first of the person's languages that there are words in`(_ languages: [String]) {
    withExtendedLifetime(HeadlessPlatform(languages: languages)) {
      #expect(titles() == ["완료", "취소", "편집", "저장"])
      #expect(UIApplication.shared.preferredLanguages == languages)
    }
  }

  @Test func `in a language without words they are English`() {
    withExtendedLifetime(HeadlessPlatform(languages: ["fr-FR", "de"])) {
      #expect(titles() == ["Done", "Cancel", "Edit", "Save"])
    }
  }

  @Test func `two apps in turn have their own language each`() {
    let (korean, english) = (HeadlessPlatform(languages: ["ko-KR"]), HeadlessPlatform())
    korean.openScene()
    #expect(titles().first == "완료")
    english.openScene()
    #expect(titles().first == "Done")
  }

  // MARK: The environment

  private nonisolated static let sessions: [(variables: [String: String], languages: [String])] = [
    ([:], []), (["LANG": "C"], []), (["LANG": "C.UTF-8", "LANGUAGE": "ko"], []), (["LANG": "POSIX"], []),
    (["LANG": "ko_KR.UTF-8"], ["ko-KR"]), (["LANG": "de_DE@euro"], ["de-DE"]), (["LANG": "eo"], ["eo"]),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], ["ko-KR"]),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "ko_KR.UTF-8"], ["ko-KR"]),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "ko:fr_CA:en_US"], ["ko", "fr-CA", "en-US"]),
    (["LANG": "ko_KR.UTF-8", "LANGUAGE": "::C:"], ["ko-KR"]),
    (["LANG": "../../etc"], []), (["LANG": "x"], []), (["LANG": "ko_\u{1F600}"], []),
  ]

  @Test(arguments: sessions.indices) func `a session's languages are those of its environment`(_ index: Int) {
    let (variables, languages) = Self.sessions[index]
    #expect(PersonLanguages.tags { variables[$0] } == languages, "\(variables)")
  }

  // MARK: On screen

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func `a Korean sees and hears Korean`() throws {
    let platform = HeadlessPlatform(languages: ["ko-KR"])
    let scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    let page = UIViewController()
    let trash = UIBarButtonItem(systemItem: .trash)
    page.navigationItem.rightBarButtonItem = trash
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 390, height: 216))
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_778_838_060)
    let progress = UIProgressView(progressViewStyle: .default)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let close = UIButton(type: .close)
    for view in [picker, progress, pages, close] { page.view.addSubview(view) }
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(page, animated: false)
    platform.settle()
    let words = texts(in: window)
    #expect(words.contains("뒤로"))
    for word in ["2026년", "5월", "15일"] { #expect(words.contains(word)) }
    #expect(progress.accessibilityLabel == "진행률")
    #expect(pages.accessibilityValue == "3페이지 중 1페이지")
    #expect(close.accessibilityLabel == "닫기")
    #expect(labels(in: navigation.navigationBar).contains("삭제"))
  }

  private func labels(in view: UIView) -> [String] {
    (view.isAccessibilityElement ? [view.accessibilityLabel ?? ""] : []) + view.subviews.flatMap(labels)
  }

  @Test func `a picker with a locale of its own goes by that`() {
    let platform = HeadlessPlatform(languages: ["ko-KR"])
    let scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
    picker.datePickerMode = .countDownTimer
    picker.locale = Locale(identifier: "en_GB")
    picker.countDownDuration = 3_900
    window.addSubview(picker)
    window.makeKeyAndVisible()
    platform.settle()
    #expect(texts(in: picker).contains("1 hour"))
    picker.locale = nil
    platform.settle()
    #expect(texts(in: picker).contains("1 시간"))
  }
}
