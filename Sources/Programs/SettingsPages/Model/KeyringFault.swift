// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
internal import SecretService

/// Why the keyring does not do what it was asked, as far as it makes a difference to people.
enum KeyringFault: Hashable {
  case noKeyring, doesNotAnswer, isLocked, staysLocked, hasRefused

  init(_ error: SecretServiceError) {
    self =
      switch error.code {
      case .noService: .noKeyring
      case .noAnswer: .doesNotAnswer
      case .isLocked: .isLocked
      case .wasDismissed: .staysLocked
      default: .hasRefused
      }
  }

  /// What went wrong.
  var explanation: Phrase {
    switch self {
    case .noKeyring: .noKeyring
    case .doesNotAnswer: .keyringDoesNotAnswer
    case .isLocked: .keyringIsLocked
    case .staysLocked: .keyringStaysLocked
    case .hasRefused: .keyringHasRefused
    }
  }

  /// What to do about it; `nil` where there is nothing but to try again.
  var advice: Phrase? { self == .noKeyring ? .noKeyringFooter : nil }
}
