// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LearntWords
import SystemKeyboard
import Testing

@MainActor @Suite struct BrokenTellingTests {
  private func word(_ text: String) throws -> WordObservation {
    try #require(WordObservation(language: "en", word: text))
  }

  @Test("TY-1 what is said of a word while the file is told counts at once, and stays where the telling breaks off")
  func brokenOff() throws {
    let vocabulary = PersonalVocabulary(languages: nil)
    for message in [WordMessage.used(try word("kayak")), .used(try word("kayak"))] { vocabulary.note(message) }
    vocabulary.take(.begin(heard: 2))
    vocabulary.take(.known(try word("kayak"), uses: 2))
    vocabulary.note(.blocked(try word("tour")))
    vocabulary.note(.kept(try word("teh")))
    #expect(vocabulary.isBlocked("tour", in: "en") && vocabulary.isKept("teh", in: "en"))
    #expect(vocabulary.isUsed("kayak", in: "en"))
  }
}
