// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import TextModel

/// The words on key caps, in the language of the keyboard.
struct PlaneWords: Hashable {
  /// The language subtag, such as `ko`.
  var language: String
  /// The keyboard's own name, for the space bar of languages whose word for it is not known here.
  var modeName: String
}

// MARK: - Labels

extension PlaneWords {
  var space: String {
    switch language {
    case "en": "space"
    case "ko": "스페이스"
    default: modeName
    }
  }

  func label(_ key: ReturnKey) -> KeyLabel {
    switch language {
    case "ko": Self.korean[key].map(KeyLabel.word) ?? .icon(.return)
    case "en": .word(Self.english[key] ?? key.rawValue)
    default: key == .search || key == .google || key == .yahoo ? .icon(.search) : .icon(.return)
    }
  }

  private static let english: [ReturnKey: String] = [
    .google: "search", .yahoo: "search", .emergencyCall: "emergency",
  ]

  private static let korean: [ReturnKey: String] = [
    .go: "이동", .google: "검색", .join: "연결", .next: "다음", .route: "경로", .search: "검색", .send: "전송",
    .yahoo: "검색", .done: "완료", .emergencyCall: "긴급 통화", .continue: "계속",
  ]
}
