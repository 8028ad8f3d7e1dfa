// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Makes the bytes of a language file from words and counts; the same words give the same bytes.
package struct LanguageBuilder {
  /// A word in folded letters, how it is written, and how often it was counted.
  package struct Word {
    var letters: String
    var spelling: String
    var count: Double
    var isOffensive: Bool

    package init(_ letters: String, spelling: String? = nil, count: Double, isOffensive: Bool = false) {
      (self.letters, self.spelling) = (letters, spelling ?? letters)
      (self.count, self.isOffensive) = (count, isOffensive)
    }
  }

  /// A word without its ending, or what all forms of a word begin with.
  package struct Stem {
    var letters: String
    /// The name of the class whose endings it takes.
    var name: String
    var count: Double

    package init(_ letters: String, class name: String, count: Double) {
      (self.letters, self.name, self.count) = (letters, name, count)
    }
  }

  /// What may follow the stems of a class; empty for stems that are words.
  package struct Ending {
    var letters: String
    var name: String
    var count: Double

    package init(_ letters: String, class name: String, count: Double) {
      (self.letters, self.name, self.count) = (letters, name, count)
    }
  }

  /// The language that the file says it is of; what is no language of two or three small letters is left out.
  package var language = ""
  /// How often words of other files were counted: it makes those of this one as much less likely.
  package var countElsewhere = 0.0 {
    didSet { counts.countElsewhere = countElsewhere }
  }
  private var words: [Word]
  private var numbers: [String: Int] = [:]
  private var counts: SequenceCounts
  private let stems: StemBuilder

  /// Takes the words; of several with the same letters the first counts. Words without a positive count are left out.
  ///
  /// - Parameters:
  ///   - words: The words with their counts.
  ///   - stems: Words without endings; those of classes without any are left out.
  ///   - endings: What may follow the stems.
  package init(words: [Word], stems: [Stem] = [], endings: [Ending] = []) {
    self.stems = StemBuilder(stems, endings)
    var seen: Set<String> = []
    let known = words.filter { $0.count > 0 && !$0.letters.isEmpty && seen.insert($0.letters).inserted }
    let others = self.stems.stems.filter { !$0.isEmpty && seen.insert($0).inserted }.map { Word($0, count: 0) }
    self.words = (known + others).sorted { $0.letters.utf8.lexicographicallyPrecedes($1.letters.utf8) }
    for (number, word) in self.words.enumerated() { numbers[word.letters] = number }
    counts = SequenceCounts(words: self.words.map(\.count))
  }

  /// Counts a pair of words, whose first is `nil` at the start of a sentence. Pairs with unknown words are left out.
  package mutating func addPair(_ first: String?, _ second: String, count: Double) {
    guard count > 0, let history = first.map({ numbers[$0] }) ?? words.count, let word = numbers[second] else { return }
    counts.pairs[history].append((word, count))
  }

  /// Counts three words in a row, whose first is `nil` at the start of a sentence.
  ///
  /// Those with unknown words, and those whose first two are no pair that was counted, are left out.
  package mutating func addTriple(_ first: String?, _ second: String, _ third: String, count: Double) {
    guard count > 0, let history = first.map({ numbers[$0] }) ?? words.count, let middle = numbers[second],
      let word = numbers[third]
    else { return }
    counts.triples[SequenceCounts.History(first: history, second: middle), default: []].append((word, count))
  }

  /// Returns the bytes of the file; `nil` when the words have too many different letters, or are too many.
  package func build() -> [UInt8]? {
    let alphabet = Set(words.flatMap(\.letters.unicodeScalars)).union(stems.letters).sorted()
    guard alphabet.count <= LanguageFormat.labelLimit, stems.classCount <= LanguageFormat.classLimit,
      words.count < 1 << 24
    else { return nil }
    let labels = Dictionary(uniqueKeysWithValues: alphabet.enumerated().map { ($1, UInt8($0)) })
    let costs = counts.alone.map {
      $0 > 0 ? LanguageFormat.costByte(ofNats: -Logarithm.natural($0)) : LanguageFormat.noWord
    }
    let endings = stems.tries(labels: labels)
    let known = words.map { stems.stem($0.letters, endings) }
    let trie = TrieBuilder(
      words: words.map { $0.letters.unicodeScalars.map { labels[$0] ?? 0 } }, costs: costs, stems: known)
    let nodeCount = trie.nodeCount + endings.reduce(0) { $0 + $1.nodeCount }
    guard nodeCount < 1 << 24 else { return nil }
    var body = ByteWriter()
    for scalar in alphabet {
      body.append(scalar.value)
      body.append(Self.base(of: scalar).value)
    }
    trie.write(to: &body)
    let roots = stems.write(endings, to: &body, firstNode: trie.nodeCount)
    let sequences = counts.write(to: &body)
    let spelt = words.indices.filter { words[$0].spelling != words[$0].letters }
    var texts = ByteWriter()
    for number in spelt {
      body.append(UInt32(number))
      body.append(UInt32(texts.bytes.count))
      texts.bytes += Array(words[number].spelling.utf8) + [0]
    }
    let textByteCount = texts.bytes.count
    texts.pad()
    body.bytes += texts.bytes
    let offensive = words.indices.filter { words[$0].isOffensive }
    for number in offensive { body.append(UInt32(number)) }
    for root in roots { body.append(UInt32(root)) }
    // The words of a person are too few to say what may be one.
    let isWhole = language == "ko" && self.counts.countElsewhere == 0
    let syllables = SyllableBuilder(words: isWhole ? words.filter { $0.count > 0 }.map(\.letters) : []).write(to: &body)
    let counts = [
      alphabet.count, nodeCount, words.count, sequences.pairCount, spelt.count, textByteCount, offensive.count,
      Int(LanguageFormat.languageNumber(of: language) ?? 0), sequences.historyCount, sequences.tripleCount,
      roots.count, known.count { $0 != nil }, syllables.syllableCount, syllables.pairCount,
    ]
    return Self.header(counts: counts, body: body.bytes) + body.bytes
  }

  private static func header(counts: [Int], body: [UInt8]) -> [UInt8] {
    var header = ByteWriter()
    header.bytes = LanguageFormat.magic
    header.append(LanguageFormat.version)
    header.append(UInt32(LanguageFormat.headerByteCount + body.count))
    header.append(body.withUnsafeBytes { Checksum.hash($0) })
    for count in counts { header.append(UInt32(count)) }
    header.append(header.bytes.withUnsafeBytes { Checksum.hash($0) })
    return header.bytes
  }

  /// A letter without its accents.
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let bases: [Unicode.Scalar: String] = [
      "a": "áàâäãå", "c": "ç", "e": "éèêë", "i": "íìîï", "n": "ñ", "o": "óòôöõø", "u": "úùûü", "y": "ýÿ",
    ]
    return bases.first { $0.value.unicodeScalars.contains(scalar) }?.key ?? scalar
  }
}
