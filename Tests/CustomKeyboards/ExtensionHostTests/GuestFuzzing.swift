// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import ExtensionProtocol
@testable import Geometry
@testable import LinuxSystem

@testable import ExtensionHost
import TextModel

/// Reads any bytes as a host's day with one keyboard: what the person does, and the packets that the keyboard sends
/// meanwhile. Checks what must hold whatever they are. Shared with the fuzz target FuzzGuest.
///
/// A byte below 64 is a step of the host's. Any other one is 64 more than the bytes of a packet that follow, or 192 more
/// where a descriptor comes along.
struct GuestFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() throws {
    try readAsPackets()
    let guest = try PlayedGuest()
    try guest.show()
    var isShown = true
    var rest = bytes[...]
    while let step = rest.popFirst() {
      let before = guest.seen
      if step < 64 {
        try take(step, guest, &isShown)
      } else {
        let packet = rest.prefix(Int(step < 192 ? step - 64 : step - 192))
        rest = rest.dropFirst(packet.count)
        try send(Array(packet), withDescriptor: step >= 192, guest)
      }
      if step >= 64 { check(before, guest, isShown: isShown) }
      if !guest.faults.isEmpty { break }
    }
    // Its end is told once, and nothing comes of what it says later.
    let last = guest.seen
    precondition(guest.faults.count <= 1, "a keyboard that ends twice")
    guard !guest.faults.isEmpty else { return }
    precondition(guest.isEnded, "a process that goes on")
    try? guest.socket.send(KeyboardMessage.edit(field: guest.field, number: 1, .insert("x")).packet)
    _ = try guest.loop.poll()
    precondition(guest.seen == last, "heard after its end")
  }

  /// A packet is a message or none; a message is the same after a journey.
  private func readAsPackets() throws {
    if let message = try? KeyboardMessage(packet: bytes[...]) {
      precondition(message.packet == bytes, "what was heard is not what was said")
    }
    if let message = try? HostMessage(packet: bytes[...]) {
      precondition(message.packet == bytes, "what was heard is not what was said")
    }
  }

  private func take(_ step: UInt8, _ guest: PlayedGuest, _ isShown: inout Bool) throws {
    guard guest.faults.isEmpty else { return }
    switch step % 8 {
    case 0, 1:
      guest.keyboard.hide(keepsField: step % 8 == 0)
      isShown = false
    case 2, 3:
      guest.keyboard.show(scene(step), isNewField: step % 8 == 2)
      isShown = true
    case 4: guest.keyboard.noteAppChangedText()
    case 5:
      let touch = HostMessage.Touch(finger: UInt32(step >> 3), phase: .began, place: Point(x: 1, y: 1))
      guest.keyboard.touch(touch, microseconds: MonotonicClock.nowMicroseconds)
    case 6: guest.keyboard.leaveField()
    default: try guest.answer()
    }
    try guest.turn()
  }

  private func scene(_ step: UInt8) -> GuestScene {
    var surroundings = KeyboardSurroundings()
    surroundings.size = Size(width: Double(step), height: 2)
    return GuestScene(surroundings, field: FieldDescription(serial: 0))
  }

  private func send(_ packet: [UInt8], withDescriptor: Bool, _ guest: PlayedGuest) throws {
    // A packet of no bytes is an end, which the kernel tells as well.
    guard !packet.isEmpty else { return }
    let memory = withDescriptor ? try SharedMemory(byteCount: 32, name: "picture") : nil
    try guest.socket.send(packet, descriptor: memory?.descriptor)
    try guest.turn()
  }

  /// What may come of one packet.
  private func check(_ before: PlayedGuest.Seen, _ guest: PlayedGuest, isShown: Bool) {
    let now = guest.seen
    // Return ends what is composed, which is taken away first.
    precondition(now.edits <= before.edits + 2 && now.pictures <= before.pictures + 1, "one thing done twice")
    precondition(isShown || now.pictures == before.pictures, "drawn while hidden")
    precondition(isShown || guest.keyboard.isLeaving || now.edits == before.edits, "typed while hidden")
  }
}
