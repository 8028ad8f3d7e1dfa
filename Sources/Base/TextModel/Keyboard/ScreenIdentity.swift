// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// By what a screen is known again that was there before.
package struct ScreenIdentity: Hashable, Sendable {
  /// Its maker, model and serial number, as far as they are known; empty for screens of which nothing is, as most phones have.
  package var monitor: String
  /// Where it is connected, by the compositor's name such as `eDP-1`; empty when it does not say.
  package var connector: String

  /// Keeps of each name what goes into one line of a file.
  package init(monitor: String = "", connector: String = "") {
    self.monitor = Self.sound(monitor)
    self.connector = Self.sound(connector)
  }

  /// - Parameters:
  ///   - make: Its maker, as the compositor tells it.
  ///   - model: Likewise.
  ///   - description: What the compositor calls it for people; many say maker, model and serial number, and in parentheses the connector.
  package init(make: String, model: String, description: String, connector: String) {
    let words = [make, model].filter { !Self.saysNothing($0) }
    guard !words.isEmpty else {
      self.init(connector: connector)
      return
    }
    let name = words.joined(separator: " ")
    var whole = Substring(description)
    if whole.last == ")", let bracket = whole.lastIndex(of: "(") { whole = whole[..<bracket] }
    self.init(monitor: whole.hasPrefix(name) ? String(whole) : name, connector: connector)
  }

  /// The longest name that is kept, in Unicode scalars.
  package static let longestName = 96

  private static func saysNothing(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.allSatisfy(\.isWhitespace) || ["unknown", "headless", "none", "virtual"].contains(word)
  }

  private static func sound(_ name: String) -> String {
    // Scalar by scalar: a mark that combines with a blank would make a letter of it.
    let words = name.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F }
    var scalars = String.UnicodeScalarView()
    for word in words {
      if !scalars.isEmpty { scalars.append(" ") }
      scalars.append(contentsOf: word)
    }
    scalars = String.UnicodeScalarView(scalars.prefix(longestName))
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
