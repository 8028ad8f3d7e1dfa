// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

enum WaveFile {
  /// Returns signed 16-bit samples of one channel as a WAV file. Source: "Multimedia Programming Interface and Data
  /// Specifications 1.0", chapter 3.
  static func bytes(_ samples: [Int16], perSecond: Int) -> [UInt8] {
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let data = samples.flatMap { number(Int($0), bytes: 2) }
    let format =
      number(1, bytes: 2) + number(1, bytes: 2) + number(perSecond, bytes: 4) + number(perSecond * 2, bytes: 4)
      + number(2, bytes: 2) + number(16, bytes: 2)
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      Array(name.utf8) + number(content.count, bytes: 4) + content
    }
    return chunk("RIFF", Array("WAVE".utf8) + chunk("fmt ", format) + chunk("data", data))
  }
}
