// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import KeyboardBundle
import LinuxSystem
import Storage
import TestSupport
import Testing

/// A device whose place a test knows.
private final class Device: LocationSource {
  var onFix: (LocationFix) -> Void = { _ in }
  var onFailure: () -> Void = {}
  private(set) var events: [String] = []
  var isKnown = true

  func begin() {
    events.append("begin")
    if !isKnown { onFailure() }
  }

  func end() { events.append("end") }
}

/// What one keyboard hears of the place of a device.
private final class Listener {
  let loop: EventLoop
  let device = Device()
  let location: GuestLocation
  private(set) var heard: [LocationNews] = []
  private(set) var questionCount = 0
  private var access: KeyboardAccess

  init(full: Bool = true, location isGranted: Bool = true) throws {
    loop = try EventLoop()
    location = GuestLocation(loop: loop, source: device)
    var manifest = KeyboardManifest(
      identifier: "org.example.morse", displayName: "Morse", executable: "Morse", principalClass: "Morse.Keyboard")
    manifest.requestsOpenAccess = true
    manifest.usageDescriptions = [KeyboardAccess.locationKey: "To send where you are."]
    var settings = Settings()
    if full { settings.fullAccess = ["org.example.morse"] }
    if isGranted { settings.locationAccess = ["org.example.morse"] }
    access = KeyboardAccess(manifest, settings)
    location.tell = { [unowned self] in heard.append($0) }
    location.onQuestion = { [unowned self] in questionCount += 1 }
  }

  func ask(_ requests: KeyboardMessage.LocationRequest...) {
    for request in requests { location.take(request, access) }
  }

  /// Lets so much time go by.
  func wait(microseconds: Int64) throws {
    let end = MonotonicClock.nowMicroseconds + microseconds
    while MonotonicClock.nowMicroseconds < end { try loop.waitAndPoll() }
    // What became due while this thread stood still.
    try loop.waitAndPoll()
  }
}

@Suite struct GuestLocationTests {
  private let seoul = LocationFix(latitude: 37.5665, longitude: 126.978, accuracy: 12, timestamp: 1)
  private let busan = LocationFix(latitude: 35.1796, longitude: 129.0756, accuracy: 12, timestamp: 2)

  @Test("CK-13 with full access and location granted, one fix comes for one request")
  func once() throws {
    let listener = try Listener()
    listener.ask(.once)
    listener.device.onFix(seoul)
    listener.device.onFix(busan)
    #expect(listener.heard == [.fix(seoul)])
    try listener.wait(microseconds: GuestLocation.pause.microseconds + 50_000)
    #expect(listener.device.events == ["begin", "end"])
  }

  @Test("CK-13 without full access, or without the location granted, nothing is looked for and nothing told")
  func denied() throws {
    for (full, isGranted, state) in [
      (false, true, LocationNews.Authorization.denied), (false, false, .denied), (true, false, .notDetermined),
    ] {
      let listener = try Listener(full: full, location: isGranted)
      listener.ask(.once, .start)
      #expect(listener.heard == [.authorization(state), .failed, .authorization(state), .failed])
      #expect(listener.device.events.isEmpty)
    }
  }

  @Test("CK-9 a keyboard that asks to be asked for hears that nothing is decided, and the person is told")
  func question() throws {
    let undecided = try Listener(location: false)
    undecided.ask(.authorization)
    #expect(undecided.questionCount == 0)
    undecided.ask(.permission)
    #expect(undecided.heard == [.authorization(.notDetermined), .authorization(.notDetermined)])
    #expect(undecided.questionCount == 1)
    for full in [true, false] {
      let decided = try Listener(full: full)
      decided.ask(.permission)
      #expect(decided.heard == [.authorization(full ? .whenInUse : .denied)])
      #expect(decided.questionCount == 0)
    }
  }

  @Test("CK-9 nobody looks where the device is once the keyboard has left the screen")
  func leave() throws {
    let listener = try Listener()
    listener.ask(.start)
    listener.device.onFix(seoul)
    listener.device.onFix(busan)
    #expect(listener.heard == [.fix(seoul), .fix(busan)])
    listener.location.leave()
    #expect(listener.device.events == ["begin", "end"])
    listener.device.onFix(seoul)
    #expect(listener.heard.count == 2)
  }

  @Test func `wishes in quick succession are one for the system`() throws {
    let listener = try Listener()
    for _ in 0..<1000 { listener.ask(.start, .stop, .once) }
    listener.device.onFix(seoul)
    for _ in 0..<1000 { listener.ask(.once) }
    #expect(listener.device.events == ["begin"])
    #expect(listener.heard == Array(repeating: .fix(seoul), count: 1001))
  }

  @Test func `a failure is told at once, and holds for a moment`() throws {
    let listener = try Listener()
    listener.device.isKnown = false
    for _ in 0..<5 { listener.ask(.once) }
    #expect(listener.heard == Array(repeating: .failed, count: 5))
    #expect(listener.device.events.count { $0 == "begin" } == 1)
    listener.device.isKnown = true
    try listener.wait(microseconds: GuestLocation.pause.microseconds + 50_000)
    listener.ask(.once)
    listener.device.onFix(seoul)
    #expect(listener.heard.last == .fix(seoul))
  }
}
