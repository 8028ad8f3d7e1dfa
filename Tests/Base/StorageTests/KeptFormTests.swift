// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Storage
import Testing
import TextModel

@Suite struct KeptFormTests {
  @Test(arguments: [
    KeptForm(), KeptForm(.floating), KeptForm(.floating, place: .init(x: 480, y: 320)),
    KeptForm(.docked, place: .init(x: -3, y: 0)), KeptForm(.split), KeptForm(.split, elevation: 150),
    KeptForm(.split, place: .init(x: 480, y: 320), elevation: 70),
    KeptForm(.docked, size: AdjustedSize(keySize: KeySize(percent: 120), bottomGap: 24)),
    KeptForm(.docked, size: AdjustedSize(bottomGap: 0)),
    KeptForm(bar: .left), KeptForm(.split, elevation: 70, size: AdjustedSize(bottomGap: 4), bar: .right),
    KeptForm(.split, place: .init(x: 1, y: 2), elevation: 70, size: AdjustedSize(keySize: .small)),
  ])
  func `what is kept is read again`(form: KeptForm) {
    #expect(KeptForm(words: form.words) == form)
  }

  @Test func `it is words that people can read`() {
    #expect(KeptForm(.floating, place: .init(x: 480, y: 320)).words == "floating 480 320")
    #expect(KeptForm(.split, place: .init(x: 480, y: 320), elevation: 150).words == "split 480 320 +150")
    #expect(KeptForm(bar: .left).words == "docked bar=left")
    #expect(KeptForm(size: AdjustedSize(keySize: .large, bottomGap: 24)).words == "docked keys=115 gap=24")
  }

  @Test(arguments: [
    "", "\n", "undocked\n", "split +\n", "split 1 2 +3 4\n", "split +99999\n", "floating 1\n", "floating 1 2 3\n",
    "floating a b\n", "floating 99999 0\n", "docked keys=\n", "docked keys=5\n", "docked keys=999\n", "docked gap=-1\n",
    "docked gap=161\n", "docked gap=99999999999999999999\n", "docked gap=1 keys=100\n", "docked bar=\n",
    "docked bar=whole\n", "docked bar=left gap=1\n",
    "floating 0 -9223372036854775808\n", String(repeating: "floating ", count: 20),
  ])
  func `any other words are as none`(text: String) {
    #expect(KeptForm(words: text) == nil)
  }
}
