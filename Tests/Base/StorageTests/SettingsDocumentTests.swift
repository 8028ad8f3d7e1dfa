// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct SettingsDocumentTests {
  private func document() throws -> String {
    try String(contentsOfFile: SourceTree.path("Documentation/Settings.md"), encoding: .utf8)
  }

  @Test func `the documented file sets every key to its default`() throws {
    let example = try #require(try document().components(separatedBy: "```").dropFirst().first)
    let (settings, problems) = Settings.parse(Array(example.utf8))
    #expect(problems.isEmpty)
    #expect(settings == Settings())
    for key in SettingsKey.all { #expect(example.contains("\n\(key.name) = "), "\(key.name) is not in the example") }
  }

  @Test func `every key has its row`() throws {
    let document = try document()
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map { String($0.dropFirst(3).prefix { $0 != "`" }) } == SettingsKey.all.map(\.name))
  }
}
