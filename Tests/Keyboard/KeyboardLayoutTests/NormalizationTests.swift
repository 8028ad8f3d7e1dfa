// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import KeyboardLayout

@Suite struct NormalizationTests {
  private static let m1 = Marker.firstUnit
  private static let m2 = Marker.firstUnit + 1
  private static let m3 = Marker.firstUnit + 2

  /// Tibetan vowel signs of class 0 whose parts are not: Foundation does not sort those parts.
  private static let misplaced: Set<UInt32> = [0xF73, 0xF75, 0xF81]

  /// Characters of scripts that have something to decompose, compose or sort.
  private static let characters: [UInt32] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x24F, 0x300...0x36F, 0x370...0x58F, 0x591...0x6FF, 0x900...0xDFF, 0x0F00...0x109F, 0x1100...0x11FF,
      0x1A20...0x1AAD, 0x1B00...0x1B4C, 0x1E00...0x1FFF, 0x2010...0x2070, 0x3040...0x30FF, 0xAC00...0xAC40,
    ]
    return ranges.flatMap { range in
      range.filter { !misplaced.contains($0) && Unicode.Scalar($0)?.properties.generalCategory != .unassigned }
    }
  }()

  private func string(_ units: [UInt32]) -> String {
    String(String.UnicodeScalarView(units.compactMap(Unicode.Scalar.init)))
  }

  private func check(_ units: [UInt32]) {
    let text = string(units)
    let decomposed = Normalization.decompose(units)
    #expect(decomposed == text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value))
    #expect(
      Normalization.compose(decomposed) == text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value))
  }

  @Test func `agrees with Foundation on single characters`() {
    for unit in NormalizationTests.characters {
      check([unit])
    }
  }

  @Test func `agrees with Foundation on random text`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      check(
        (0..<Int.random(in: 2...9, using: &random)).map { _ in
          NormalizationTests.characters.randomElement(using: &random) ?? 0x61
        })
    }
  }

  @Test func `text never joins across a boundary`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<3000 {
      let units = (0..<8).map { _ in NormalizationTests.characters.randomElement(using: &random) ?? 0x61 }
      let whole = Normalization.decompose(units)
      for index in 1..<whole.count where Normalization.isBoundary(whole[index]) {
        let parts = Normalization.compose(whole[..<index]) + Normalization.compose(whole[index...])
        #expect(parts == Normalization.compose(whole))
      }
    }
  }

  // The examples of the standard's section "Example Normalization with Markers".
  @Test(arguments: [
    ([0x65, 0x300, 0x320], [0x65, 0x320, 0x300]),
    ([0x65, 0x300, m1, 0x320], [0x65, m1, 0x320, 0x300]),
    ([0x65, m1, 0x300, m2, 0x320, m3], [0x65, m2, 0x320, m1, 0x300, m3]),
    ([0x65, 0x300, m1, 0x320, 0x61, 0x300, m2, 0x320], [0x65, m1, 0x320, 0x300, 0x61, m2, 0x320, 0x300]),
    ([m1, 0xE8], [m1, 0x65, 0x300]),
    ([m1, m2, 0x61], [m1, m2, 0x61]),
  ])
  func `markers go with the character after them`(_ row: (from: [UInt32], to: [UInt32])) {
    #expect(Normalization.decompose(row.from) == row.to)
    #expect(Normalization.decompose(row.to) == row.to)
  }
}
