// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import LinuxSystem
import PersonalWords
import Testing

@Suite struct ReplacementsFileTests {
  @Test("SY-4 a replacement is not added while another program changes the file for long, and the person is told")
  func busy() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-replacements-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/replacements"
    let file = ReplacementsFile(path: path)
    let kept = Array("brb = be right back\n".utf8)
    try Files.write(kept, to: path, permissions: 0o600)
    do {
      let lock = try Files.lock(folder, patience: .zero)
      defer { withExtendedLifetime(lock) {} }
      let failure = #expect(throws: ReplacementsFile.Failure.self) {
        try file.change(patience: .zero) { bytes in
          bytes = []
          return .success(())
        }
      }
      #expect(failure?.description == "\(path): another program is changing it; try again")
      #expect(try Files.read(path) == kept)
    }
    #expect(try file.set([LexiconEntry(userInput: "omw", documentText: "on my way")]).added == 1)
    #expect(try Files.read(path).starts(with: kept))
  }
}
