// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
internal import Phrases

/// Why a keyboard was turned off, in the language of the settings.
enum FailureReason {
  /// - Parameter stored: The description of a `GuestFault`, or any other text, which stays as it is.
  static func text(_ stored: String) -> String {
    guard let kind = GuestFault.Kind(description: stored) else { return stored }
    return said(phrase(kind), stored)
  }

  private static func phrase(_ kind: GuestFault.Kind) -> Phrase {
    switch kind {
    case .ended: .faultEnded
    case .noAnswer: .faultNoAnswer
    case .notReading: .faultNotReading
    case .memory: .faultMemory
    case .flood: .faultFlood
    case .typesUnasked: .faultTypesUnasked
    case .wrongMessage: .faultWrongMessage
    case .wrongVersion: .faultWrongVersion
    case .wrongPicture: .faultWrongPicture
    case .start: .faultStart
    }
  }
}
