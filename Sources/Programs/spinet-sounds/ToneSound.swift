// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The tone of a Morse key: as high as telegraphists like it, and two seconds long where nobody ends it.
enum ToneSound {
  static let eventID = "spinet-tone"
  static let seconds = 2

  /// The cosine and sine of the angle that the tone turns by in one sample: 600 turns in a second.
  private static let turn = (cosine: 0.9963483, sine: 0.0853814)
  /// How many samples the tone takes to come and to go, without a crack.
  private static let edge = KeyClickSound.samplesPerSecond / 200

  /// Signed 16-bit samples of one channel.
  static var samples: [Int16] {
    let count = KeyClickSound.samplesPerSecond * seconds
    var tone = (x: 1.0, y: 0.0)
    return (0..<count).map { index in
      tone = (tone.x * turn.cosine - tone.y * turn.sine, tone.x * turn.sine + tone.y * turn.cosine)
      // Rounding must not make it louder with time.
      let length = (tone.x * tone.x + tone.y * tone.y).squareRoot()
      tone = (tone.x / length, tone.y / length)
      let share = Double(min(index, count - 1 - index, edge)) / Double(edge)
      return Int16(tone.y * share * 6000)
    }
  }

  static var waveFile: [UInt8] { WaveFile.bytes(samples, perSecond: KeyClickSound.samplesPerSecond) }
}
