// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Puts bytes together to messages. Any bytes are accepted; what is none of them is passed over.
package struct WordMessageReader: Sendable {
  private var line: [UInt8] = []
  /// Whether what comes up to the next line feed belongs to a line that is too long.
  private var isOverlong = false

  package init() {}

  /// Takes what has come, and returns the messages that have become whole.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [WordMessage] {
    var messages: [WordMessage] = []
    for byte in bytes {
      guard byte == 0x0A else {
        if line.count < WordMessage.longestLineByteCount { line.append(byte) } else { isOverlong = true }
        continue
      }
      if !isOverlong, let message = WordMessage(line: line[...]) { messages.append(message) }
      line.removeAll(keepingCapacity: true)
      isOverlong = false
    }
    return messages
  }
}
