// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import KeyboardBundle
import LinuxSystem
import Storage
import Testing

import KeyboardEngine
import TextModel

@testable import Desk
@testable import ExtensionHost
@testable import spinetd

/// Keyboards whose processes a test plays, and what becomes of these.
@MainActor
private final class PlayedKeyboards {
  let loop: EventLoop
  let guests: Guests
  /// What has happened to processes, by words such as "start calm".
  private(set) var events: [String] = []
  private(set) var typingEnds: [String] = []
  private var ends: [String: PacketSocket] = [:]
  private var processes: [String: Process] = [:]

  init(_ names: [String], full: Set<String>) throws {
    loop = try EventLoop()
    guests = Guests { EventTime(microseconds: MonotonicClock.nowMicroseconds) }
    guests.onEvent = { [unowned self] in note($0) }
    guests.enable(names.map { guest($0, isFull: full.contains($0)) })
  }

  private(set) var changes = 0
  private(set) var disabled: [Bool] = []

  private func note(_ event: GuestsEvent) {
    switch event {
    case .typingEnded(let guest): typingEnds.append(guest.identifier)
    case .changed: changes += 1
    case .failed(_, _, let isDisabled): disabled.append(isDisabled)
    default: break
    }
  }

  private func guest(_ name: String, isFull: Bool) -> InstalledGuest {
    var manifest = KeyboardManifest(
      identifier: name, displayName: name, executable: name, principalClass: "\(name).Keyboard")
    manifest.requestsOpenAccess = true
    var settings = Settings()
    if isFull { settings.fullAccess = [name] }
    return InstalledGuest(
      InstalledKeyboard(manifest: manifest, folder: "/nowhere"), name: name,
      access: KeyboardAccess(manifest, settings, allowed: [.fullAccess]),
      keyboard: GuestKeyboard(loop: loop) { [unowned self] () throws(GuestFault) in
        do {
          let (ours, theirs) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
          let end = PacketSocket(owning: FileDescriptor(owning: theirs), packetByteCount: PacketLimits.packetByteCount)
          ends[name] = end
          events.append("start \(name)")
          let process = Process(ours) { [weak self] in self?.events.append("end \(name)") }
          processes[name] = process
          return process
        } catch { throw .start("no connection") }
      })
  }

  @MainActor
  private final class Process: GuestProcess {
    let socket: PacketSocket
    var onEnd: (String) -> Void = { _ in }
    let processorMicroseconds: Int64? = nil
    let processorUse: ProcessorUse? = nil
    private let noteEnd: () -> Void

    init(_ socket: PacketSocket, noteEnd: @escaping () -> Void) { (self.socket, self.noteEnd) = (socket, noteEnd) }

    func memory(over limit: Int) -> Int? { nil }
    func pause() {}
    func resume() {}
    func end() { noteEnd() }
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Ends a keyboard's process by itself.
  func crash(_ name: String) { processes[name]?.onEnd("a signal") }

  /// Has a keyboard say that it is there, or answer.
  func say(_ message: KeyboardMessage, by name: String) throws {
    try ends[name]?.send(message.packet)
    _ = try loop.poll()
  }

  /// Shows a keyboard that the person has chosen.
  func show(_ name: String, isNewField: Bool = false) throws {
    guests.choose(name)
    var surroundings = KeyboardSurroundings()
    surroundings.size = Size(width: 4, height: 2)
    let scene = GuestScene(surroundings, field: FieldDescription(serial: 0))
    guests.show(try #require(guests.guest(name)), scene, isNewField: isNewField)
  }

  /// Answers all that a keyboard was asked.
  func answer(by name: String) throws {
    while case .packet(let packet)? = try ends[name]?.receive() {
      switch try HostMessage(packet: packet.bytes) {
      case .show(let answer, _, _, _), .touches(let answer, _, _), .hide(let answer):
        try say(.done(answer: answer), by: name)
      default: break
      }
    }
  }
}

@MainActor
@Suite struct GuestsTests {
  @Test("CK-9 CK-10 a keyboard with full access and one without never have processes at the same time") func apart()
    throws
  {
    let played = try PlayedKeyboards(["calm", "open", "quiet"], full: ["open"])
    played.guests.prepare()
    #expect(played.takeEvents() == ["start calm", "start quiet"])
    try played.show("open", isNewField: true)
    #expect(played.takeEvents() == ["end calm", "end quiet", "start open"])
    played.guests.prepare()
    #expect(played.takeEvents() == [])
    try played.show("calm")
    #expect(played.takeEvents() == ["end open", "start calm"])
    played.guests.prepare()
    #expect(played.takeEvents() == ["start quiet"])
  }

  @Test("CK-9 the only keyboards, which have full access, are there before they are chosen") func onlyOpen() throws {
    let played = try PlayedKeyboards(["open"], full: ["open"])
    played.guests.prepare()
    #expect(played.takeEvents() == ["start open"])
  }

  @Test("CK-10 TY-6 what the last touches on a keyboard mean is typed before one with full access starts")
  func lastWords() throws {
    let played = try PlayedKeyboards(["calm", "open"], full: ["open"])
    try played.show("calm", isNewField: true)
    try played.say(.hello(version: ExtensionProtocolVersion.current), by: "calm")
    try played.answer(by: "calm")
    let calm = try #require(played.guests.guest("calm"))
    calm.touch(.init(finger: 1, phase: .began, place: .zero), microseconds: 0)
    _ = played.takeEvents()
    let before = played.changes
    try played.show("open")
    #expect(played.guests.owesText)
    #expect(played.takeEvents() == [] && played.guests.activeID == nil)
    try played.answer(by: "calm")
    #expect(played.changes == before + 1, "it is shown now")
    try played.show("open")
    #expect(played.takeEvents() == ["end calm", "start open"])
    #expect(played.guests.activeID == "open")
    #expect(played.typingEnds.contains("calm"))
  }

  @Test(
    "CK-10 a keyboard that has failed is started when the person chooses it, and not ahead; one that fails again and again never"
  )
  func failed() throws {
    let played = try PlayedKeyboards(["calm", "quiet"], full: [])
    played.guests.prepare()
    _ = played.takeEvents()
    for time in 1...3 {
      try played.show("quiet", isNewField: true)
      if time > 1 { #expect(played.takeEvents() == ["start quiet"]) }
      played.crash("quiet")
      #expect(played.takeEvents() == ["end quiet"])
      #expect(played.guests.chosenID == nil && played.guests.activeID == nil)
      played.guests.prepare()
      #expect(played.takeEvents() == [])
    }
    #expect(played.disabled == [false, false, true])
    #expect(played.typingEnds == ["quiet", "quiet", "quiet"])
    #expect(played.guests.guest("quiet") == nil && played.guests.guest("calm") != nil)
  }

  @Test("CK-15 what a keyboard still types when the person has disabled it ends with its last word") func disabled()
    throws
  {
    let played = try PlayedKeyboards(["calm", "quiet"], full: [])
    try played.show("calm", isNewField: true)
    try played.say(.hello(version: ExtensionProtocolVersion.current), by: "calm")
    try played.answer(by: "calm")
    let calm = try #require(played.guests.guest("calm"))
    calm.touch(.init(finger: 1, phase: .began, place: .zero), microseconds: 0)
    played.guests.enable(try [#require(played.guests.guest("quiet"))])
    #expect(played.guests.owesText && played.typingEnds.isEmpty)
    try played.answer(by: "calm")
    #expect(!played.guests.owesText && played.typingEnds.contains("calm"))
    #expect(played.takeEvents().contains("end calm") && played.guests.retiring.isEmpty)
  }
}
