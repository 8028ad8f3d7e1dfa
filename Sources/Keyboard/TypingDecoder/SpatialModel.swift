// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How likely a touch was meant for each key: a Gaussian around each key's centre, whose cost has a limit.
///
/// Places and deviations are in any one unit, such as key pitches; x goes right, y down.
public struct SpatialModel: Sendable {
  /// A key with a letter, or the space bar.
  public struct Key: Hashable, Sendable {
    /// The letter in lower case, or a space; that without shift on a two-set keyboard.
    public var letter: Unicode.Scalar
    /// Where fingers aim.
    public var center: SIMD2<Float>
    /// How wide the middle of the key is, anywhere in which is as good as the centre: of use for a space bar.
    public var width: Float

    /// Makes a key.
    public init(letter: Unicode.Scalar, center: SIMD2<Float>, width: Float = 0) {
      (self.letter, self.center, self.width) = (KoreanLetters.unshifted(letter), center, max(0, width))
    }
  }

  /// How widely thumbs land around where they aim, in key pitches: wider than one hand does, as nobody's offset is known at
  /// first.
  public static let usualDeviation = SIMD2<Float>(0.29, 0.25)

  /// The keys with letters; with a space bar among them, touches near it may be spaces, and spaces near letters these.
  public let keys: [Key]
  /// The standard deviation of touches around a centre.
  public let deviation: SIMD2<Float>
  /// How far from the centres this person's touches land on average.
  public var offset: SIMD2<Float> = .zero
  /// What was learnt of where this person's touches land, besides.
  public var offsets = TouchOffsets() {
    didSet {
      centers = keys.map { $0.center + offsets.offset(for: $0.letter) }
      spread = offsets.deviation(from: deviation)
    }
  }
  /// Where touches are expected that are meant for each key.
  private var centers: [SIMD2<Float>]
  /// The standard deviation of touches around where they are expected.
  private var spread: SIMD2<Float>

  /// Makes a model. Deviations that are not positive are taken as one.
  public init(keys: [Key], deviation: SIMD2<Float>) {
    self.keys = keys
    self.deviation = deviation.replacing(with: 1, where: .!(deviation .> 0))
    spread = self.deviation
    centers = keys.map(\.center)
  }

  /// Returns the cost in nats of a touch that was meant for a key; zero where touches for it are expected.
  ///
  /// - Parameters:
  ///   - key: The key's place among the keys.
  ///   - sharpness: How many times narrower touches are taken to spread than the model says.
  func cost(of point: SIMD2<Float>, for key: Int, sharpness: SIMD2<Float> = .one) -> Float {
    var away = point - offset - centers[key]
    away.x -= min(max(away.x, -keys[key].width / 2), keys[key].width / 2)
    let distance = away / spread * sharpness
    let cost = (distance * distance).sum() / 2
    // A place that is no number says nothing.
    return cost < DecoderCosts.limit ? cost : DecoderCosts.limit
  }

  /// Where a touch landed: on its key's centre when it has no place; `nil` when there is no such key.
  func place(of touch: Touch) -> SIMD2<Float>? {
    switch touch {
    case .point(_, let place): place
    case .letter(let letter): index(of: letter).map { centers[$0] + offset }
    }
  }

  func index(of letter: Unicode.Scalar) -> Int? {
    let letter = KoreanLetters.unshifted(letter)
    return keys.firstIndex { $0.letter == letter }
  }

  func key(of letter: Unicode.Scalar) -> Key? { index(of: letter).map { keys[$0] } }
}
