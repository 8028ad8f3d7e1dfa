// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

/// Fonts are chosen for the whole process, so each of these has one of its own.
@Suite struct TestFontsTests {
  @Test func `texts are set in the fonts of a folder alone`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let before = UIFont.systemFont(ofSize: 20)
        let width = ("Wide words" as NSString).size(withAttributes: [.font: before]).width
        try TestFonts.useOnly(in: URL(filePath: "/usr/share/fonts/truetype/dejavu"))
        #expect(UIFont.systemFont(ofSize: 20).familyName.hasPrefix("DejaVu"))
        #expect(UIFont(name: "Inter", size: 20) == nil)
        let after = ("Wide words" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
        // DejaVu is wider than what is preferred where both are installed.
        #expect(after > width * 1.05)
      }
    }
  }

  @Test func `a folder without fonts is refused`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let family = UIFont.systemFont(ofSize: 20).familyName
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-fonts")
        #expect(throws: CocoaError.self) { try TestFonts.useOnly(in: folder) }
        #expect(UIFont.systemFont(ofSize: 20).familyName == family)
      }
    }
  }
}
