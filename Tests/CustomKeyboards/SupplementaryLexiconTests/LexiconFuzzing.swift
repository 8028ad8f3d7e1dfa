// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import ExtensionProtocol

@testable import SupplementaryLexicon

/// Reads any bytes as an address book, as replacements and as a lexicon on its way, and checks what must hold whatever
/// they are. Shared with the fuzz target FuzzLexicon.
struct LexiconFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    let names = VCardReader.names(in: bytes, limit: 50)
    precondition(names.count <= 50, "more names than wanted")
    for name in names {
      precondition((1...16).contains(name.words.count), "a name without bounds")
      for word in name.words {
        precondition((1...LexiconLimits.wordByteCount).contains(word.utf8.count), "a word without bounds")
        precondition(
          word.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.generalCategory != .control },
          "a word that is none")
      }
    }
    let (replacements, problems) = Replacements.parse(bytes)
    precondition(problems.count <= 20, "problems without end")
    for entry in replacements.entries {
      precondition(!entry.userInput.isEmpty && entry.userInput.utf8.count <= LexiconLimits.wordByteCount, "no word")
      precondition(entry.documentText.utf8.count <= LexiconLimits.textByteCount, "a text without bounds")
    }
    let (imported, faults) = Replacements.parseTable(bytes)
    precondition(faults.count <= 20 && imported.count <= LexiconLimits.replacementCount, "a table without bounds")
    for entry in imported { precondition(Replacements.fault(of: entry) == nil, "a replacement that is none") }
    for entry in imported.prefix(3) {
      let changed = Replacements.parse(Replacements.set(entry.userInput, to: entry, in: bytes)).replacements
      let room = replacements.entries.count < LexiconLimits.replacementCount
      precondition(changed.entries.contains(entry) || !room, "a change that is not read")
    }
    let entries = LexiconMerge.entries(replacements: replacements, names: names, languages: [])
    precondition(entries.count <= LexiconLimits.entryCount, "a lexicon without bounds")
    precondition(LexiconTransfer.entries(LexiconTransfer.bytes(entries)) == entries, "lost on the way")
    if let told = LexiconTransfer.entries(bytes) {
      precondition(LexiconTransfer.bytes(told) == bytes, "what was heard is not what was said")
    }
  }
}
