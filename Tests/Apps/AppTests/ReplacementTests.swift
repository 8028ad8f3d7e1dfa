// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Text replacements, typed by touch.
  @Suite struct ReplacementTests {
    @Test(
      "TY-4 what is typed becomes its text at the space, and delete brings it back",
      arguments: [AppKind.gtk4, .firefox, .chromium])
    func replacement(app: AppKind) throws {
      try AppBed.with(app) { bed in
        try bed.open()
        try bed.expectTyped("On my way! ") { try bed.driver.type("omw ") }
        try bed.expectTyped("omw ") { try bed.driver.tap("delete") }
      }
    }

    @Test("TY-4 a changed file counts at once, in Korean, too") func changedFile() throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let folder = "\(bed.session.folder)/home/.config/spinet"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "집 = 우리 집\n".write(toFile: "\(folder)/replacements", atomically: true, encoding: .utf8)
        try bed.driver.tap("globe")
        try bed.keyboard.wait(for: "the Korean keyboard") { $0.mode == "ko-KR" }
        // The file is read between two touches, at some moment.
        try Wait.untilTrue("the person's own words", detail: { bed.app.text(of: "normal") }) {
          for key in ["ㅈ", "ㅣ", "ㅂ", "space"] { try bed.driver.tap(key) }
          return bed.app.wait(within: 2) { _ in bed.app.text(of: "normal").hasSuffix("우리 집 ") }
        }
      }
    }

    @Test("TY-4 ED-3 in fields for passwords and addresses it stays as it was typed", arguments: ["password", "url"])
    func otherFields(field: String) throws {
      try AppBed.with(.gtk4) { bed in
        try bed.open(field)
        try bed.expectTyped("omw.", in: field) { try bed.driver.type("omw.") }
      }
    }
  }
}
