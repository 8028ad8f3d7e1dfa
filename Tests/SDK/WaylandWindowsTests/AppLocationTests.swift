// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import LinuxSystem
import TestSupport
import TestSystemBus
import Testing

@testable import WaylandWindows

/// What `CLLocationManager` tells in an app. Each test is a process of its own, for the sake of its environment and of
/// what all managers of a process share.
@Suite struct AppLocationTests {
  @Test func `an app that asks gets the permission and the place that GeoClue gives`() async {
    await #expect(processExitsWith: .success) { try await Self.permission() }
  }

  private static func permission() async throws {
    let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978)
    defer { system.stop() }
    let app = try AskingApp(reason: "To send where you are.")
    // What iOS does with a wish before the permission.
    app.manager.requestLocation()
    try await app.wait(for: ["status 0", "failed 0"])
    app.manager.startUpdatingLocation()
    app.manager.requestWhenInUseAuthorization()
    try await app.wait(for: ["status 0", "failed 0", "status 4", "37.5665 126.978 10.0"])
    #expect(app.manager.authorizationStatus == .authorizedWhenInUse)
    #expect(CLLocationManager.locationServicesEnabled())
    app.manager.stopUpdatingLocation()
    // While it still looks the place is at hand.
    app.manager.requestLocation()
    try await app.wait(for: ["status 0", "failed 0", "status 4", "37.5665 126.978 10.0", "37.5665 126.978 10.0"])
    try await app.wait { try system.calls().contains("DeleteClient") }
    #expect(
      try system.calls() == [
        "GetClient", "DesktopId org.example.App", "RequestedAccuracyLevel 8", "Start", "Stop", "DeleteClient",
      ])
    #expect(app.log.isEmpty)
  }

  @Test func `a manager that is made before the app starts hears of the app's permission alone`() async {
    await #expect(processExitsWith: .success) { try await Self.early() }
  }

  private static func early() async throws {
    let early = CLLocationManager()
    let app = try AskingApp(reason: nil, manager: early)
    try await app.wait(for: ["status 0"])
    #expect(CLLocationManager.locationServicesEnabled())
  }

  @Test func `an app that does not say what for is refused, and the log names the key to add`() async {
    await #expect(processExitsWith: .success) { try await Self.missingReason() }
  }

  private static func missingReason() async throws {
    let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978)
    defer { system.stop() }
    for reason in [nil, " "] {
      let app = try AskingApp(reason: reason)
      app.manager.requestWhenInUseAuthorization()
      try await app.wait(for: ["status 0", "status 2"])
      app.manager.requestLocation()
      try await app.wait(for: ["status 0", "status 2", "failed 1"])
      let log = app.log
      #expect(log.count == 1)
      #expect(
        log.first?.hasPrefix(
          "org.example.App: the location refused: its Info.plist has no NSLocationWhenInUseUsageDescription") == true)
    }
    #expect(try system.calls().isEmpty)
  }

  @Test func `an app that GeoClue refuses, or where there is none, is denied`() async {
    await #expect(processExitsWith: .success) { try await Self.refused() }
  }

  private static func refused() async throws {
    let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978, refuses: true)
    let refused = try AskingApp(reason: "To send where you are.")
    refused.manager.requestWhenInUseAuthorization()
    refused.manager.requestLocation()
    try await refused.wait(for: ["status 0", "status 2", "failed 1"])
    #expect(refused.log.count == 1)
    system.stop()
    let alone = try AskingApp(reason: "To send where you are.")
    alone.manager.requestWhenInUseAuthorization()
    try await alone.wait(for: ["status 0", "status 2"])
  }
}

/// An app with one manager, and what its delegate hears.
@MainActor
private final class AskingApp: NSObject, CLLocationManagerDelegate {
  let manager: CLLocationManager
  private let loop: EventLoop
  private let location: AppLocation
  private(set) var heard: [String] = []
  private(set) var log: [String] = []

  struct TimeOut: Error {}

  init(reason: String?, manager: CLLocationManager? = nil) throws {
    loop = try EventLoop()
    location = AppLocation(loop: loop, appID: "org.example.App", reason: reason, wake: {})
    LocationCenter.shared.source = location
    self.manager = manager ?? CLLocationManager()
    super.init()
    location.report = { [unowned self] in log.append($0) }
    self.manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append("status \(manager.authorizationStatus.rawValue)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for place in locations {
      heard.append("\(place.coordinate.latitude) \(place.coordinate.longitude) \(place.horizontalAccuracy)")
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    heard.append("failed \((error as NSError).code)")
  }

  /// Waits until the delegate has heard this much, and expects it to be that.
  func wait(for lines: [String]) async throws {
    try await wait { self.heard.count >= lines.count }
    #expect(heard == lines)
  }

  /// Runs the loop and the main queue until something holds.
  func wait(until condition: () async throws -> Bool) async throws {
    let end = MonotonicClock.nowMicroseconds + 60_000_000
    while try await !condition() {
      guard MonotonicClock.nowMicroseconds < end else { throw TimeOut() }
      try loop.waitAndPoll()
      await Task.yield()
    }
  }
}
