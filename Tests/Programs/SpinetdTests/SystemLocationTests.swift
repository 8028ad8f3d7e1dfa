// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import LinuxSystem
import TestSystemBus
import Testing

@testable import spinetd

/// From a keyboard's request to GeoClue and back. Each test is a process of its own, for the sake of its environment.
@Suite struct SystemLocationTests {
  @Test("CK-13 a keyboard with full access and the location granted hears the latitude and longitude of GeoClue")
  func fix() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978)
        defer { system.stop() }
        let served = try Served(full: true, describes: true, location: true)
        served.ask(.once)
        let heard = try served.wait { if case .location(.fix) = $0 { true } else { false } }
        guard case .location(.fix(let fix)) = heard else { throw PlayedSystem.Failure() }
        #expect(fix.latitude == 37.5665 && fix.longitude == 126.978)
        #expect(fix.accuracy == 10 && fix.timestamp == 1_800_000_000)
        served.services.hide()
        _ = try served.loop.poll()
        #expect(
          try system.calls(until: "DeleteClient") == [
            "GetClient", "DesktopId org.spinet.Keyboard", "RequestedAccuracyLevel 8", "Start", "Stop", "DeleteClient",
          ])
      }
    }
  }

  @Test("CK-13 without the location granted nothing is asked of GeoClue, and the keyboard hears of no place")
  func denied() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let system = try PlayedSystem(latitude: 37.5665, longitude: 126.978)
        defer { system.stop() }
        for (full, isGranted) in [(false, true), (true, false)] {
          let served = try Served(full: full, describes: true, location: isGranted)
          served.ask(.once)
          served.ask(.start)
          #expect(try served.wait { $0 == .location(.failed) } != nil)
          for _ in 0..<20 {
            #expect(try !served.heard().contains { if case .location(.fix) = $0 { true } else { false } })
            _ = try served.loop.poll()
          }
        }
        let granted = try Served(full: true, describes: true, location: true)
        granted.ask(.once)
        #expect(try granted.wait { if case .location(.fix) = $0 { true } else { false } } != nil)
        // The only one that GeoClue has heard of is the one that may.
        #expect(try system.calls(until: "Start").count { $0 == "GetClient" } == 1)
      }
    }
  }
}
