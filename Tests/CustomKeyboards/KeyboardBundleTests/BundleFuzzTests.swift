// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite struct BundleFuzzTests {
  private let samples: [[UInt8]] = [
    Plist.bytes(Plist.morse), Plist.morse(attributes: "<key>IsASCIICapable</key><true/>"),
    Plist.bytes(
      "<array><dict><key>phrase</key><string>On my way!</string><key>shortcut</key><string>omw</string></dict></array>"),
    Array("/* name */\nCFBundleName = \"A \\U00e9\"; // x\n".utf8),
  ]

  @Test func `random bytes are refused in peace`() {
    var random = SeededGenerator(seed: 5)
    for length in [0, 1, 2, 7, 40, 300, 3000] {
      for _ in 0..<200 {
        BundleFuzzing((0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }).play()
      }
    }
  }

  @Test func `damaged bundles are read in peace`() {
    var random = SeededGenerator(seed: 6)
    for sample in samples {
      for _ in 0..<2000 {
        var bytes = sample
        for _ in 0...random.next(below: 4) {
          let place = random.next(below: bytes.count)
          switch random.next(below: 4) {
          case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
          case 1: bytes.remove(at: place)
          case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.next(below: 40)))
          default:
            bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: random.next(below: place + 1))
          }
          if bytes.isEmpty { bytes = [0x3C] }
        }
        BundleFuzzing(bytes).play()
      }
    }
  }
}
