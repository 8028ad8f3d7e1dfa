// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import Glibc
import LinuxSystem

/// The connection to the host, and a grey picture in the keyboard's place, which every installed keyboard needs.
final class HostLine {
  private let socket: PacketSocket
  private var pixels: SharedMemory?
  private var frame: KeyboardMessage?
  /// Packets that the host did not take at once: answers, on which a keyboard's life depends.
  private var answers: [[UInt8]] = []
  /// Whether the host has gone.
  private(set) var isOver = false

  init() {
    socket = PacketSocket(owning: FileDescriptor(owning: 3), packetByteCount: PacketLimits.packetByteCount)
  }

  /// Waits until the host says something, ten milliseconds at the most.
  func wait() {
    var waiting = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, 10)
  }

  /// Says something that has to arrive.
  func say(_ message: KeyboardMessage) {
    answers.append(message.packet)
    while let first = answers.first, (try? socket.send(first)) != nil { answers.removeFirst() }
  }

  /// Says something that may be lost.
  func shout(_ message: KeyboardMessage) { try? socket.send(message.packet) }

  /// The next thing that the host says and that is not about pictures; `nil` where there is none.
  func next() -> HostMessage? {
    while !isOver {
      switch try? socket.receive() {
      case .packet(let packet):
        guard let message = try? HostMessage(packet: packet.bytes) else { continue }
        if case .frameShown = message {
          if let frame { say(frame) }
        } else {
          return message
        }
      case .nothing: return nil
      case .end, nil: isOver = true
      }
    }
    return nil
  }

  /// Shows itself; from then on each picture follows the last one.
  func draw(_ surroundings: KeyboardSurroundings) {
    let format = PictureFormat(
      width: Int((surroundings.size.width * surroundings.scale).rounded()),
      height: Int((surroundings.size.height * surroundings.scale).rounded()))
    guard let memory = try? SharedMemory(byteCount: format.byteCount, name: "hostile") else { return }
    memory.bytes.initializeMemory(as: UInt8.self, repeating: 0x80)
    try? socket.send(KeyboardMessage.buffer(index: 0, format).packet, descriptor: memory.descriptor)
    pixels = memory
    let all = PixelArea(x: 0, y: 0, width: format.width, height: format.height)
    frame = .frame(buffer: 0, changes: [all])
    if let frame { say(frame) }
  }

  func hide() { frame = nil }
}
