// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A word of the keyboard's to the person, for a moment on the space bar.
package enum SystemNotice: Hashable, Sendable {
  /// A keyboard of others has been ended; it may be disabled for good.
  case stopped(String, isDisabled: Bool)

  /// - Parameter language: A BCP 47 tag.
  package func text(language: String) -> String {
    let isKorean = language.hasPrefix("ko")
    return switch self {
    case .stopped(let name, false): isKorean ? "\(name) 중단됨" : "\(name) stopped"
    case .stopped(let name, true): isKorean ? "\(name) 꺼짐" : "\(name) turned off"
    }
  }
}
