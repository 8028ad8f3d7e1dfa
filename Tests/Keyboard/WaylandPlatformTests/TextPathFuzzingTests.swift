// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct TextPathFuzzingTests {
  @Test func `random scripts of events and edits keep what must hold`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<3000 {
      let script = (0..<random.next(below: 200)).map { _ in
        // Small numbers name events and lengths; large ones are rare, as they make bytes that are no text.
        UInt8(random.next(below: random.next(below: 4) == 0 ? 256 : 40))
      }
      var run = TextPathFuzzing(script)
      run.play()
    }
  }

  @Test func `inputs that once failed are played again`() throws {
    let folder = URL(filePath: SourceTree.path("FuzzTesting/FailCases/TextPath"))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      var run = TextPathFuzzing(Array(try Data(contentsOf: file)))
      run.play()
    }
  }
}
