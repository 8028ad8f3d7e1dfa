// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Testing

@Suite struct SpokenLineTests {
  @Test(
    "SY-9 signs that stand by themselves are said by their names, and those of words are not",
    arguments: [
      ("? ! ' Delete", true), ("- 부터 \" 까지", true), ("\u{2022} to \u{2022}", true), ("q to p", false),
      ("don't, I'm, tomorrow", false),
      ("Delete", false),
    ])
  func signs(_ text: String, _ areThere: Bool) {
    #expect(SpokenLine(text, language: "en").hasLoneSigns == areThere)
  }
}
