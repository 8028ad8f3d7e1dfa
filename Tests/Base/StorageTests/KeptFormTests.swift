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
  ])
  func `what is kept is read again`(form: KeptForm) {
    #expect(KeptForm(bytes: form.bytes) == form)
  }

  @Test func `the file is one line that people can read`() {
    #expect(
      String(decoding: KeptForm(.floating, place: .init(x: 480, y: 320)).bytes, as: UTF8.self)
        == "floating 480 320\n")
    #expect(
      String(decoding: KeptForm(.split, place: .init(x: 480, y: 320), elevation: 150).bytes, as: UTF8.self)
        == "split 480 320 +150\n")
  }

  @Test(arguments: [
    "", "\n", "undocked\n", "split +\n", "split 1 2 +3 4\n", "split +99999\n", "floating 1\n", "floating 1 2 3\n",
    "floating a b\n", "floating 99999 0\n",
    "floating 0 -9223372036854775808\n", String(repeating: "floating ", count: 20),
  ])
  func `any other file is as none`(text: String) {
    #expect(KeptForm(bytes: Array(text.utf8)) == nil)
  }

  @Test func `bytes that are no text are as none`() {
    #expect(KeptForm(bytes: [0xFF, 0xFE, 0x00]) == nil)
  }
}
