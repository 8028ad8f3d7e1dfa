// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import LinuxSystem

/// Asks GeoClue once for a place that is exact enough to know the city by.
final class FixFinder {
  private let loop: EventLoop
  private let bus: SessionBus
  private let device: DeviceLocation
  private var completion: ((Result<DeviceFix, Failure>) -> Void)?
  private var deadline: EventLoop.DeadlineID?

  /// Why there is no place.
  struct Failure: Error {
    let message: String
  }

  /// How long GeoClue may take to agree, as it may have to ask you, and how long it may then take to find the place.
  private static let patienceForConsent = Duration.seconds(60)
  private static let patienceForFix = Duration.seconds(20)
  /// In metres. What is known of an address on the Internet is often the city of its provider.
  private static let worstAccuracy = 20_000.0

  /// - Parameter completion: Called once, after this has returned.
  /// - Throws: `SessionBusError` where the system bus cannot be reached, and what the loop throws.
  init(loop: EventLoop, completion: @escaping (Result<DeviceFix, Failure>) -> Void) throws {
    self.loop = loop
    self.completion = completion
    bus = try SessionBus.system()
    try bus.attach(to: loop)
    // The street will do: no satellites have to be found first.
    device = DeviceLocation(bus: bus, desktopID: DeviceLocation.keyboardID, accuracy: .street)
    bus.onLost = { [weak self] in self?.fail("the system bus has gone") }
    device.onStart = { [weak self] in self?.wait(Self.patienceForFix, else: "GeoClue has not found the device") }
    device.onFix = { [weak self] in if $0.accuracy <= Self.worstAccuracy { self?.finish(.success($0)) } }
    device.onFailure = { [weak self] in self?.fail("GeoClue is not there, or does not let the keyboard know") }
    wait(Self.patienceForConsent, else: "nobody has let the keyboard know")
    device.begin()
  }

  private func wait(_ time: Duration, else message: String) {
    if let deadline { loop.cancel(deadline) }
    deadline = loop.after(time) { [weak self] in self?.fail(message) }
  }

  private func fail(_ message: String) { finish(.failure(Failure(message: message))) }

  private func finish(_ result: Result<DeviceFix, Failure>) {
    guard let completion else { return }
    self.completion = nil
    if let deadline { loop.cancel(deadline) }
    device.end()
    completion(result)
  }
}
