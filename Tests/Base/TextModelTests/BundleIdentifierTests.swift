// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct BundleIdentifierTests {
  @Test(arguments: ["org.example.morse", "a.b", "group.org.Example.Morse-2", "0.9", "a-.b-"])
  func `names with dots between their parts are identifiers`(_ text: String) { #expect(BundleIdentifier.isValid(text)) }

  @Test(arguments: [
    "", "morse", ".a", "a.", "a..b", "-a.b", "a.-b", "a.b/c", "a.b c", "a.b_c", "a.ㅎ", "../a", "a.b\n", "a.@", "a.[",
    "a.`",
  ])
  func `nothing else is one`(_ text: String) { #expect(!BundleIdentifier.isValid(text)) }

  @Test func `an identifier has 128 bytes at most`() {
    #expect(BundleIdentifier.isValid("a." + String(repeating: "b", count: 126)))
    #expect(!BundleIdentifier.isValid("a." + String(repeating: "b", count: 127)))
  }
}
