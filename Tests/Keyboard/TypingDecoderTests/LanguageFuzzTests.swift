// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageBuilding
import TestSupport
import Testing

@testable import TypingDecoder

@Suite struct LanguageFuzzTests {
  @Test func `a file that is cut off anywhere is refused`() {
    for count in SmallEnglish.bytes.indices {
      #expect(throws: LanguageFileError.self) { try LanguageFile(copying: Array(SmallEnglish.bytes.prefix(count))) }
    }
  }

  @Test func `a changed byte is found by opening or verifying, wherever it is`() {
    for place in SmallEnglish.bytes.indices {
      var changed = SmallEnglish.bytes
      changed[place] ^= 0x55
      #expect(throws: LanguageFileError.self) { try LanguageFile(copying: changed).verify() }
    }
  }

  @Test func `random bytes and changed files are read in peace`() {
    var random = SeededGenerator(seed: 41)
    for round in 0..<400 {
      var bytes = round % 2 == 0 ? SmallEnglish.bytes : []
      while bytes.count < 100 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      for _ in 0..<(round % 7) { bytes[random.next(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
      LanguageFuzzing(bytes).play()
    }
    LanguageFuzzing(Array("너무\t5\n# x\n값이\t3\n".utf8)).play()
  }

  @Test func `inputs that fuzzing found are read in peace`() throws {
    let folder = URL(filePath: SourceTree.path("FuzzTesting/FailCases/LanguageFile"))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { LanguageFuzzing(Array(try Data(contentsOf: file))).play() }
  }
}
