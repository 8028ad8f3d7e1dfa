// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@Suite struct FieldProofTests {
  @Test(arguments: [nil, "", "a", "한글 text\n", "\u{F8D7}", "e\u{301}", String(repeating: "x", count: 3962)])
  func `a proof behind a text comes apart from it again`(_ text: String?) {
    let proof = FieldProof.random()
    let sent = proof.appended(to: text)
    #expect(sent.utf8.count <= (text?.utf8.count ?? 0) + FieldProof.byteCount)
    let (found, foundProof) = FieldProof.split(sent)
    // The mark by itself is how no text is told, and nobody types it.
    #expect(foundProof == proof && found == (text == "\u{F8D7}" ? nil : text))
  }

  @Test(arguments: ["", "a", "\u{F8D7}", "\u{F8D7}0123", "0123456789abcdef0123456789abcdef"])
  func `a text without a proof is itself`(_ text: String) {
    let (found, proof) = FieldProof.split(text)
    #expect(found == text && proof == nil)
  }

  @Test func `no two are the same, and only what looks like one is one`() throws {
    #expect(FieldProof.random() != FieldProof.random())
    let word = FieldProof.random().word
    #expect(FieldProof(word)?.word == word)
    for bad in ["", String(word.dropLast()), word + "0", word.dropLast() + "G", word.dropLast() + "A"] {
      #expect(FieldProof(bad) == nil)
    }
  }
}
