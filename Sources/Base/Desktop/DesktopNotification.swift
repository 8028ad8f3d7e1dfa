// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A message to the person that the desktop shows. Source: the Desktop Notifications Specification.
nonisolated package struct DesktopNotification: Hashable, Sendable {
  /// The first line.
  package var title: String
  /// Plain text.
  package var text: String

  package init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  /// Sends it, to a desktop that shows such messages.
  @MainActor
  package func send(on bus: SessionBus) {
    let service = "org.freedesktop.Notifications"
    bus.call(
      service, "/org/freedesktop/Notifications", service, "Notify",
      [
        .string("Spinet"), .uint32(0), .string("input-keyboard"), .string(title), .string(Self.escaped(text)),
        .array(of: "s", []), .array(of: "{sv}", []), .int32(-1),
      ], startsService: true
    ) { _ in }
  }

  /// Desktops may take the text for markup.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
