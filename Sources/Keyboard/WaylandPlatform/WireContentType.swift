// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What a field is for, in the numbers of text-input-unstable-v1, which has no purpose `pin` and so other numbers behind it.
struct WireContentType {
  let hints: ContentHints
  let purpose: ContentPurpose

  /// All hints that there are; each is the same bit in both versions.
  private static let knownHints: UInt32 = 0x3FF

  /// Takes numbers as they come; an unknown purpose is the usual one.
  init(hint: UInt32, purpose: UInt32) {
    hints = ContentHints(rawValue: hint & Self.knownHints)
    self.purpose =
      switch purpose {
      case 9: .date
      case 10: .time
      case 11: .datetime
      case 12: .terminal
      case 0...ContentPurpose.password.rawValue: ContentPurpose(rawValue: purpose) ?? .normal
      default: .normal
      }
  }
}
