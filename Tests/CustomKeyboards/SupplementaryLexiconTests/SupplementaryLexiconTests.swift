// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import SupplementaryLexicon
import Testing

@Suite struct SupplementaryLexiconTests {
  private func name(_ given: String, _ family: String) -> PersonName {
    var name = PersonName()
    (name.given, name.family) = ([given], [family])
    return name
  }

  private func entries(_ names: [PersonName], languages: [String] = ["en-US"]) -> [LexiconEntry] {
    LexiconMerge.entries(replacements: .usual, names: names, languages: languages)
  }

  @Test("CK-8 replacements come first, then names, then common words")
  func order() throws {
    let entries = entries([name("Ada", "Lovelace")])
    #expect(entries.prefix(3).map(\.userInput) == ["omw", "Ada", "Lovelace"])
    #expect(entries[0].documentText == "On my way!")
    let thanks = try #require(entries.first { $0.userInput == "thanks" })
    #expect(thanks.documentText == "thanks")
  }

  @Test func `each word is there once, whoever has it`() {
    let entries = entries([name("Ada", "Lovelace"), name("Ada", "Yonath"), name("ADA", "Lovelace")])
    #expect(Set(entries.map { $0.userInput.lowercased() }).count == entries.count)
  }

  @Test func `a name that is a common word stays one`() {
    let entries = entries([name("Will", "Rose"), name("Omw", "Smith")])
    #expect(
      entries.filter { ["will", "rose", "omw"].contains($0.userInput.lowercased()) }.map(\.documentText)
        == ["On my way!", "rose", "will"])
  }

  @Test func `the words of the person's languages are there, and of no other`() {
    let english = entries([]).map(\.userInput)
    let korean = entries([], languages: ["ko-KR", "ko", "xx"]).map(\.userInput)
    let both = entries([], languages: ["ko_KR", "en"]).map(\.userInput)
    #expect(english.contains("thanks") && !english.contains("안녕하세요"))
    #expect(korean.contains("안녕하세요") && !korean.contains("thanks"))
    #expect(both.count == english.count + korean.count - 1)
    #expect(both[1] == korean[1])
  }

  @Test func `a large address book leaves room for the rest`() {
    let entries = entries((0..<9000).map { name("Given\($0)x", "Family\($0)x") })
    #expect(entries.count == 5000)
    #expect(entries[0].userInput == "omw")
    #expect(entries.contains { $0.userInput == "thanks" })
  }

  @Test func `all of it comes over from the program that reads it`() throws {
    let entries = entries([name("김", "민수")])
    #expect(LexiconTransfer.entries(LexiconTransfer.bytes(entries)) == entries)
    #expect(LexiconTransfer.entries([]) == [])
  }

  @Test func `bytes that no lexicon gives are refused`() {
    let bytes = LexiconTransfer.bytes([LexiconEntry(userInput: "a", documentText: "b")])
    #expect(LexiconTransfer.entries(Array(bytes.dropLast())) == nil)
    #expect(LexiconTransfer.entries(Array(bytes.dropLast(2))) == nil)
    #expect(LexiconTransfer.entries([0xFF, 0, 0x61, 0]) == nil)
    #expect(LexiconTransfer.entries([UInt8](repeating: 0x61, count: 200) + [0, 0x61, 0]) == nil)
    #expect(LexiconTransfer.entries([UInt8](repeating: 0, count: 20_000)) == nil)
  }
}
