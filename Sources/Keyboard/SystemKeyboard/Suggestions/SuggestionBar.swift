// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine

/// The bar above the keys with three words to take. Sizes are in logical pixels.
package struct SuggestionBar {
  /// What is offered, from the left; at most as many as there are slots.
  let suggestions: [Suggestion]
  /// Where the bar is, in the plane's coordinates.
  let area: Rect
  /// What a hold offers for words that can be forgotten, in the language of the keys.
  var forgetting = ""

  /// The region's name among those of a plane.
  package static let region = "suggestions"
  /// Those that a plane may have: one, or one above each half.
  static let regions = [region, KeyRegion.idOnTheRight(region)]
  /// How many words there is room for.
  static let slotCount = 3
  /// The side of the square in which an emoji is drawn, a little higher than the words beside it.
  static let emojiSide = 26.0

  /// How high the bar is: as high as the field that the plane of emoji has in its place, and lower where there is little room.
  static func height(on screen: Screen) -> Double {
    screen.isLandscape && !screen.isTablet ? 36 : EmojiPlane.fieldHeight
  }

  /// The keys, one for each slot; an empty one does nothing.
  var keys: [PlacedKey] {
    (0..<Self.slotCount).map { slot in
      let suggestion = suggestions.indices.contains(slot) ? suggestions[slot] : Suggestion(text: "")
      let (left, right) = (edge(of: slot), edge(of: slot + 1))
      return PlacedKey(
        id: "suggestion-\(slot + 1)",
        frame: Rect(x: left, y: area.minY, width: right - left, height: area.height),
        role: .suggestion(suggestion.text),
        label: label(of: suggestion),
        variants: suggestion.canBeForgotten ? [KeyVariant(label: forgetting, role: .forget(suggestion.text))] : [],
        defaultVariant: 1)
    }
  }

  private func label(of suggestion: Suggestion) -> KeyLabel {
    if let secret = suggestion.secret { return .secret(secret, caption: suggestion.label) }
    return suggestion.isEmoji
      ? .emoji(suggestion.text) : .suggestion(suggestion.label, isPending: suggestion.isPending)
  }

  private func edge(of slot: Int) -> Double {
    // What fills a field is longer than a word, and has the room of the slots that are empty; these stay, with no width.
    let isFilling = suggestions.contains { $0.caption != nil }
    let count = isFilling ? min(suggestions.count, Self.slotCount) : Self.slotCount
    return (area.minX + area.width * Double(min(slot, count)) / Double(count)).rounded()
  }
}

extension KeyRole {
  /// Whether it takes what the bar offers.
  var isSuggestion: Bool {
    if case .suggestion = self { true } else { false }
  }
}

extension KeyPlane {
  /// The area of the bar of suggestions; `nil` where there is none.
  var suggestionArea: Rect? { regions.first { $0.id == SuggestionBar.region }?.area }

  /// Puts words into the bar, if there is one.
  ///
  /// - Parameter forgetting: What a hold offers for words that can be forgotten.
  package mutating func setSuggestions(_ suggestions: [Suggestion], forgetting: String) {
    for region in regions where SuggestionBar.regions.contains(region.id) {
      let bar = SuggestionBar(suggestions: suggestions, area: region.area, forgetting: forgetting)
      let isFirst = region.id == SuggestionBar.region
      setKeys(isFirst ? bar.keys : bar.keys.map { $0.onTheRight(by: 0) }, ofRegion: region.id)
    }
  }

  /// Puts the words of another plane's bar into this one's.
  mutating func takeSuggestions(of other: KeyPlane) {
    for id in SuggestionBar.regions {
      guard let bar = regions.first(where: { $0.id == id }), let others = other.regions.first(where: { $0.id == id }),
        others.area == bar.area, others.content != bar.content
      else { continue }
      setKeys(others.content, ofRegion: id)
    }
  }

  /// Puts an empty bar of suggestions above everything else.
  ///
  /// - Parameter width: How wide it is; `nil` for as wide as the plane.
  package mutating func addSuggestionBar(height: Double, width: Double? = nil) {
    let area = Rect(x: 0, y: 0, width: width ?? size.width, height: height)
    let bar = KeyRegion(
      id: SuggestionBar.region, area: area, hasCaps: false, keys: SuggestionBar(suggestions: [], area: area).keys)
    let below = Point(x: 0, y: height)
    let keys = keys[ownKeys].map { key in
      var key = key
      key.frame = key.frame.offset(by: below)
      return key
    }
    self = KeyPlane(
      id: id, size: Size(width: size.width, height: size.height + height), keys: keys,
      regions: [bar] + regions.map { $0.moved(by: below) }, isPad: isPad)
  }
}
