// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import SystemKeyboard
internal import TextModel

/// The size of the keyboard while fingers set it.
struct SizeAdjustment {
  let board: AdjustBoard
  /// How high the surface is all that time, in logical pixels: a surface that changed under the finger would have its places told in
  /// one way or another.
  let surfaceHeight: Double
  /// The screen that this is for, in logical pixels: on one that was turned all is another height.
  let screenSize: Size
  /// Whether the fingers that were on keys have been taken from them.
  var hasBegun = false
  /// The finger that drags a handle.
  var drag: Drag?
  /// How high the keys of an ordinary field are, by their size.
  private var heights: [KeySize: Double] = [:]

  struct Drag {
    let finger: Int32
    let handle: SizeHandle
    /// Where the finger came down on the screen, in logical pixels from its top.
    let start: Double
    /// How high the keys of an ordinary field were then.
    let keysHeight: Double
    /// How high the ground below the keys was then.
    let gap: Double
    /// What apps make room for until the finger lifts.
    let room: Double
    /// How the keyboard was held then.
    let held: HeldForm
    /// Whether the finger has moved further than one trembles that only rests there.
    var hasMoved = false

    /// How far that is, in logical pixels.
    static let slop = 6.0
  }

  init(board: AdjustBoard, surfaceHeight: Double, screenSize: Size) {
    self.board = board
    self.surfaceHeight = surfaceHeight
    self.screenSize = screenSize
  }
}

// MARK: - Keys of a height

extension SizeAdjustment {
  /// Returns the size of which keys come nearest to a height; the one nearest to the usual where several do, as where a screen has no
  /// room for larger ones.
  ///
  /// - Parameter measure: Returns how high the keys of an ordinary field are with a size.
  mutating func keySize(ofHeight wanted: Double, _ measure: (KeySize) -> Double) -> KeySize {
    var (low, high) = (KeySize.percents.lowerBound, KeySize.percents.upperBound)
    // The first size that is not lower than wanted: keys of a larger size are never lower.
    while low < high {
      let middle = (low + high) / 2
      if height(of: KeySize(percent: middle), measure) >= wanted { high = middle } else { low = middle + 1 }
    }
    let (upper, lower) = (KeySize(percent: low), KeySize(percent: low - 1))
    let best =
      abs(height(of: lower, measure) - wanted) < abs(height(of: upper, measure) - wanted) ? lower : upper
    return nearestToUsual(best, measure)
  }

  private mutating func nearestToUsual(_ size: KeySize, _ measure: (KeySize) -> Double) -> KeySize {
    var size = size
    let height = height(of: size, measure)
    let step = size.percent > KeySize.standard.percent ? -1 : 1
    while size != .standard {
      let next = KeySize(percent: size.percent + step)
      guard self.height(of: next, measure) == height else { break }
      size = next
    }
    return size
  }

  private mutating func height(of size: KeySize, _ measure: (KeySize) -> Double) -> Double {
    if let known = heights[size] { return known }
    let height = measure(size)
    heights[size] = height
    return height
  }
}
