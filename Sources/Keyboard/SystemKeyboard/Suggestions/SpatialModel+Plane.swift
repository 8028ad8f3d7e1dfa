// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import TypingDecoder

/// The letters of a plane as the decoder sees them: in pitches, the distances from key to key and from row to row.
struct LetterKeys: Hashable {
  /// The letters as they are typed without shift, with the centres of their keys.
  private let keys: [SpatialModel.Key]
  private let pitch: SIMD2<Float>
  /// By what another plane is known.
  let layout: PlaneLayout

  init(_ plane: KeyPlane) {
    layout = PlaneLayout(plane)
    let letters = plane.keys.compactMap { key in
      key.role.letter.map { (letter: KoreanLetters.unshifted($0), frame: key.frame) }
    }
    let rows = Set(letters.map(\.frame.midY)).sorted()
    let widest = letters.filter { $0.frame.midY == rows.first }.map(\.frame.midX).sorted()
    let pitch = SIMD2(Self.distance(widest), Self.distance(rows))
    self.pitch = pitch
    keys =
      letters.map { SpatialModel.Key(letter: $0.letter, center: $0.frame.center / pitch) }
      + plane.keys.filter { $0.role == .space }.map { key in
        // Its ends are like other keys.
        let width = Float(key.frame.width) / pitch.x - 1
        return SpatialModel.Key(letter: " ", center: key.frame.center / pitch, width: width)
      }
  }

  /// The mean distance from one to the next; the room between halves is none.
  private static func distance(_ places: [Double]) -> Float {
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    let most = (steps.min() ?? 0) * 1.5
    let near = steps.filter { $0 <= most }
    let sum = near.reduce(0, +)
    return sum > 0 ? Float(sum / Double(near.count)) : 1
  }

  func model(_ offsets: TouchOffsets) -> SpatialModel {
    var model = SpatialModel(keys: keys, deviation: SpatialModel.usualDeviation)
    model.offsets = offsets
    return model
  }

  /// Whether one of the keys types a letter, with shift or without.
  func has(_ letter: Unicode.Scalar) -> Bool { keys.contains { $0.letter == KoreanLetters.unshifted(letter) } }

  /// Returns a place of the plane in pitches.
  func place(_ point: Point) -> SIMD2<Float> { SIMD2(Float(point.x), Float(point.y)) / pitch }
}

/// Where a plane has its keys, as far as that tells it from others: its size, and its first key, which is elsewhere for the other
/// hand.
struct PlaneLayout: Hashable {
  private let size: Size
  private let firstKey: Rect?

  init(_ plane: KeyPlane) { (size, firstKey) = (plane.size, plane.keys[plane.ownKeys].first?.frame) }
}

extension Rect {
  fileprivate var center: SIMD2<Float> { SIMD2(Float(midX), Float(midY)) }
}

extension KeyRole {
  /// The letter that it types, in lower case; `nil` when it types something else.
  fileprivate var letter: Unicode.Scalar? {
    if case .character(let text) = self { text.typedLetter } else { nil }
  }
}

extension String {
  /// The letter that it is, in lower case as the decoder has them; `nil` when it is none, or several.
  var typedLetter: Unicode.Scalar? {
    let lower = lowercased().unicodeScalars
    guard let scalar = lower.first, lower.count == 1 else { return nil }
    return scalar.properties.isAlphabetic ? scalar : nil
  }
}
