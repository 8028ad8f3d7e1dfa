// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How likely a touch was meant for each key: a Gaussian around each key's centre, whose cost has a limit.
///
/// Places and deviations are in any one unit, such as key pitches; x goes right, y down.
public struct SpatialModel: Sendable {
  /// A key with a letter.
  public struct Key: Hashable, Sendable {
    /// The letter in lower case.
    public var letter: Unicode.Scalar
    /// Where fingers aim.
    public var center: SIMD2<Float>

    /// Makes a key.
    public init(letter: Unicode.Scalar, center: SIMD2<Float>) { (self.letter, self.center) = (letter, center) }
  }

  /// The keys with letters.
  public let keys: [Key]
  /// The standard deviation of touches around a centre.
  public let deviation: SIMD2<Float>
  /// How far from the centres this person's touches land on average.
  public var offset: SIMD2<Float> = .zero

  /// Makes a model. Deviations that are not positive are taken as one.
  public init(keys: [Key], deviation: SIMD2<Float>) {
    self.keys = keys
    self.deviation = deviation.replacing(with: 1, where: .!(deviation .> 0))
  }

  /// Returns the cost in nats of a touch that was meant for a key; zero at its centre.
  func cost(of point: SIMD2<Float>, for key: Key) -> Float {
    let distance = (point - offset - key.center) / deviation
    let cost = (distance * distance).sum() / 2
    // A place that is no number says nothing.
    return cost < DecoderCosts.limit ? cost : DecoderCosts.limit
  }

  func key(of letter: Unicode.Scalar) -> Key? { keys.first { $0.letter == letter } }
}
