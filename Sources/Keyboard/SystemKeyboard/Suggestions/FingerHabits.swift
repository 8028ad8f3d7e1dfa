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

  /// Takes the plane that is touched. Where its keys lie elsewhere than those before, fingers land in another way, too.
  ///
  /// - Parameter letter: What was typed on it.
  /// - Returns: Whether touches are weighed by other keys from now on.
  mutating func follow(_ plane: KeyPlane, typing letter: Unicode.Scalar) -> Bool {
    let isSameLayout = keys?.layout == PlaneLayout(plane)
    guard !isSameLayout || keys?.has(letter) != true else { return false }
    let found = LetterKeys(plane)
    guard found != keys else { return false }
    keys = found
    if !isSameLayout { offsets = TouchOffsets() }
    return true
  }

  /// Returns a place of the plane as the decoder has it.
  ///
  /// Not inlined: the optimiser of Swift 6.3.1 crashes on the optional behind `follow`.
  @inline(never)
  func place(_ point: Point) -> SIMD2<Float>? { keys?.place(point) }

  /// Learns from the touches of a word that was meant.
  mutating func learn(_ touches: [Touch], as word: String) { offsets.learn(touches, as: word, on: model) }
}
