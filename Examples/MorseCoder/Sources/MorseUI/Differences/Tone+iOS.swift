// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
  import AVFoundation

  /// The tone of the key.
  @MainActor
  final class Tone {
    private lazy var player: AVAudioPlayer? = {
      try? AVAudioSession.sharedInstance().setCategory(.ambient)
      let player = try? AVAudioPlayer(data: Self.sound)
      player?.numberOfLoops = -1
      player?.volume = 0.3
      player?.prepareToPlay()
      return player
    }()

    func begin() { player?.play() }

    func end() {
      player?.pause()
      player?.currentTime = 0
    }

    /// One second of 600 turns as a WAV file, whose end meets its beginning: 8,000 signed 16-bit samples.
    private static var sound: Data {
      var data = Data()
      func put<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
      }
      let count = 8_000
      data.append(contentsOf: "RIFF".utf8)
      put(UInt32(36 + 2 * count))
      data.append(contentsOf: "WAVEfmt ".utf8)
      put(UInt32(16))
      put(UInt16(1))
      put(UInt16(1))
      put(UInt32(count))
      put(UInt32(2 * count))
      put(UInt16(2))
      put(UInt16(16))
      data.append(contentsOf: "data".utf8)
      put(UInt32(2 * count))
      for index in 0..<count {
        put(Int16(sin(2 * Double.pi * 600 * Double(index) / Double(count)) * 30_000))
      }
      return data
    }
  }
#endif
