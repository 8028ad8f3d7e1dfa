// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Something that a custom keyboard may do only because the person says so.
package enum Grant: Hashable, Sendable {
  case fullAccess
  /// To know where the device is, with full access.
  case location
  /// To type in an app that runs what is typed, by the app's id on Wayland.
  case app(String)
}

extension Settings {
  /// What the settings ask for a keyboard to have, in the order in which the person is asked.
  package func grants(for identifier: String) -> [Grant] {
    func isIn(_ names: [String]) -> Bool { names.contains { $0.lowercased() == identifier.lowercased() } }
    var grants: [Grant] = []
    if isIn(fullAccess) { grants.append(.fullAccess) }
    if isIn(locationAccess) { grants.append(.location) }
    return grants + terminalAccess.filter { $0.isOf(identifier) }.map { .app($0.app) }
  }
}

/// A custom keyboard in an app that runs what is typed, as `terminal-access` names it.
package struct KeyboardInApp: Hashable, Sendable {
  /// The custom keyboard's identifier.
  package let keyboard: String
  /// The app's id, or what is granted in place of one.
  package let app: String

  package init(keyboard: String, app: String) {
    self.keyboard = keyboard
    self.app = app
  }

  /// Reads `org.example.morse@foot`; `nil` for anything else.
  package init?(_ text: String) {
    guard let at = text.firstIndex(of: "@") else { return nil }
    (keyboard, app) = (String(text[..<at]), String(text[text.index(after: at)...]))
    guard BundleIdentifier.isValid(keyboard), isAppID(app) else { return nil }
  }

  /// As the settings write it.
  package var text: String { "\(keyboard)@\(app)" }

  /// Whether it is for a keyboard, whatever the case of the identifier.
  package func isOf(_ identifier: String) -> Bool { keyboard.lowercased() == identifier.lowercased() }
  /// Whether it is for an app, whatever the case of its id.
  package func isIn(_ app: String) -> Bool { self.app.lowercased() == app.lowercased() }
}
