// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases
import TestSupport
import Testing

@Suite struct PhraseTests {
  @Test func `every phrase is there in every language`() {
    for language in PhraseLanguage.allCases {
      for phrase in Phrase.allCases { #expect(!language(phrase).isEmpty, "\(phrase) in \(language)") }
    }
  }

  @Test func `no language puts in more than the English phrase, and that puts in all in order`() throws {
    for phrase in Phrase.allCases {
      let known = try Self.places(PhraseLanguage.english(phrase))
      #expect(known == Set(1..<(known.count + 1)), "\(phrase)")
      for language in PhraseLanguage.allCases {
        let places = try Self.places(language(phrase))
        // How long a hold is, is told in other units.
        #expect(places.isSubset(of: known) || phrase == .holdDelay, "\(phrase) in \(language)")
      }
    }
  }

  private static func places(_ text: String) throws -> Set<Int> {
    Set(text.matches(of: try Regex("%([0-9])", as: (Substring, Substring).self)).compactMap { Int($0.output.1) })
  }

  @Test func `what is put in stays as it is, whatever it says`() {
    let words = PhraseLanguage.english
    #expect(words(.askApp, "%2", "a%1b%") == "Allow “%2” to type in a%1b%?")
    #expect(words(.pageOf, "3") == "page 3 of %2")
    #expect(PhraseLanguage.korean(.pageOf, "3", "12") == "12페이지 중 3페이지")
    #expect(words(.done, "x") == "Done")
  }

  @Test(arguments: [
    ("ko", PhraseLanguage.korean), ("ko-KR", .korean), ("KO_kr", .korean), ("ko_KR.UTF-8", .korean),
    ("en-GB", .english),
  ])
  func `a language is known by its tag`(tag: String, language: PhraseLanguage) {
    #expect(PhraseLanguage(tag: tag) == language)
  }

  @Test func `the first of a person's languages with words counts, and English without one`() {
    #expect(PhraseLanguage(tags: ["fr-FR", "ko-KR", "en"]) == .korean)
    #expect(PhraseLanguage(tags: ["kok", "", "-"]) == .english)
    #expect(PhraseLanguage(tags: []) == .english)
    #expect(PhraseLanguage(tag: "kok-IN") == nil)
  }

  @Test func `words of the interface are in the table alone`() throws {
    let sources = URL(filePath: SourceTree.path("Sources"))
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      // What is typed is no word of the interface.
      let path = file.path
      if path.contains("/Phrases/") || path.contains("/Composition/") || path.contains("/Words/CommonWords") {
        continue
      }
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(where: \.isHangulSyllable) {
        if line.drop(while: \.isWhitespace).hasPrefix("//") { continue }
        found.append("\(file.lastPathComponent): \(line)")
      }
      if text.contains("hasPrefix(\"ko") { found.append("\(file.lastPathComponent) tells languages apart by itself") }
    }
    #expect(found.isEmpty)
  }
}

extension Character {
  fileprivate var isHangulSyllable: Bool { unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
}
