// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import InstalledLanguages
import Testing
import TypingDecoder

@Suite struct InstalledLanguagesTests {
  @Test(
    "a language without a file, and a name that leads elsewhere, are no files", arguments: ["xx", "../en", "EN", ""])
  func missing(language: String) {
    #expect { try LanguageFile.installed(language) } throws: { ($0 as? CocoaError)?.code == .fileNoSuchFile }
  }

  @Test("what is no language file is refused, whatever its size", arguments: [0, 7, 8, 71, 72, 5000])
  func foreign(size: Int) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "spinet-\(UUID().uuidString).language")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(repeating: 0x53, count: size).write(to: url)
    #expect(throws: LanguageFileError.self) { try LanguageFile(contentsOf: url) }
  }
}
