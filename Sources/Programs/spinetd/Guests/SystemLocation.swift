// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import ExtensionHost
import ExtensionProtocol
import LinuxSystem

/// Where the device is, from GeoClue on the system bus, to which nothing connects before a keyboard asks.
final class SystemLocation: LocationSource {
  private let loop: EventLoop
  private var bus: SessionBus?
  private var location: DeviceLocation?
  var onFix: (LocationFix) -> Void = { _ in }
  var onFailure: () -> Void = {}

  init(loop: EventLoop) { self.loop = loop }

  func begin() {
    guard let location = location ?? connect() else { return onFailure() }
    location.begin()
  }

  func end() { location?.end() }

  private func connect() -> DeviceLocation? {
    do {
      let bus = try SessionBus.system()
      try bus.attach(to: loop)
      bus.onLost = { [weak self] in self?.lose() }
      let location = DeviceLocation(bus: bus, desktopID: DeviceLocation.keyboardID)
      location.onFix = { [weak self] in self?.onFix(LocationFix($0)) }
      location.onFailure = { [weak self] in self?.onFailure() }
      (self.bus, self.location) = (bus, location)
      return location
    } catch {
      Log(.desktop).warning("no location: the system bus cannot be reached")
      return nil
    }
  }

  private func lose() {
    (bus, location) = (nil, nil)
    onFailure()
  }
}

extension LocationFix {
  fileprivate init(_ fix: DeviceFix) {
    self.init(latitude: fix.latitude, longitude: fix.longitude, accuracy: fix.accuracy, timestamp: fix.timestamp)
    altitude = fix.altitude
    speed = fix.speed
    heading = fix.heading
  }
}
