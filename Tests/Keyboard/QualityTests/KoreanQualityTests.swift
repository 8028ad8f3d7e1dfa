// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import TestBed
import TestSupport
import Testing
import TypingDecoder

/// The rows of `korean.tsv`, by the decoder and the language file that are installed.
@Suite struct KoreanQualityTests {
  /// The most rows that may be marked as not yet right: less each time that something gets better.
  private static let mostNotYet = 29

  private static func rows() throws -> [QualityRow] {
    let path = SourceTree.path("Tests/Keyboard/QualityTests/korean.tsv")
    let text = String(decoding: try Files.read(path, limit: 1 << 20), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    return try lines.filter { !$0.element.isEmpty && $0.element.first != "#" }.map { number, line in
      try #require(QualityRow(line, line: number + 1), "\(path):\(number + 1): these are not the columns of a row")
    }
  }

  private static func decoder() throws -> Decoder {
    let path = try Checkout.languages() + "/ko.language"
    let file = try MappedFile(path, limit: 64 << 20)
    let rows: [(letters: String, start: Float)] = [("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", 0), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", 0.5), ("ㅋㅌㅊㅍㅠㅜㅡ", 1.5)]
    let keys = rows.enumerated().flatMap { row, line in
      line.letters.unicodeScalars.enumerated().map { column, letter in
        SpatialModel.Key(letter: letter, center: SIMD2(line.start + Float(column) + 0.5, Float(row) + 0.5))
      }
    }
    return Decoder(
      languages: [try LanguageFile(bytes: file.bytes, owner: file)],
      spatial: SpatialModel(keys: keys, deviation: SpatialModel.usualDeviation))
  }

  @Test("TY-1 Korean words that are right stay, slips make way for what was meant, and no offensive word is offered")
  func decisions() throws {
    var decoder = try Self.decoder()
    for row in try Self.rows() {
      let answer = QualityAnswer(row, by: &decoder)
      guard answer.fulfils(row.wish) == row.isNotYet else { continue }
      let place = "korean.tsv:\(row.line): \"\(row.typed)\" after \"\(row.before)\""
      if row.isNotYet {
        Issue.record("\(place): this is right now (\(answer.text)): take its mark away, and one from mostNotYet")
      } else {
        Issue.record("\(place): wanted \(row.wish.text), got \(answer.text) (\(row.kind.rawValue): \(row.reason))")
      }
    }
  }

  @Test func `there are enough rows, each once, and no more that are not right yet`() throws {
    let rows = try Self.rows()
    let kept = rows.count { $0.wish == .leave }
    #expect(rows.count >= 200 && kept >= 100 && rows.count - kept >= 80)
    #expect(Set(rows.map(\.kind)).isSuperset(of: [.slip, .shift, .stray, .sound, .leave, .name, .slang, .rare]))
    #expect(Set(rows.map { $0.before + "\t" + $0.typed }).count == rows.count)
    #expect(rows.count(where: \.isNotYet) == Self.mostNotYet)
  }
}
