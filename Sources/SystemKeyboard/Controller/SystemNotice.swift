// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the space bar says for a moment.
package enum SystemNotice: Hashable, Sendable {
  /// A custom keyboard has been ended; it may be disabled for good.
  case stopped(String, isDisabled: Bool)

  /// - Parameter language: A BCP 47 tag.
  package func text(language: String) -> String {
    let isKorean = language.hasPrefix("ko")
    return switch self {
    case .stopped(let name, false): isKorean ? "\(name) 오류로 종료됨" : "\(name) stopped"
    case .stopped(let name, true): isKorean ? "\(name) 사용 중지됨" : "\(name) turned off"
    }
  }
}
