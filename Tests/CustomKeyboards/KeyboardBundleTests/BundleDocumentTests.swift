// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import KeyboardBundle

/// Documentation/KeyboardBundles.md is true.
@Suite struct BundleDocumentTests {
  private func document() throws -> String {
    try String(contentsOfFile: SourceTree.path("Documentation/KeyboardBundles.md"), encoding: .utf8)
  }

  private func sample(_ beginning: String) throws -> [UInt8] {
    let samples = try document().components(separatedBy: "```\n")
    return Array(try #require(samples.first { $0.hasPrefix(beginning) }).utf8)
  }

  @Test func `the examples are read without a problem`() throws {
    let (read, problems) = KeyboardManifest.read(try sample("<?xml"))
    #expect(problems.isEmpty)
    var manifest = try #require(read)
    #expect(manifest.addLocalization(try sample("/* Korean */"), language: "ko", file: "f").isEmpty)
    #expect(manifest.displayName(for: ["ko-KR"]) == "모스")
    #expect(manifest.usageDescription("NSContactsUsageDescription", for: ["ko-KR"])?.hasPrefix("입력하는") == true)
  }

  @Test func `every key has its row`() throws {
    let rows = try document().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let keys = [
      "CFBundleIdentifier", "CFBundleDisplayName", "CFBundleName", "CFBundleExecutable", "CFBundleDevelopmentRegion",
      "CFBundleShortVersionString", "NSExtension", "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
      "NSExtensionAttributes",
      ManifestReader.appGroupsKey,
    ]
    for key in keys + KeyboardManifest.usageKeys + ManifestReader.attributes {
      #expect(rows.contains { $0.hasPrefix("| `\(key)` |") }, "\(key)")
    }
  }
}
