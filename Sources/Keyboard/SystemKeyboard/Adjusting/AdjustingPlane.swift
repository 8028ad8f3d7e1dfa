// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
internal import KeyboardEngine
internal import Phrases

/// What lies over the keys while fingers set their size: handles at the edges, and what goes back or ends it in the middle. Sizes are in
/// logical pixels.
struct AdjustingPlane {
  /// The keys, with those that are for the size behind them.
  let plane: KeyPlane
  /// How many of the keys are below the veil.
  let veiledKeyCount: Int

  static let id = "adjusting"
  static let resetID = "reset-size"
  static let endID = "end-adjusting"
  private static let keyHeight = 44.0
  private static let widestKey = 140.0
  private static let gap = 12.0
  private static let titleHeight = 22.0

  /// - Parameter keys: Those that are to be seen below. What scrolls is left out, as are the words of the bar.
  init(over keys: KeyPlane, words: PhraseLanguage) {
    let veiled = Array(keys.keys[keys.ownKeys])
    let width = min(((keys.size.width - 5 * Self.gap) / 2).rounded(.down), Self.widestKey)
    let room = keys.size.height - 2 * SizeHandle.reach
    let hasTitle = room >= Self.keyHeight + Self.titleHeight + 2 * Self.gap
    let height = Self.keyHeight + (hasTitle ? Self.titleHeight + Self.gap : 0)
    var y = ((keys.size.height - height) / 2).rounded()
    let left = ((keys.size.width - 2 * width - Self.gap) / 2).rounded()
    var own: [PlacedKey] = []
    if hasTitle {
      own.append(
        PlacedKey(
          id: "title", frame: Rect(x: Self.gap, y: y, width: keys.size.width - 2 * Self.gap, height: Self.titleHeight),
          role: .character(""), label: .line(words(.dragTheEdges), isTitle: true)))
      y += Self.titleHeight + Self.gap
    }
    let choices: [(String, SizeAdjusting, Phrase)] = [(Self.resetID, .reset, .reset), (Self.endID, .end, .done)]
    for (index, (id, what, phrase)) in choices.enumerated() {
      own.append(
        PlacedKey(
          id: id,
          frame: Rect(x: left + Double(index) * (width + Self.gap), y: y, width: width, height: Self.keyHeight),
          role: .adjust(what), label: .word(words(phrase))))
    }
    veiledKeyCount = veiled.count
    plane = KeyPlane(id: Self.id, size: keys.size, keys: veiled + own)
  }
}

// MARK: - Handles

extension SizeHandle {
  /// How far from the edge a finger still takes the handle.
  package static let reach = 52.0
  /// How large the mark is.
  static let mark = Size(width: 76, height: 28)
  /// How far the line around the keys is from their edges.
  static let lineInset = Size(width: 6, height: 17)

  /// Returns the handle at a place of a plane; `nil` in its middle. The ground below the plane belongs to the lower one.
  package static func at(_ place: Point, of size: Size) -> SizeHandle? {
    let reach = min(reach, size.height / 2 - 24)
    if place.y < reach { return .keys }
    return place.y >= size.height - reach ? .gap : nil
  }

  /// Returns where its mark is on a plane.
  package func markFrame(of size: Size) -> Rect {
    let y = self == .keys ? Self.lineInset.height : size.height - Self.lineInset.height
    return Rect(
      x: ((size.width - Self.mark.width) / 2).rounded(), y: y - Self.mark.height / 2, width: Self.mark.width,
      height: Self.mark.height)
  }
}
