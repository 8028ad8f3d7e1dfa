// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol

/// How much a lexicon may hold.
package enum LexiconLimits {
  /// The entries that a keyboard hears of.
  package static let entryCount = 5_000
  /// More text replacements are left out.
  package static let replacementCount = 1_000
  /// The people whose names are read.
  package static let nameCount = 20_000
  /// The UTF-8 bytes of a word.
  package static let wordByteCount = PacketLimits.lexiconWordByteCount
  /// The UTF-8 bytes of a text that takes a word's place.
  package static let textByteCount = PacketLimits.lexiconTextByteCount
}
