// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// How the keyboard was held last on a screen, as the keyboard itself keeps it from one start to the next.
package struct KeptForm: Hashable, Sendable {
  /// One of those on desktops.
  package var form: KeyboardForm
  /// The top left corner of a floating keyboard on the screen, in whole logical pixels; `nil` for the first place.
  package var place: Place?
  /// How far a split keyboard was above the bottom of the screen, in whole logical pixels; 0 for as far as at first.
  package var elevation: Int
  /// What was set by hand of its size.
  package var size: AdjustedSize
  /// Where the bar of words was beside a real keyboard.
  package var bar: BarPlace

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

  package init(
    _ form: KeyboardForm = .docked, place: Place? = nil, elevation: Int = 0, size: AdjustedSize = AdjustedSize(),
    bar: BarPlace = .whole
  ) {
    self.form = form
    self.place = place
    self.elevation = elevation
    self.size = size
    self.bar = bar
  }
}

// MARK: - In words

extension KeptForm {
  /// The form, then the place, the elevation, the size of keys, the gap below them and the side of the bar if there are any, such as
  /// `floating 480 320`, `split +150` or `docked keys=120 gap=24 bar=left`.
  package var words: String {
    let place = place.map { " \($0.x) \($0.y)" } ?? ""
    let elevation = elevation > 0 ? " +\(elevation)" : ""
    let keys = size.keySize.map { " \(Self.keys)\($0.percent)" } ?? ""
    let gap = size.bottomGap.map { " \(Self.gap)\($0)" } ?? ""
    let bar = bar == .whole ? "" : " \(Self.bar)\(bar.rawValue)"
    return form.rawValue + place + elevation + keys + gap + bar
  }

  /// Reads such words; `nil` for any others.
  package init?(words text: some StringProtocol) {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    guard let form = words.popFirst().flatMap({ KeyboardForm(rawValue: String($0)) }),
      KeyboardForm.onDesktops.contains(form)
    else { return nil }
    self.init(form)
    if let last = words.last, last.hasPrefix(Self.bar) {
      guard let bar = BarPlace(rawValue: String(last.dropFirst(Self.bar.count))), bar != .whole else { return nil }
      self.bar = bar
      words.removeLast()
    }
    if let gap = words.last?.number(after: Self.gap) {
      guard BottomGap.heights.contains(gap) else { return nil }
      size.bottomGap = gap
      words.removeLast()
    }
    if let percent = words.last?.number(after: Self.keys) {
      guard KeySize.percents.contains(percent) else { return nil }
      size.keySize = KeySize(percent: percent)
      words.removeLast()
    }
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

  private static let keys = "keys="
  private static let gap = "gap="
  private static let bar = "bar="
  /// No screen reaches further.
  private static let places = -32_767...32_767
}

extension StringProtocol {
  /// The number behind a word that the text begins with; -1 where there is none behind it, `nil` for another word.
  fileprivate func number(after word: String) -> Int? {
    hasPrefix(word) ? Int(dropFirst(word.count)) ?? -1 : nil
  }
}
