// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LinuxSystem

/// What the kernel says of input devices.
@Suite struct InputDevicesTests {
  /// A remote of HDMI-CEC, by what its driver says it has.
  private static let remote: Set<Int> = [103, 105, 106, 108, 352, 158, 164, 116, 2, 3, 4]
  private static let keyboard = Set(1...120)
  private static let mouse: Set<Int> = [272, 273, 274]
  private static let volume: Set<Int> = [114, 115, 116]

  private static func list(_ devices: [Set<Int>]) -> [UInt8] {
    let texts = devices.map { keys in
      let count = (keys.max() ?? 0) / UInt.bitWidth + 1
      let words = (0..<count).reversed().map { word in
        (0..<UInt.bitWidth).reduce(UInt(0)) { $0 | (keys.contains(word * UInt.bitWidth + $1) ? 1 << UInt($1) : 0) }
      }
      let text = words.map { String($0, radix: 16) }.joined(separator: " ")
      return "I: Bus=001e Vendor=0000 Version=0001\nN: Name=\"B: KEY=ff\"\nB: PROP=20\nB: EV=100013\nB: KEY=\(text) \n"
    }
    return Array(texts.joined(separator: "\n").utf8)
  }

  @Test(
    "VK-1 VK-13 a remote is alone where it has arrows and something to choose with, and nothing has letters",
    arguments: [
      ([remote], true), ([volume, remote], true), ([remote, mouse], false), ([remote, [330, 325]], false),
      ([[103, 105, 106, 108, 28]], true),
      ([[103, 105, 106, 108, 353]], true), ([], false), ([volume, mouse], false), ([keyboard], false),
      ([remote, keyboard], false), ([[103, 105, 106, 108]], false), ([[103, 108, 352]], false),
    ] as [([Set<Int>], Bool)])
  func alone(_ devices: [Set<Int>], _ isAlone: Bool) {
    #expect(InputDevices(list: Self.list(devices)).hasRemoteAlone == isAlone)
  }

  @Test("VK-13 any bytes are a list in which nothing may stand", arguments: 0..<300) func fuzz(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var list = Self.list([Self.remote, Self.keyboard, Self.mouse].shuffled(using: &random))
    for _ in 0..<Int.random(in: 1...12, using: &random) where !list.isEmpty {
      let index = Int.random(in: 0..<list.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: list[index] = .random(in: 0...255, using: &random)
      case 1: list.removeSubrange(index..<min(index + Int.random(in: 1...40, using: &random), list.count))
      default: list.insert(contentsOf: list.prefix(Int.random(in: 0...60, using: &random)), at: index)
      }
    }
    _ = InputDevices(list: list).hasRemoteAlone
    let nonsense =
      "B: KEY=\nB: KEY= \nB: KEY=g\nB: KEY=ffffffffffffffffff\nB: KEY=" + String(repeating: "f ", count: 99)
    #expect(!InputDevices(list: Array(nonsense.utf8)).hasRemoteAlone)
    // What cannot be read may be a keyboard.
    #expect(!InputDevices(list: Self.list([Self.remote]) + Array("B: KEY=g\n".utf8)).hasRemoteAlone)
  }

  @Test("VK-13 a Bluetooth headset is no remote, whatever it claims to have") func headset() {
    let keys = "B: KEY=168000000000 10000000\n"
    for (name, isAlone) in [("Buds (AVRCP)", false), ("Buds", true)] {
      #expect(InputDevices(list: Array("N: Name=\"\(name)\"\n\(keys)".utf8)).hasRemoteAlone == isAlone)
    }
  }

  @Test("VK-13 where there is no list there is no remote") func none() {
    #expect(!InputDevices(path: "/nowhere/at/all").hasRemoteAlone)
  }
}
