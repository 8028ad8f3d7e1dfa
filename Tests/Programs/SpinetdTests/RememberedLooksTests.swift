// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import spinetd

@MainActor @Suite struct RememberedLooksTests {
  @Test("SY-5 a start shows first what the desktop preferred in the last run") func kept() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-looks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "appearance")
    #expect(RememberedLooks.read(file.path()) == RememberedLooks())
    for (isDark, hasHighContrast) in [(true, false), (false, true), (true, true), (false, false)] {
      let looks = RememberedLooks(isDark: isDark, hasHighContrast: hasHighContrast)
      looks.keep(file.path())
      #expect(RememberedLooks.read(file.path()) == looks)
    }
    for (scale, percent) in [(1.25, 125), (0.01, 50), (1e300, 300), (-1, 50)] {
      let looks = RememberedLooks(isDark: true, textScale: scale)
      looks.keep(file.path())
      #expect(RememberedLooks.read(file.path()) == looks && looks.textPercent == percent)
    }
    for text in ["light %\n", "light 99999999999999999999%\n", "light -\n"] {
      try Data(text.utf8).write(to: file)
      #expect(RememberedLooks.read(file.path()) == RememberedLooks())
    }
    for (text, isDark) in [("dark\n", true), ("light\n", false), ("\u{0}darkness\n", false)] {
      try Data(text.utf8).write(to: file)
      #expect(RememberedLooks.read(file.path()) == RememberedLooks(isDark: isDark))
    }
  }
}
