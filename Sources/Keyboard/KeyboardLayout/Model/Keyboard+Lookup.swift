// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Key {
  /// What a tap types without its markers; `nil` when nothing is left.
  package var plainOutput: String? {
    guard let output else { return nil }
    let text = String(String.UnicodeScalarView(output.unicodeScalars.filter { !Marker.isMarker($0) }))
    return text.isEmpty ? nil : text
  }
}

// MARK: - Looking up

extension Keyboard {
  /// Returns the key with an id; `nil` when there is none.
  package func key(_ id: String) -> Key? {
    keys[id]
  }

  /// What a key's cap shows: the layout's display for the key or for its output, or else the output, with a base under
  /// combining marks. `nil` when there is nothing to show, as for a key that only changes layers and has no display.
  public func label(of key: Key) -> String? {
    guard !key.isGap || key.output != nil else { return nil }
    let base = displays.baseCharacter
    if let display = displays.byKeyID[key.id] {
      return KeyLabels.label(display, base: base)
    }
    if let output = key.output, let display = displays.byOutput[output] {
      return KeyLabels.label(display, base: base)
    }
    return key.plainOutput.map { KeyLabels.label($0, base: base) }
  }

  /// The touch layers for a surface: those made for the greatest width that it has. When it is narrower than all, the
  /// narrowest; `nil` for a keyboard without touch layers.
  public func touchGroup(forWidthMillimetres width: Double) -> LayerGroup? {
    let groups = layerGroups.filter { $0.formID == "touch" }
    return groups.filter { Double($0.minDeviceWidth) <= width }.max { $0.minDeviceWidth < $1.minDeviceWidth }
      ?? groups.min { $0.minDeviceWidth < $1.minDeviceWidth }
  }

  /// The layers of the hardware form, of which a keyboard has one at most.
  public var hardwareGroup: LayerGroup? {
    layerGroups.first { $0.formID != "touch" }
  }

  /// What each key of a flick gives, in the order of the file; gestures of those keys are to be ignored.
  public func flickKeys(of key: Key) -> [(directions: [String], key: Key)] {
    guard let id = key.flickID, let flick = flicks[id] else { return [] }
    return flick.segments.compactMap { segment in keys[segment.keyID].map { (segment.directions, $0) } }
  }

  /// The keys of a long press, and which of them is the default.
  public func longPressKeys(of key: Key) -> (keys: [Key], defaultIndex: Int?) {
    let list = key.longPressKeyIDs.compactMap { keys[$0] }
    return (list, key.longPressDefaultKeyID.flatMap { id in list.firstIndex { $0.id == id } })
  }

  /// The key that a number of quick taps gives: one tap is the key itself; `nil` past the end of its list.
  public func multiTapKey(of key: Key, tapCount: Int) -> Key? {
    guard tapCount > 1 else { return key }
    guard tapCount - 2 < key.multiTapKeyIDs.count else { return nil }
    return keys[key.multiTapKeyIDs[tapCount - 2]]
  }
}

// MARK: - Text with markers

extension Keyboard {
  /// Units whose markers are numbered by another list of ids, as a string for `LayoutSession.type`. Markers that this
  /// keyboard does not know are left out: no rule can match them.
  func outputString(_ units: [TextUnit], markers ids: [String]) -> String {
    MarkedText.string(
      units.compactMap { unit in
        guard Marker.isMarker(unit) else { return unit }
        let index = Int(unit - Marker.firstUnit)
        guard index < ids.count, let own = markers.firstIndex(of: ids[index]) else { return nil }
        return Marker.firstUnit + UInt32(own)
      })
  }
}

extension LayerGroup {
  /// Returns the layer with an id; `nil` when there is none.
  package func layer(_ id: String) -> Layer? {
    layers.first { $0.id == id }
  }

  /// The hardware layer for the modifier keys that are down, of `altL`, `altR`, `ctrlL`, `ctrlR`, `shift` and `caps`;
  /// `nil` when the keys are to be ignored.
  public func layer(held: Set<String>) -> Layer? {
    layers.first { ModifierSets.match($0.modifiers, held: held) } ?? layers.first { $0.modifiers.contains(["other"]) }
  }
}
