// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// How the keyboard was held last, as the keyboard itself keeps it from one start to the next.
package struct KeptForm: Hashable, Sendable {
  /// One of those on desktops.
  package var form: KeyboardForm
  /// The top left corner of a floating keyboard on the screen, in whole logical pixels; `nil` for the first place.
  package var place: Place?
  /// How far a split keyboard was above the bottom of the screen, in whole logical pixels; 0 for as far as at first.
  package var elevation: Int

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

  package init(_ form: KeyboardForm = .docked, place: Place? = nil, elevation: Int = 0) {
    self.form = form
    self.place = place
    self.elevation = elevation
  }
}

// MARK: - The file

extension KeptForm {
  /// More than the file ever has.
  package static let longestByteCount = 64

  /// One line: the form, then the place and the elevation if there are any, such as `floating 480 320` or `split +150`.
  package var bytes: [UInt8] {
    let place = place.map { " \($0.x) \($0.y)" } ?? ""
    let elevation = elevation > 0 ? " +\(elevation)" : ""
    return Array("\(form.rawValue)\(place)\(elevation)\n".utf8)
  }

  /// Reads such a line; `nil` for any other.
  package init?(bytes: [UInt8]) {
    guard bytes.count <= Self.longestByteCount, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    guard let form = words.popFirst().flatMap({ KeyboardForm(rawValue: String($0)) }),
      KeyboardForm.onDesktops.contains(form)
    else { return nil }
    self.init(form)
    if let last = words.last, last.hasPrefix("+") {
      guard let elevation = Int(last), Self.places.contains(elevation) else { return nil }
      self.elevation = elevation
      words.removeLast()
    }
    if words.isEmpty { return }
    guard words.count == 2, let x = words.first.flatMap({ Int($0) }), let y = words.last.flatMap({ Int($0) }),
      Self.places.contains(x), Self.places.contains(y)
    else { return nil }
    place = Place(x: x, y: y)
  }

  /// No screen reaches further.
  private static let places = -32_767...32_767
}
