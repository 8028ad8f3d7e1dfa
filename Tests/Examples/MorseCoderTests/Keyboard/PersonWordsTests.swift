// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import MorseUI
import Testing

@testable import MorseKeyboard
@testable import UIKitCore
@testable import morse_pictures

/// The person's own words, as the system hands them to the keyboard.
@MainActor @Suite(.serialized) struct PersonWordsTests {
  @Test("CK-8 omw and a space are replaced from the supplementary lexicon")
  func omw() throws {
    let lexicon = UILexicon([
      LexiconWord(userInput: "omw", documentText: "On my way!"), LexiconWord(userInput: "Ada", documentText: "Ada"),
    ])
    let stage = try MorseStage()
    stage.keyboard.replacements = PersonWords(lexicon)
    try stage.type("omw ")
    #expect(stage.text == "On my way! ")
    try stage.type("ada ")
    #expect(stage.text == "On my way! ada ", "names are only to be known")
  }
}
