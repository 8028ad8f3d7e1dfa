// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much a message may hold.
package enum PacketLimits {
  /// The bytes of a whole packet.
  package static let packetByteCount = 64 << 10
  /// The UTF-8 bytes that one edit inserts.
  package static let insertedByteCount = 16 << 10
  /// The UTF-16 units of the text on each side of the caret that a keyboard hears of.
  package static let contextUTF16Count = 300
  /// The UTF-8 bytes of a text in a context, or of what is selected.
  static let contextByteCount = 16 << 10
  /// The UTF-8 bytes of a name.
  static let nameByteCount = 256
  static let languageCount = 64
  static let touchCount = 32
  static let damageCount = 256
  /// The entries of one message of a lexicon; longer ones come in several.
  package static let lexiconEntryCount = 256
  /// The UTF-8 bytes of what is typed for an entry of the lexicon.
  package static let lexiconWordByteCount = 100
  /// The UTF-8 bytes of what takes its place.
  package static let lexiconTextByteCount = 1_000
  /// The UTF-8 bytes of the texts of one message of a lexicon.
  package static let lexiconPartByteCount = 32 << 10
  /// The pictures that are shown in turns.
  package static let bufferCount = 3
  /// The pixels of a side of a picture.
  package static let sidePixelCount = 16_384
}
