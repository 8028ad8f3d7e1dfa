// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TypingDecoder

/// The keys that letters are typed on where nothing else is said.
enum USEnglishKeys {
  static var keys: [SpatialModel.Key] { SpatialModel.usEnglishKeys }

  /// The letter whose key a touch is on, or nearest to, where keys are squares; `nil` for a place that is no number.
  static func letter(at place: SIMD2<Float>) -> Unicode.Scalar? {
    func distance(_ key: SpatialModel.Key) -> (Float, Float) {
      let away = place - key.center
      let outside = pointwiseMax(abs(away.x) - 0.5, abs(away.y) - 0.5)
      return ((outside * outside).sum(), (away * away).sum())
    }
    guard place.x.isFinite, place.y.isFinite else { return nil }
    return keys.min { distance($0) < distance($1) }?.letter
  }

  private static func pointwiseMax(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(max(0, x), max(0, y)) }
}
