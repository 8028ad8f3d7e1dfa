// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A key's meaning, without a place. Source: UTS #35 part 7, element `key`.
public struct Key: Hashable, Sendable {
  public var id: String
  /// What a tap types, escapes and variables resolved; `nil` when it types nothing. Markers are in it as private
  /// characters; `LayoutSession.type` takes them out, and `plainOutput` is the text without them.
  public var output: String?
  /// An empty space in a row.
  package var isGap: Bool
  /// The layer that a tap shows.
  package var layerID: String?
  /// In units of an ordinary key.
  package var width: Double
  /// Takes the room that is left in its row.
  package var stretches: Bool
  /// The keys that a hold offers, in order.
  package var longPressKeyIDs: [String]
  /// The one of them that is selected first.
  package var longPressDefaultKeyID: String?
  /// The keys whose outputs further quick taps type, in order.
  package var multiTapKeyIDs: [String]
  /// The flicks that the key has.
  package var flickID: String?

  package init(
    id: String, output: String? = nil, isGap: Bool = false, layerID: String? = nil, width: Double = 1,
    stretches: Bool = false, longPressKeyIDs: [String] = [], longPressDefaultKeyID: String? = nil,
    multiTapKeyIDs: [String] = [], flickID: String? = nil
  ) {
    self.id = id
    self.output = output
    self.isGap = isGap
    self.layerID = layerID
    self.width = width
    self.stretches = stretches
    self.longPressKeyIDs = longPressKeyIDs
    self.longPressDefaultKeyID = longPressDefaultKeyID
    self.multiTapKeyIDs = multiTapKeyIDs
    self.flickID = flickID
  }
}

/// Ways to flick a key. Source: UTS #35 part 7, element `flick`.
package struct Flick: Hashable, Sendable {
  package var id: String
  /// Each with its directions and key.
  package var segments: [Segment]

  package init(id: String, segments: [Segment]) {
    self.id = id
    self.segments = segments
  }

  /// One way to flick.
  package struct Segment: Hashable, Sendable {
    /// Compass directions in order: `n`, `ne`, `e`, `se`, `s`, `sw`, `w`, `nw`.
    package var directions: [String]
    /// The key whose output it types.
    package var keyID: String

    package init(directions: [String], keyID: String) {
      self.directions = directions
      self.keyID = keyID
    }
  }
}
