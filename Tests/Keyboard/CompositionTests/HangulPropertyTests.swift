// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CHangul
import Composition
import TestSupport
import Testing

/// The composer against one long-lived context of the library, which takes every key and every backspace itself.
@Suite struct HangulPropertyTests {
  private static let letters = Array("ㅂㅃㅈㅉㄷㄸㄱㄲㅅㅆㅛㅕㅑㅐㅒㅔㅖㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ").map(String.init)
  private static let keys = Array("qQwWeErRtTyuioOpPasdfghjklzxcvbnm".utf8)

  @Test(arguments: 0..<40)
  func `random letters, deletions and other keys give what the library gives`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let context = try #require(hangul_ic_new("2"))
    defer { hangul_ic_delete(context) }
    var committed = ""
    var field = Field()
    for step in 0..<500 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        committed += string(hangul_ic_flush(context)) + " "
        field.type(" ")
      case 1:
        committed += string(hangul_ic_flush(context))
        field.close()
      case 2...5:
        if !hangul_ic_backspace(context), !committed.isEmpty { committed.removeLast() }
        field.delete()
      default:
        let index = Int.random(in: Self.keys.indices, using: &random)
        #expect(hangul_ic_process(context, CInt(Self.keys[index])))
        committed += string(hangul_ic_get_commit_string(context))
        field.type(Self.letters[index])
      }
      let open = string(hangul_ic_get_preedit_string(context))
      try #require(field.text == committed + open, "step \(step)")
      try #require(field.composer.open == open, "step \(step)")
    }
  }

  private func string(_ characters: UnsafePointer<ucschar>?) -> String {
    var result = String.UnicodeScalarView()
    var next = characters
    while let value = next?.pointee, value != 0 {
      if let scalar = Unicode.Scalar(value) { result.append(scalar) }
      next = next?.successor()
    }
    return String(result)
  }
}
