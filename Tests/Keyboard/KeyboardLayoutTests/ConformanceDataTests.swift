// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardLayout
import TestSupport
import Testing

/// The files in `../shared/data/ldml` beside the checkout.
enum ConformanceData {
  static let folder = SourceTree.path("../shared/data/ldml")
  static let isPresent = FileManager.default.fileExists(atPath: folder + "/keyboards")

  static func files(_ name: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []
    return names.filter { $0.hasSuffix(".xml") }.sorted().map { folder + "/" + name + "/" + $0 }
  }
}

/// Keyboards and tests published with CLDR, which are not part of this package: they are read when they are there.
@Suite(.enabled(if: ConformanceData.isPresent, "SKIPPED: there is no CLDR keyboard data in ../shared/data/ldml"))
struct ConformanceDataTests {
  private func keyboard(_ path: String) throws -> Keyboard {
    try KeyboardReader.read(try Fixtures.bytes(path), file: path) { wanted in
      let path = ConformanceData.folder + "/import/" + wanted.name
      return (try? Fixtures.bytes(path)).map { LayoutImportedFile(name: path, bytes: $0) }
    }
  }

  @Test(arguments: ConformanceData.files("keyboards"))
  func `a published keyboard loads`(_ path: String) throws {
    #expect(try keyboard(path).layerGroups.isEmpty == false)
  }

  @Test(arguments: ConformanceData.files("test"))
  func `a published test passes`(_ path: String) throws {
    let test = try KeyboardTestReader.read(try Fixtures.bytes(path), file: path)
    let results = KeyboardTestRunner.run(
      test, on: try keyboard(ConformanceData.folder + "/keyboards/" + test.keyboard))
    #expect(!results.isEmpty)
    #expect(results.flatMap(\.failures) == [])
  }
}
