// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite struct LexiconFuzzTests {
  private let samples = [
    """
    BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=EA=B9=80;=EB=AF=BC=\r\n=EC=88=98;;;\r
    AGENT:\r\nBEGIN:VCARD\r\nN:A;B\r\nEND:VCARD\r\nEND:VCARD\r\n
    """,
    "BEGIN:VCARD\nVERSION:4.0\nitem1.FN;X=\"a:b\":Ada\n  Lovelace\nN:Love\\;lace;Ada,Augusta;;;\nNICKNAME:x,yy\nEND:VCARD",
    "# mine\nomw = On my way!\n\\#a\\=b = c\\nd\nomw=2\n", "omw\0On my way!\0",
  ]

  @Test func `random bytes are read in peace`() {
    var random = SeededGenerator(seed: 8)
    for length in [0, 1, 2, 7, 40, 300, 3000] {
      for _ in 0..<50 { LexiconFuzzing((0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }).play() }
    }
  }

  @Test func `damaged files are read in peace`() {
    var random = SeededGenerator(seed: 9)
    for sample in samples {
      for _ in 0..<500 {
        var bytes = Array(sample.utf8)
        for _ in 0...random.next(below: 5) {
          let place = random.next(below: bytes.count)
          switch random.next(below: 4) {
          case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
          case 1: bytes.remove(at: place)
          case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.next(below: 30)))
          default:
            bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: random.next(below: place + 1))
          }
          if bytes.isEmpty { bytes = [0x3D] }
        }
        LexiconFuzzing(bytes).play()
      }
    }
  }

  @Test func `endless lines, cards in cards and commas take no time to speak of`() {
    let begin = "BEGIN:VCARD\nVERSION:2.1\n"
    for text in [
      begin + "N;QUOTED-PRINTABLE:" + String(repeating: "=\n", count: 300_000),
      begin + "N:" + String(repeating: "\n a", count: 300_000),
      begin + String(repeating: "AGENT:\n" + begin, count: 30_000),
      begin + "N:" + String(repeating: ",", count: 900_000), begin + String(repeating: "NICKNAME:a\n", count: 90_000),
      String(repeating: ";", count: 900_000), String(repeating: "\\", count: 900_000) + "=",
    ] {
      LexiconFuzzing(Array(text.utf8)).play()
    }
  }
}
