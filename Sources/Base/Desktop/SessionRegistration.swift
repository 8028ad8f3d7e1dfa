// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A program as a client of the desktop's session manager, where there is one: gnome-session then knows that the program has
/// started, and tells it when the session ends.
///
/// Source: the interfaces `org.gnome.SessionManager` and `org.gnome.SessionManager.ClientPrivate` of gnome-session, and
/// "Phosh's OSK interface", which wants keyboards to register.
@MainActor
package final class SessionRegistration {
  private static let service = "org.gnome.SessionManager"
  private static let manager = "/org/gnome/SessionManager"
  private static let client = "org.gnome.SessionManager.ClientPrivate"

  private weak let bus: SessionBus?
  private let onStop: () -> Void
  /// The object that the session manager has made for this program.
  private(set) var path: String?

  /// Registers, if a session manager runs; none is started.
  ///
  /// - Parameters:
  ///   - appID: The name of the program's desktop file, without its ending.
  ///   - startupID: What the session manager has put into `DESKTOP_AUTOSTART_ID`; empty when something else started the
  ///     program.
  ///   - onStop: Called when the session wants the program to end.
  package init(bus: SessionBus, appID: String, startupID: String, onStop: @escaping () -> Void) {
    self.bus = bus
    self.onStop = onStop
    for member in ["QueryEndSession", "EndSession", "Stop"] {
      bus.match("type='signal',interface='\(Self.client)',member='\(member)'") { [weak self] signal in
        guard let self, let path, signal.path == path else { return }
        handle(member, path)
      }
    }
    bus.call(Self.service, Self.manager, Self.service, "RegisterClient", [.string(appID), .string(startupID)]) {
      [weak self] reply in
      if case .path(let path)? = reply?.values?.first { self?.path = path }
    }
  }

  private func handle(_ member: String, _ path: String) {
    guard member != "Stop" else { return onStop() }
    // The session waits for the answer before it ends. The keyboard has nothing to save, and stays until it is stopped.
    bus?.call(Self.service, path, Self.client, "EndSessionResponse", [.boolean(true), .string("")]) { _ in }
  }
}
