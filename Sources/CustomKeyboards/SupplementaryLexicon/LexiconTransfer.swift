// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol

/// A lexicon as bytes, on its way from the program that reads it to the one that answers keyboards: texts that end with
/// a zero byte each, two for an entry.
package enum LexiconTransfer {
  /// The most bytes that a lexicon has.
  package static let longestByteCount =
    LexiconLimits.replacementCount * (LexiconLimits.wordByteCount + LexiconLimits.textByteCount + 2)
    + LexiconLimits.entryCount * 2 * (LexiconLimits.wordByteCount + 1)

  /// Returns entries as they go through a pipe.
  package static func bytes(_ entries: [LexiconEntry]) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      for text in [entry.userInput, entry.documentText] {
        bytes += text.utf8.filter { $0 != 0 }
        bytes.append(0)
      }
    }
    return bytes
  }

  /// - Returns: `nil` for anything that `bytes` does not give.
  package static func entries(_ bytes: [UInt8]) -> [LexiconEntry]? {
    guard bytes.last ?? 0 == 0, bytes.count <= longestByteCount else { return nil }
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    guard texts.count.isMultiple(of: 2), texts.count / 2 <= LexiconLimits.entryCount else { return nil }
    var entries: [LexiconEntry] = []
    var rest = texts
    while let input = rest.popFirst(), let text = rest.popFirst() {
      guard input.count <= LexiconLimits.wordByteCount, text.count <= LexiconLimits.textByteCount,
        let input = String(validating: input, as: UTF8.self), let text = String(validating: text, as: UTF8.self)
      else { return nil }
      entries.append(LexiconEntry(userInput: input, documentText: text))
    }
    return entries
  }
}
