// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import SystemKeyboard
import Testing
import TextModel

@Suite struct ReturnKeyLabelTests {
  @Test(arguments: ReturnKey.allCases)
  func `every Return key has a word in every language`(_ key: ReturnKey) {
    for language in ["en", "en-US", "ko", "ko-KR", "de", ""] { #expect(!key.label(language: language).isEmpty) }
  }

  @Test func `Korean keyboards have Korean words, others English ones`() {
    #expect(ReturnKey.search.label(language: "ko-KR") == "검색")
    #expect(ReturnKey.search.label(language: "kok") == "search")
    #expect(ReturnKey.search.label(language: "de") == "search")
  }

  @Test func `a plain Return key does not stand out`() {
    #expect(ReturnKey.go.isProminent && ReturnKey.continue.isProminent)
    #expect(!ReturnKey.return.isProminent)
  }
}
