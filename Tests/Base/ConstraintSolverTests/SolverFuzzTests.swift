// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// No calls may trap, or break what must hold. Random scripts are the same in every run.
@Suite struct SolverFuzzTests {
  static let failCases: [String] = {
    let folder = SourceTree.path("FuzzTesting/FailCases/Solver")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
  }()

  @Test(arguments: failCases)
  func `what a fuzzer found once does no harm`(_ path: String) throws {
    var run = SolverFuzzing([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    run.play()
  }

  @Test func `random calls do no harm`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      var run = SolverFuzzing((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
      run.play()
    }
  }
}
