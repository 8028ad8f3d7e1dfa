// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import TextModel

/// The bar of words without keys below it, as somebody needs it who types on a real keyboard: what is typed and emoji on its left, words,
/// and on its right what brings the keys back. In a corner of the screen it has no words. Sizes are in logical pixels.
struct LoneBar {
  /// The id of the plane in whose place it stands.
  let planeID: String
  let width: Double
  let height: Double
  /// What the letters that are typed are called, on a key that leads to the next keyboard; `nil` where there is no other.
  var letters: String?
  var hasEmoji: Bool
  /// Where else the bar can be, which a hold of the key on its right offers.
  var places: [KeyVariant] = []
  /// Whether there is room for words.
  var hasWords: Bool

  /// The id of the key that brings the keys back.
  static let keysKey = "keys"
  /// The id of the key that makes it as wide as the screen.
  static let wholeKey = "whole-bar"
  /// The id of the key that brings it to the other corner.
  static let otherSideKey = "other-side"
  private static let leftRegion = "bar-left"
  private static let rightRegion = "bar-right"
  private static let keyWidth = 52.0
  /// What shows around a key under a finger.
  private static let inset = 3.0

  var plane: KeyPlane {
    var left: [(id: String, role: KeyRole, label: KeyLabel)] = []
    if let letters { left.append(("globe", .globe, .word(letters))) }
    if hasEmoji { left.append(("emoji", .emoji, .icon(.emoji))) }
    let keyWidth = min(Self.keyWidth, width / Double(left.count + 2))
    let leftKeys = left.enumerated().map { number, key in
      self.key(key.id, key.role, key.label, x: Double(number) * keyWidth, width: keyWidth)
    }
    let (start, end) = (Double(left.count) * keyWidth, width - keyWidth)
    var right = key(Self.keysKey, .showKeys, .icon(.keyboard), x: end, width: keyWidth)
    (right.variants, right.defaultVariant) = (places, places.count)
    let rightArea = Rect(x: end, y: 0, width: keyWidth, height: height)
    var regions = [KeyRegion(id: Self.rightRegion, area: rightArea, hasCaps: false, keys: [right])]
    if !leftKeys.isEmpty {
      let area = Rect(x: 0, y: 0, width: start, height: height)
      regions.append(KeyRegion(id: Self.leftRegion, area: area, hasCaps: false, keys: leftKeys))
    }
    if hasWords {
      let area = Rect(x: start, y: 0, width: end - start, height: height)
      let words = SuggestionBar(suggestions: [], area: area).keys
      regions.append(KeyRegion(id: SuggestionBar.region, area: area, hasCaps: false, keys: words))
    }
    return KeyPlane(id: planeID, size: Size(width: width, height: height), keys: [], regions: regions)
  }

  /// The keys of the bar in a corner: what is typed, the way to the other corner, the whole bar, all keys.
  ///
  /// - Parameter side: Not `.whole`.
  func corner(at side: BarPlace) -> KeyPlane {
    let other = side == .left ? BarPlace.right : .left
    var row: [(id: String, role: KeyRole, label: KeyLabel)] = [
      (Self.wholeKey, .bar(.whole), .icon(.wholeWidth)),
      (Self.otherSideKey, .bar(other), .icon(side == .left ? .toRight : .toLeft)),
      (Self.keysKey, .showKeys, .icon(.keyboard)),
    ]
    if let letters { row.insert(("globe", .globe, .word(letters)), at: 0) }
    let keyWidth = min(Self.keyWidth, width / Double(row.count))
    let keys = row.enumerated().map { number, key in
      self.key(key.id, key.role, key.label, x: Double(number) * keyWidth, width: keyWidth)
    }
    let size = Size(width: Double(row.count) * keyWidth, height: height)
    let area = Rect(origin: .zero, size: size)
    let region = KeyRegion(id: Self.leftRegion, area: area, hasCaps: false, keys: keys)
    return KeyPlane(id: planeID, size: size, keys: [], regions: [region])
  }

  private func key(_ id: String, _ role: KeyRole, _ label: KeyLabel, x: Double, width: Double) -> PlacedKey {
    let area = Rect(x: x, y: 0, width: width, height: height)
    return PlacedKey(id: id, frame: area.inset(by: Self.inset, Self.inset), role: role, label: label)
  }
}
