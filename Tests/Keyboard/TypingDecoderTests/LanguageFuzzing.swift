// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LanguageBuilding

@testable import TypingDecoder

/// Feeds the reader of language files and that of tables any bytes, and checks what must hold whatever they are. Shared with
/// the fuzz target FuzzLanguageFile.
struct LanguageFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    read(bytes)
    read(signed)
    _ = try? Table(bytes, name: "words", wordCount: 1)
    _ = try? Table(bytes, name: "offensive", wordCount: 1, isCounted: false)
    if let words = try? Table(bytes, name: "words", wordCount: 1),
      let tables = try? LanguageTables(
        language: "ko", words: words, stems: try? Table(bytes, name: "stems", wordCount: 2),
        endings: try? Table(bytes, name: "endings", wordCount: 2)),
      let built = try? tables.build()
    {
      precondition((try? LanguageFile(copying: built).verify()) != nil, "what is built is refused")
    }
  }

  /// The bytes with the magic, version, size and checksum of a header that is let in.
  private var signed: [UInt8] {
    var file = bytes
    while file.count < LanguageFormat.headerByteCount { file.append(0) }
    file.replaceSubrange(0..<8, with: LanguageFormat.magic)
    put(LanguageFormat.version, in: &file, at: 8)
    put(UInt32(truncatingIfNeeded: file.count), in: &file, at: 12)
    let checked = LanguageFormat.headerByteCount - 8
    put(file[..<checked].withUnsafeBytes { Checksum.hash($0) }, in: &file, at: checked)
    return file
  }

  private func put(_ number: some FixedWidthInteger, in file: inout [UInt8], at place: Int) {
    withUnsafeBytes(of: number.littleEndian) { file.replaceSubrange(place..<(place + $0.count), with: $0) }
  }

  /// Types two letters, and asks for completions before and after.
  private func complete(_ file: LanguageFile) {
    let keys = [SpatialModel.Key(letter: "t", center: SIMD2(1, 1)), SpatialModel.Key(letter: "h", center: SIMD2(2, 1))]
    var decoder = Decoder(languages: [file], spatial: SpatialModel(keys: keys, deviation: SIMD2(1, 1)))
    for letter in [nil, "t", "h"] as [Unicode.Scalar?] {
      if let letter { decoder.append(.letter(letter)) }
      let context = WordContext(words: ["good", "the"], startsSentence: true)
      precondition(decoder.candidates(after: context).count <= 8, "more candidates than were asked for")
      precondition(decoder.suggestions(after: context).count <= 3, "more suggestions than were asked for")
      precondition(decoder.completions(after: nil).count <= 3, "more completions than were asked for")
    }
  }

  private func read(_ bytes: [UInt8]) {
    guard let file = try? LanguageFile(copying: bytes) else { return }
    for node in [0, 1, file.nodeCount - 1, file.nodeCount, 1 << 24] {
      for child in file.children(of: node) { precondition(child > node && child < file.nodeCount, "a walk in circles") }
      _ = (file.bestCost(of: node), file.wordCost(of: node))
    }
    for word in [0, 1, file.wordCount, 1 << 24] {
      let history = file.history(word / 2, before: word)
      _ = (file.spelling(of: word), file.isOffensive(word), file.cost(ofWord: word, alone: 1, after: history))
      file.forEachWord(after: history, within: 0..<file.wordCount) { _, cost in precondition(cost >= 0, "a gain") }
    }
    for label in 0..<LanguageFormat.labelLimit { _ = (file.scalar(of: label), file.base(of: label)) }
    for word in [0, file.wordCount, 1 << 24] {
      guard let stem = file.stem(word) else { continue }
      precondition(stem.root < file.nodeCount, "endings that are not in the file")
      _ = (file.letters(of: stem, ending: word), file.isEndingRoot(stem.root))
    }
    if let cost = file.syllableCost(of: "가나\u{FFFF}") { precondition(cost >= 0, "a gain") }
    _ = file.language
    complete(file)
  }
}
