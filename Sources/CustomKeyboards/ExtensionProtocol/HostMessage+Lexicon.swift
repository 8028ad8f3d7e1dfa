// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension HostMessage {
  /// The messages that tell a lexicon, none of them too large for a packet; entries that are too long are left out.
  package static func lexicon(_ entries: [LexiconEntry]) -> [HostMessage] {
    var parts: [[LexiconEntry]] = [[]]
    var byteCount = 0
    for entry in entries {
      let (input, text) = (entry.userInput.utf8.count, entry.documentText.utf8.count)
      guard input <= PacketLimits.lexiconWordByteCount, text <= PacketLimits.lexiconTextByteCount else { continue }
      if parts[parts.count - 1].count == PacketLimits.lexiconEntryCount
        || byteCount + input + text > PacketLimits.lexiconPartByteCount
      {
        parts.append([])
        byteCount = 0
      }
      parts[parts.count - 1].append(entry)
      byteCount += input + text
    }
    return parts.enumerated().map { .lexicon($1, isLast: $0 == parts.count - 1) }
  }
}
