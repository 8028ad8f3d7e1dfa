// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyboardLayout

@Suite struct LanguageTagTests {
  @Test(arguments: [
    "en", "fr-CH", "sr-Cyrl", "mul-Latn-NG-t-k0-panng", "fr-t-k0-test", "und-Deva", "sl-rozaj-1994", "x-mine",
  ])
  func `takes well-formed tags`(_ tag: String) {
    #expect(LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: ["", "e", "en_US", "en--US", "english-longword9", "en-t", "fr-CH-", "1a", "abcd", "en-k0-x"])
  func `refuses others`(_ tag: String) {
    #expect(!LanguageTag.isWellFormed(tag))
  }
}
