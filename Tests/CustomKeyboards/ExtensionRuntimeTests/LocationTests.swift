// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import ExtensionProtocol
import Foundation
import Testing
import UIKitCore

/// Where the device is, asked by a keyboard.
@MainActor @Suite(.serialized) struct LocationTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    nonisolated(unsafe) var told: [String] = []

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      told += locations.map { "\($0.coordinate.latitude), \($0.coordinate.longitude)" }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      told.append((error as? CLError)?.code == .denied ? "denied" : "failed")
    }

    nonisolated func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { told.append("may \(status.rawValue)") }
  }

  private func start() throws -> (PlayedHost, CLLocationManager, Listener) {
    let stage = try SampleStage()
    try stage.host.show()
    _ = stage.host.news()
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    try stage.host.turn()
    return (stage.host, manager, listener)
  }

  private func fix(_ latitude: Double) -> HostMessage {
    .location(.fix(LocationFix(latitude: latitude, longitude: 174.75, accuracy: 20, timestamp: 1_795_000_000)))
  }

  @Test("CK-9 a keyboard asks the host where the device is, and hears of it when it may")
  func once() throws {
    let (host, manager, listener) = try start()
    #expect(host.news() == [.requestLocation(.authorization)] && manager.authorizationStatus == .notDetermined)
    try host.say(.location(.authorization(.notDetermined)))
    manager.requestWhenInUseAuthorization()
    try host.say(.location(.authorization(.whenInUse)))
    #expect(manager.authorizationStatus == .authorizedWhenInUse && CLLocationManager.locationServicesEnabled())
    manager.requestLocation()
    try host.turn()
    #expect(host.news() == [.requestLocation(.permission), .requestLocation(.once)])
    try host.say(fix(-41.25))
    try host.say(fix(-41.5))
    #expect(listener.told == ["may 0", "may 4", "-41.25, 174.75"], "once")
    let place = try #require(manager.location)
    #expect(place.horizontalAccuracy == 20 && place.verticalAccuracy < 0 && place.speed < 0 && place.course < 0)
  }

  @Test("CK-9 without access a keyboard is told so, and nothing else")
  func denied() async throws {
    let (host, manager, listener) = try start()
    manager.requestLocation()
    try host.say(.location(.authorization(.denied)))
    #expect(listener.told == ["may 2", "denied"])
    _ = host.news()
    manager.requestLocation()
    manager.requestWhenInUseAuthorization()
    try host.turn()
    #expect(host.news() == [], "what is denied is not asked for again")
    for _ in 0..<1000 where listener.told.count < 3 { await Task.yield() }
    #expect(listener.told.count { $0 == "denied" } >= 2)
  }

  @Test func `movements are told while somebody wants to hear of them, as far as they are far enough`() throws {
    let (host, manager, listener) = try start()
    try host.say(.location(.authorization(.whenInUse)))
    manager.distanceFilter = 1000
    manager.startUpdatingLocation()
    for latitude in [10, 10.001, 10.1] { try host.say(fix(latitude)) }
    try host.say(.location(.failed))
    manager.stopUpdatingLocation()
    try host.say(fix(50))
    #expect(listener.told == ["may 4", "10.0, 174.75", "10.1, 174.75", "failed"])
    #expect(
      host.news().filter { $0 == .requestLocation(.start) || $0 == .requestLocation(.stop) }
        == [.requestLocation(.start), .requestLocation(.stop)])
  }

  @Test func `places are as far apart as on the earth`() {
    let wellington = CLLocation(latitude: -41.2865, longitude: 174.7762)
    let auckland = CLLocation(latitude: -36.8485, longitude: 174.7633)
    #expect(abs(wellington.distance(from: auckland) - 493_500) < 1_000)
    #expect(CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 180)) > 20_000_000)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
  }
}
