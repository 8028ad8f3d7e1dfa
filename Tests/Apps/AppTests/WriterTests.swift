// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// LibreOffice Writer, which applies text at once and BackSpace some time later.
  @Suite struct WriterTests {
    @Test("SY-1 TY-6 Korean is composed as meant, key by key", arguments: [25_000, 250_000])
    func korean(interval: Int64) throws {
      try AppBed.with(.libreoffice) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        bed.driver.tapInterval = interval
        try bed.expectTyped("한글 값이 없다") { try bed.driver.typeKorean("한글 값이 없다") }
      }
    }

    @Test("SY-1 TY-6 what is typed straight after delete stands where it was deleted")
    func typesAfterDelete() throws {
      try AppBed.with(.libreoffice) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("one") {
          try bed.driver.type("onx"); try bed.driver.tap("delete"); try bed.driver.type("e")
        }
        try bed.driver.tap("space")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("one 한강") {
          try bed.driver.typeKorean("한굴")
          for _ in 0..<2 { try bed.driver.tap("delete") }
          try bed.driver.tap("delete")
          try bed.driver.typeKorean("강")
        }
      }
    }

    @Test("SY-1 TY-6 a space at the end is deleted, and not the letter before it, of which alone Writer tells")
    func deletesSpaceAtTheEnd() throws {
      try AppBed.with(.libreoffice) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("한글 ") { try bed.driver.typeKorean("한글 ") }
        try bed.expectTyped("한글") { try bed.driver.tap("delete") }
        try bed.expectTyped("한글. 값") { try bed.driver.typeKorean("  값") }
      }
    }

    @Test("SY-1 TY-6 text goes in where the caret was moved to, English and Korean")
    func typesMidText() throws {
      try AppBed.with(.libreoffice) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("abcdefgh") { try bed.driver.type("abcdefgh") }
        try bed.driver.slideCaret(by: -60)
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.typeKorean("한글")
        let arrived = bed.app.wait { _ in bed.app.text(of: "document").contains("한글") }
        let text = bed.app.text(of: "document")
        #expect(arrived && !text.hasSuffix("한글") && text.filter(\.isASCII) == "abcdefgh", "received \(text)")
      }
    }

    @Test("SY-1 TY-6 lines and paragraphs")
    func lines() throws {
      try AppBed.with(.libreoffice) { bed in
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("one\ntwo") { try bed.driver.type("one\ntwo") }
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("one\ntwo\n한글\n값") { try bed.driver.typeKorean("\n한글\n값") }
      }
    }
  }
}
