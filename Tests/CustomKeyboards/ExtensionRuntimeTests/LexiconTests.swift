// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Testing
import UIKitCore

/// The words of the person.
@MainActor @Suite(.serialized) struct LexiconTests {
  private let replacement = LexiconEntry(userInput: "omw", documentText: "On my way!")
  private let name = LexiconEntry(userInput: "Aroha", documentText: "Aroha")

  @Test("CK-8 the words come in parts, and are told once all are there, to all who ask")
  func parts() throws {
    let stage = try SampleStage()
    let host = stage.host
    try host.show()
    _ = host.news()
    let keyboard = try #require(stage.keyboard)
    var told: [[String]] = []
    for _ in 0..<2 {
      keyboard.requestSupplementaryLexicon { lexicon in
        told.append(lexicon.entries.map { "\($0.userInput) → \($0.documentText)" })
      }
    }
    try host.turn()
    #expect(host.news() == [.requestLexicon])
    try host.say(.lexicon([replacement], isLast: false))
    #expect(told.isEmpty)
    try host.say(.lexicon([name], isLast: true))
    #expect(told == [["omw → On my way!", "Aroha → Aroha"], ["omw → On my way!", "Aroha → Aroha"]])
    try host.say(.lexicon([name], isLast: true))
    #expect(told.count == 2, "nobody asks any more")
    keyboard.requestSupplementaryLexicon { told.append($0.entries.map(\.userInput)) }
    try host.say(.lexicon([], isLast: true))
    #expect(told.last == [])
  }

  @Test("CK-8 what is typed is replaced from the words")
  func replaces() throws {
    let stage = try SampleStage()
    stage.host.context.before = "I said omw"
    try stage.host.show()
    _ = stage.host.news()
    let keyboard = try #require(stage.keyboard)
    keyboard.requestSupplementaryLexicon { [weak keyboard] lexicon in
      guard let proxy = keyboard?.textDocumentProxy,
        let word = proxy.documentContextBeforeInput?.split(separator: " ").last,
        let entry = lexicon.entries.first(where: { $0.userInput == word })
      else { return }
      for _ in word { proxy.deleteBackward() }
      proxy.insertText(entry.documentText)
    }
    try stage.host.say(.lexicon([replacement, name], isLast: true))
    #expect(stage.host.edits() == [.deleteBackward, .deleteBackward, .deleteBackward, .insert("On my way!")])
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "I said On my way!")
  }

  @Test func `a lexicon and its entries are copied as they are`() throws {
    let stage = try SampleStage()
    try stage.host.show()
    var lexicon: UILexicon?
    stage.keyboard?.requestSupplementaryLexicon { lexicon = $0 }
    try stage.host.say(.lexicon([name], isLast: true))
    let copy = lexicon?.copy() as? UILexicon
    #expect(copy?.entries.first?.documentText == "Aroha" && (copy?.entries.first?.copy() as? UILexiconEntry) != nil)
  }
}
