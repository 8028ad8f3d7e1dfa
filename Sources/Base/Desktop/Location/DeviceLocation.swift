// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Follows where the device is, by way of GeoClue, as long as somebody wants to know.
///
/// Source: the D-Bus interfaces `org.freedesktop.GeoClue2.Manager` and `.Client`. GeoClue itself asks the person, or the
/// system's configuration, whether this program may know.
package final class DeviceLocation {
  private let bus: SessionBus
  private let desktopID: String
  private let accuracy: Accuracy
  private var state = State.idle
  /// Counts the starts, to know answers to former ones.
  private var start = 0

  private enum State {
    case idle
    case asking
    case following(client: String)
  }

  /// Calls when GeoClue has agreed to tell; the first fix may come before or after that.
  package var onStart: () -> Void = {}
  /// Calls with each place that the device has found.
  package var onFix: (DeviceFix) -> Void = { _ in }
  /// Calls when there is no location, and none is to be expected; it is stopped then.
  package var onFailure: () -> Void = {}

  /// How exactly a place is to be known, as `GClueAccuracyLevel` has it; GeoClue gives less where the person allows less.
  package enum Accuracy: UInt32 {
    case street = 6
    case exact = 8
  }

  /// The name by which GeoClue knows the keyboard; it may stand in its configuration.
  package static let keyboardID = "org.spinet.Keyboard"
  private static let service = "org.freedesktop.GeoClue2"
  private static let clientInterface = service + ".Client"
  private static let managerPath = "/org/freedesktop/GeoClue2/Manager"

  /// - Parameters:
  ///   - bus: The system bus.
  ///   - desktopID: The name by which GeoClue knows this program: that of its desktop file.
  ///   - accuracy: What is exact enough.
  package init(bus: SessionBus, desktopID: String, accuracy: Accuracy = .exact) {
    self.bus = bus
    self.desktopID = desktopID
    self.accuracy = accuracy
    bus.match(
      "type='signal',sender='\(Self.service)',interface='\(Self.clientInterface)',member='LocationUpdated'"
    ) { [weak self] reader in
      guard let path = reader.path, case .path(let new)? = reader.values()?.last else { return }
      self?.moved(client: path, to: new)
    }
    bus.watchOwner(of: Self.service) { [weak self] isOwned in
      if !isOwned, case .following = self?.state { self?.fail() }
    }
  }
}

// MARK: - Beginning and end

extension DeviceLocation {
  /// Whether the device is asked for its place.
  package var isActive: Bool {
    if case .idle = state { false } else { true }
  }

  /// Begins, unless it has; the first fix may take a while.
  package func begin() {
    guard case .idle = state else { return }
    state = .asking
    start += 1
    bus.call(
      Self.service, Self.managerPath, Self.service + ".Manager", "GetClient", startsService: true
    ) { [weak self, start] reply in
      guard let self else { return }
      guard case .path(let client)? = reply?.values?.first else { return fail(start) }
      guard start == self.start, case .asking = state else { return forget(client) }
      follow(client)
    }
  }

  private func follow(_ client: String) {
    state = .following(client: client)
    for (name, value) in [
      ("DesktopId", BusValue.string(desktopID)), ("RequestedAccuracyLevel", .uint32(accuracy.rawValue)),
    ] {
      bus.call(
        Self.service, client, "org.freedesktop.DBus.Properties", "Set",
        [.string(Self.clientInterface), .string(name), .variant(value)]
      ) { _ in }
    }
    bus.call(Self.service, client, Self.clientInterface, "Start") { [weak self, start] reply in
      guard let self else { return }
      if reply == nil { fail(start) } else if start == self.start, isActive { onStart() }
    }
  }

  /// Ends it: GeoClue looks no further on our behalf.
  package func end() {
    if case .following(let client) = state { forget(client) }
    state = .idle
  }

  /// Has GeoClue delete a client, which stops it.
  private func forget(_ client: String) {
    bus.call(Self.service, client, Self.clientInterface, "Stop") { _ in }
    bus.call(Self.service, Self.managerPath, Self.service + ".Manager", "DeleteClient", [.path(client)]) { _ in }
  }

  private func fail(_ start: Int? = nil) {
    guard isActive, start == nil || start == self.start else { return }
    end()
    onFailure()
  }
}

// MARK: - Places

extension DeviceLocation {
  private func moved(client: String, to location: String) {
    guard case .following(client) = state, location != "/" else { return }
    bus.call(
      Self.service, location, "org.freedesktop.DBus.Properties", "GetAll", [.string(Self.service + ".Location")]
    ) { [weak self, start] reply in
      guard let self, start == self.start, case .following = state, let values = reply?.values,
        let fix = DeviceFix(values)
      else { return }
      onFix(fix)
    }
  }
}
