// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which letters a field starts with a capital by itself. The names are those of UIKit's `UITextAutocapitalizationType`.
package enum AutoCapitalization: String, Hashable, Sendable, CaseIterable {
  case none, words, sentences, all

  /// What a field asks for.
  ///
  /// - Parameter ordinary: For fields of running text that ask for nothing.
  package init(_ traits: FieldTraits, ordinary: AutoCapitalization = .none) {
    let hints = traits.hints
    if traits.isSecure || hints.contains(.lowercase) {
      self = .none
    } else if hints.contains(.uppercase) {
      self = .all
    } else if hints.contains(.titlecase) {
      self = .words
    } else {
      switch traits.purpose {
      case .name: self = .words
      case .normal, .alpha: self = hints.contains(.autoCapitalization) ? .sentences : ordinary
      case .digits, .number, .phone, .url, .email, .password, .pin, .date, .time, .datetime, .terminal: self = .none
      }
    }
  }
}
