// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Glibc
import KeyboardBundle
import LinuxSystem
import Storage
import Testing

@testable import ExtensionHost
@testable import spinetd

/// The process of a keyboard, whose end of the connection a test holds.
@MainActor
private final class PlayedProcess: GuestProcess {
  var processorMicroseconds: Int64? { nil }
  let processorUse: ProcessorUse? = nil
  func pause() {}
  func resume() {}
  let socket: PacketSocket
  let keyboardEnd: PacketSocket
  var onEnd: (String) -> Void = { _ in }

  init() throws {
    let (ours, theirs) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
    socket = ours
    keyboardEnd = PacketSocket(owning: FileDescriptor(owning: theirs), packetByteCount: PacketLimits.packetByteCount)
  }

  func memory(over limit: Int) -> Int? { nil }
  func end() {}
}

/// A keyboard and what the daemon does for it.
@MainActor
final class Served {
  let loop: EventLoop
  let services: GuestServices
  let guest: InstalledGuest
  private let process: PlayedProcess
  private(set) var log: [String] = []
  private(set) var questions: [String] = []

  init(full: Bool, describes: Bool, location isGranted: Bool = false) throws {
    loop = try EventLoop()
    let process = try PlayedProcess()
    self.process = process
    var manifest = KeyboardManifest(
      identifier: "org.example.morse", displayName: "Morse", executable: "Morse", principalClass: "Morse.Keyboard")
    manifest.requestsOpenAccess = true
    if describes { manifest.usageDescriptions = [KeyboardAccess.locationKey: "To send where you are."] }
    var settings = Settings()
    if full { settings.fullAccess = ["org.example.morse"] }
    if isGranted { settings.locationAccess = ["org.example.morse"] }
    guest = InstalledGuest(
      InstalledKeyboard(manifest: manifest, folder: "/nowhere"), name: "Morse",
      access: KeyboardAccess(manifest, settings, allowed: [.fullAccess, .location]),
      keyboard: GuestKeyboard(loop: loop) { process })
    services = GuestServices(loop: loop)
    services.report = { [unowned self] in log.append($0) }
    services.onQuestion = { [unowned self] in questions.append($0.identifier) }
    guest.keyboard.prepare()
  }

  func ask(_ request: KeyboardMessage.LocationRequest, isActive: Bool = true) {
    services.answer(.requestLocation(request), guest, isActive: isActive)
  }

  /// Waits for something that the keyboard hears.
  func wait(for isWanted: (HostMessage) -> Bool) throws -> HostMessage? {
    let end = MonotonicClock.nowMicroseconds + 60_000_000
    while MonotonicClock.nowMicroseconds < end {
      if let message = try heard().first(where: isWanted) { return message }
      var waiting = pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)
      _ = Glibc.poll(&waiting, 1, 5)
      _ = try loop.poll()
    }
    return nil
  }

  /// What the keyboard has heard since the last time.
  func heard() throws -> [HostMessage] {
    var messages: [HostMessage] = []
    while case .packet(let packet) = try process.keyboardEnd.receive() {
      messages.append(try HostMessage(packet: packet.bytes))
    }
    return messages
  }
}

@MainActor
@Suite struct GuestServicesTests {
  @Test("CK-9 a keyboard that asks for the location without a usage description is refused; the log says so once")
  func missingDescription() throws {
    let served = try Served(full: true, describes: false)
    served.ask(.authorization)
    #expect(served.log.isEmpty)
    served.ask(.permission)
    served.ask(.once)
    let denied = HostMessage.location(.authorization(.denied))
    #expect(try served.heard() == [denied, denied, denied, .location(.failed)])
    #expect(served.log.count == 1)
    #expect(served.log[0].hasPrefix("keyboard org.example.morse: the location refused: "))
    #expect(served.log[0].contains("NSLocationWhenInUseUsageDescription"))
    #expect(served.questions.isEmpty)
  }

  @Test("CK-9 the person is told once that a keyboard would like to know the location, and how to allow it")
  func question() throws {
    let served = try Served(full: true, describes: true)
    for _ in 0..<3 { served.ask(.permission) }
    #expect(served.questions == ["org.example.morse"])
    #expect(served.log.count == 1)
    #expect(served.log[0].contains("spinet keyboard access org.example.morse location on"))
    #expect(try served.heard() == Array(repeating: .location(.authorization(.notDetermined)), count: 3))
  }

  @Test func `without full access nobody is asked`() throws {
    let served = try Served(full: false, describes: true)
    served.ask(.permission)
    #expect(served.questions.isEmpty && served.log.isEmpty)
    #expect(try served.heard() == [.location(.authorization(.denied))])
  }

  @Test func `a keyboard that is not on screen hears what it may do, and no place`() throws {
    let served = try Served(full: true, describes: true)
    served.ask(.authorization, isActive: false)
    served.ask(.permission, isActive: false)
    served.ask(.once, isActive: false)
    #expect(try served.heard() == [.location(.authorization(.notDetermined)), .location(.failed)])
    #expect(served.questions.isEmpty)
  }

  @Test(arguments: ["en-US", "ko-KR"])
  func `the message names the keyboard, its reason and the way to allow it`(_ language: String) {
    let question = LocationQuestion(name: "Morse", identifier: "a.b", reason: "To send it.", language: language)
    #expect(question.title.contains("Morse"))
    #expect(question.text.contains("To send it.") && question.text.contains("spinet keyboard access a.b location on"))
  }
}
