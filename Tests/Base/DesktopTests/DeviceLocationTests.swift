// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Desktop

/// The device's place as a test follows it, from a GeoClue of its own.
private final class Following {
  let bus: PrivateBus
  let service: FakeGeoClue
  let location: DeviceLocation
  private(set) var fixes: [DeviceFix] = []
  private(set) var failureCount = 0

  init() throws {
    bus = try PrivateBus()
    service = FakeGeoClue(on: try bus.connect())
    location = DeviceLocation(bus: try bus.connect(), desktopID: "org.example.Test")
    location.onFix = { [unowned self] in fixes.append($0) }
    location.onFailure = { [unowned self] in failureCount += 1 }
    try bus.wait("GeoClue") { service.hasName }
  }
}

@Suite struct DeviceLocationTests {
  @Test func `GeoClue is told who asks, and how exactly, before it starts`() throws {
    let following = try Following()
    following.location.begin()
    try following.bus.wait("a fix") { !following.fixes.isEmpty }
    #expect(following.service.calls == ["GetClient", "Set DesktopId", "Set RequestedAccuracyLevel", "Start"])
    #expect(following.service.properties["DesktopId"] == .string("org.example.Test"))
    #expect(following.service.properties["RequestedAccuracyLevel"] == .uint32(8))
  }

  @Test func `a fix has what is known and leaves out what is not`() throws {
    let following = try Following()
    following.location.begin()
    try following.bus.wait("a fix") { !following.fixes.isEmpty }
    let fix = following.fixes[0]
    #expect(fix.latitude == 37.5665 && fix.longitude == 126.978 && fix.accuracy == 12)
    #expect(fix.altitude == nil && fix.speed == nil && fix.heading == nil)
    #expect(fix.timestamp == 1_800_000_000.25)
  }

  @Test func `each move is told until it ends, and then GeoClue is let go`() throws {
    let following = try Following()
    following.location.begin()
    try following.bus.wait("a fix") { following.fixes.count == 1 }
    following.service.location["Latitude"] = .double(-33)
    following.service.move()
    try following.bus.wait("the second") { following.fixes.count == 2 }
    #expect(following.fixes[1].latitude == -33)
    following.location.end()
    try following.bus.wait("the end") { following.service.calls.suffix(2) == ["Stop", "DeleteClient"] }
    following.service.move()
    following.location.begin()
    try following.bus.wait("a new beginning") { following.fixes.count == 3 }
    #expect(following.service.calls.count { $0 == "Start" } == 2)
  }

  @Test func `nothing is asked before somebody wants to know`() throws {
    let following = try Following()
    #expect(following.service.calls.isEmpty)
    #expect(!following.location.isActive)
  }

  @Test func `whoever stops before GeoClue has answered hears nothing`() throws {
    let following = try Following()
    following.location.begin()
    following.location.end()
    try following.bus.wait("the end") { following.service.calls.contains("DeleteClient") }
    #expect(!following.service.calls.contains("Start"))
    #expect(following.fixes.isEmpty && following.failureCount == 0)
  }

  @Test func `a refusal, and a service that ends, are told once`() throws {
    let following = try Following()
    following.service.allows = false
    following.location.begin()
    try following.bus.wait("the refusal") { following.failureCount == 1 }
    #expect(!following.location.isActive)
    following.service.allows = true
    following.location.begin()
    try following.bus.wait("a fix") { following.fixes.count == 1 }
    following.service.quit()
    try following.bus.wait("the end of GeoClue") { following.failureCount == 2 }
    #expect(!following.location.isActive)
  }

  @Test func `a device without GeoClue is told at once`() throws {
    let bus = try PrivateBus()
    let location = DeviceLocation(bus: try bus.connect(), desktopID: "org.example.Test")
    var hasFailed = false
    location.onFailure = { hasFailed = true }
    location.begin()
    try bus.wait("the failure") { hasFailed }
  }

  @Test(arguments: [
    ("Latitude", BusValue.double(90.5)), ("Latitude", .double(.nan)), ("Longitude", .double(-180.01)),
    ("Longitude", .string("0")), ("Latitude", .double(.infinity)),
  ])
  func `what is no place on earth is no fix`(_ key: String, _ value: BusValue) {
    var values: [String: BusValue] = ["Latitude": .double(0), "Longitude": .double(0), "Accuracy": .double(1)]
    func fix() -> DeviceFix? {
      DeviceFix([.array(of: "{sv}", values.map { .entry(.string($0), .variant($1)) })])
    }
    #expect(fix() != nil)
    values[key] = value
    #expect(fix() == nil)
  }
}
