// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The sound of a key, made of two ringing tones and a burst of noise that a struck key would make.
struct KeyClickSound {
  /// The sound's name in sound themes; a theme that has one of this name is heard in place of ours.
  let eventID: String
  /// How the body rings: the higher, the smaller the key sounds.
  private let body: Resonance
  private let edge: Resonance
  /// The burst's share of the sound, 0 to 1.
  private let noise: Double

  static let character = KeyClickSound(
    eventID: "spinet-key-character", body: Resonance(turn: 0.976, decay: 0.990),
    edge: Resonance(turn: 0.8, decay: 0.965),
    noise: 0.30)
  static let delete = KeyClickSound(
    eventID: "spinet-key-delete", body: Resonance(turn: 0.9945, decay: 0.993),
    edge: Resonance(turn: 0.93, decay: 0.975),
    noise: 0.45)
  static let modifier = KeyClickSound(
    eventID: "spinet-key-modifier", body: Resonance(turn: 0.93, decay: 0.987),
    edge: Resonance(turn: 0.60, decay: 0.955),
    noise: 0.15)
}

/// A damped tone, as the recurrence *y*[n] = 2*rc* *y*[n−1] − *r*² *y*[n−2].
private struct Resonance {
  /// *c*, the cosine of the angle that the tone turns by in one sample; 1 is silence, 0 a quarter of the sample rate.
  let turn: Double
  /// *r*, what is left of the amplitude after each sample.
  let decay: Double
}

// MARK: - Samples

extension KeyClickSound {
  static let samplesPerSecond = 44_100

  /// The sound as signed 16-bit samples of one channel, 20 ms long, ending in silence.
  var samples: [Int16] {
    let count = Self.samplesPerSecond / 50
    var bodyTone = (0.0, 0.0)
    var edgeTone = (0.0, 0.0)
    var burst = noise
    var state: UInt32 = 1
    var values: [Double] = []
    for index in 0..<count {
      let strike = index == 0 ? 1.0 : 0.0
      func ring(_ tone: inout (Double, Double), _ resonance: Resonance) -> Double {
        let next = strike + 2 * resonance.decay * resonance.turn * tone.0 - resonance.decay * resonance.decay * tone.1
        tone = (next, tone.0)
        return next
      }
      // Numerical Recipes' generator; the same noise every time.
      state = state &* 1_664_525 &+ 1_013_904_223
      let hiss = (Double(state >> 8) / Double(1 << 23) - 1) * burst
      burst *= 0.97
      let fade = Double(count - index) / Double(count)
      values.append((ring(&bodyTone, body) + 0.5 * ring(&edgeTone, edge) + hiss) * fade)
    }
    // Even loudness: a quarter of full scale at the loudest sample.
    let loudest = values.map(abs).max() ?? 1
    return values.map { Int16($0 / loudest * 8191) }
  }

  var waveFile: [UInt8] { WaveFile.bytes(samples, perSecond: Self.samplesPerSecond) }
}
