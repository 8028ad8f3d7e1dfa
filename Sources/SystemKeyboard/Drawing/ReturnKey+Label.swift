// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

// MARK: - Words

extension ReturnKey {
  /// Returns the word on the Return key. Languages without words of their own get the English ones.
  ///
  /// - Parameter language: A BCP 47 tag; only its first part counts.
  package func label(language: String) -> String {
    let isKorean = language == "ko" || language.hasPrefix("ko-")
    return switch self {
    case .return: isKorean ? "리턴" : "return"
    case .go: isKorean ? "이동" : "go"
    case .google: "Google"
    case .join: isKorean ? "연결" : "join"
    case .next: isKorean ? "다음" : "next"
    case .route: isKorean ? "경로" : "route"
    case .search: isKorean ? "검색" : "search"
    case .send: isKorean ? "보내기" : "send"
    case .yahoo: "Yahoo"
    case .done: isKorean ? "완료" : "done"
    case .emergencyCall: isKorean ? "긴급 전화" : "emergency call"
    case .continue: isKorean ? "계속" : "continue"
    }
  }
}

// MARK: - Looks

extension ReturnKey {
  /// Whether the key stands out because pressing it finishes what the person is doing.
  package var isProminent: Bool {
    switch self {
    case .go, .google, .join, .route, .search, .send, .yahoo, .done, .continue: true
    case .return, .next, .emergencyCall: false
    }
  }
}
