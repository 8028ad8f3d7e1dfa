// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import Glibc
import LinuxSystem

/// What the program does when it is installed as a keyboard: all that a keyboard can do to be in the way without being ended
/// for it. A touch has it do what it is ended for, too.
final class Rampage {
  private let socket: PacketSocket
  private var pixels: SharedMemory?
  private var frame: KeyboardMessage?
  /// Packets that the host did not take at once: answers, on which a keyboard's life depends.
  private var answers: [[UInt8]] = []
  private var isOver = false
  private var lastJunk: Int64 = 0
  private var editCount: UInt32 = 0

  /// As many in ten milliseconds as the host puts up with.
  private static let junkCount = 20

  init() {
    socket = PacketSocket(owning: FileDescriptor(owning: 3), packetByteCount: PacketLimits.packetByteCount)
  }

  /// Goes on until the host ends it.
  func run() -> Never {
    Mischief.start()
    say(.hello(version: ExtensionProtocolVersion.current))
    while !isOver {
      var waiting = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, 10)
      listen()
      sendJunk()
    }
    exit(0)
  }

  /// However often the host has something to say, which wakes this thread.
  private func sendJunk() {
    let now = MonotonicClock.nowMicroseconds
    guard now - lastJunk >= 10_000 else { return }
    lastJunk = now
    for index in 0..<Self.junkCount { try? socket.send(junk(index).packet) }
  }

  private func say(_ message: KeyboardMessage) {
    answers.append(message.packet)
    while let first = answers.first, (try? socket.send(first)) != nil { answers.removeFirst() }
  }

  /// Types into a field that has gone or is not there yet, and now and then wishes what is not granted to what does
  /// not show; the rest answers what nobody has asked.
  private func junk(_ index: Int) -> KeyboardMessage {
    switch index {
    case 0: return wish
    case 1...8:
      editCount += 1
      return .edit(field: 0, number: editCount, .insert(String(repeating: "hostile", count: 100)))
    default: return .done(answer: .max)
    }
  }

  private var wish: KeyboardMessage {
    switch editCount % 3 {
    case 0: .click(.delete)
    case 1: .height(260)
    default: .requestLexicon
    }
  }
}

// MARK: - The host's words

extension Rampage {
  private func listen() {
    while !isOver {
      switch try? socket.receive() {
      case .packet(let packet):
        if let message = try? HostMessage(packet: packet.bytes) { take(message) }
      case .nothing: return
      case .end, nil: isOver = true
      }
    }
  }

  private func take(_ message: HostMessage) {
    switch message {
    case .show(let answer, let surroundings, _, _), .surroundings(let answer, let surroundings):
      draw(surroundings)
      say(.done(answer: answer))
    case .touches: flood()
    case .field(let answer, _, _, _): say(.done(answer: answer))
    case .hide(let answer):
      frame = nil
      say(.done(answer: answer))
    case .frameShown: if let frame { say(frame) }
    case .context, .lexicon, .location: break
    }
  }

  /// Shows itself; from then on each picture follows the last one.
  private func draw(_ surroundings: KeyboardSurroundings) {
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

  /// Says more than any host listens to.
  private func flood() -> Never {
    while true { try? socket.send(KeyboardMessage.click(.character).packet) }
  }
}
