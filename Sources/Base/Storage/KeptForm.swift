// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How the keyboard was held last, as the keyboard itself keeps it from one start to the next.
package struct KeptForm: Hashable, Sendable {
  /// Whether the keyboard floats.
  package var floats: Bool
  /// The top left corner of a floating keyboard on the screen, in whole logical pixels; `nil` for the first place.
  package var place: Place?

  /// Where its card is.
  package struct Place: Hashable, Sendable {
    /// From the left, in logical pixels.
    package var x: Int
    /// From the top, in logical pixels.
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  package init(floats: Bool = false, place: Place? = nil) {
    self.floats = floats
    self.place = place
  }
}

// MARK: - The file

extension KeptForm {
  /// More than the file ever has.
  package static let longestByteCount = 64

  /// One line: `docked` or `floating`, then the place if there is one, such as `floating 480 320`.
  package var bytes: [UInt8] {
    let place = place.map { " \($0.x) \($0.y)" } ?? ""
    return Array("\(floats ? "floating" : "docked")\(place)\n".utf8)
  }

  /// Reads such a line; `nil` for any other.
  package init?(bytes: [UInt8]) {
    guard bytes.count <= Self.longestByteCount, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let form = words.first, form == "docked" || form == "floating" else { return nil }
    self.init(floats: form == "floating")
    if words.count == 1 { return }
    guard words.count == 3, let x = Int(words[1]), let y = Int(words[2]),
      Self.places.contains(x), Self.places.contains(y)
    else { return nil }
    place = Place(x: x, y: y)
  }

  /// No screen reaches further.
  private static let places = -32_767...32_767
}
