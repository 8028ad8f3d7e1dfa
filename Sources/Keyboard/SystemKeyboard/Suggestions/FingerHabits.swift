// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import TypingDecoder

/// Where the person's fingers land on the letters of a plane; goes on from field to field.
struct FingerHabits {
  private var keys: LetterKeys?
  private(set) var offsets = TouchOffsets()

  /// How touches are weighed; by no places before the first of them.
  var model: SpatialModel { keys?.model(offsets) ?? SpatialModel(keys: [], deviation: SIMD2(1, 1)) }

  /// Takes the plane that is touched.
  ///
  /// - Returns: Whether its letters are elsewhere than those before, where fingers land in another way.
  mutating func follow(_ plane: KeyPlane) -> Bool {
    guard keys?.size != plane.size else { return false }
    keys = LetterKeys(plane)
    offsets = TouchOffsets()
    return true
  }

  /// Returns a place of the plane as the decoder has it.
  func place(_ point: Point) -> SIMD2<Float>? { keys?.place(point) }

  /// Learns from the touches of a word that was meant.
  mutating func learn(_ touches: [Touch], as word: String) { offsets.learn(touches, as: word, on: model) }
}
