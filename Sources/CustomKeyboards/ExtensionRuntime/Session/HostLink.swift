// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import LinuxSystem

/// The connection to the host, in the messages of both.
package final class HostLink {
  private let socket: PacketSocket
  /// What the host has not taken yet, oldest first.
  private var outbox: [Parcel] = []
  private var isWaiting = false {
    didSet { if isWaiting != oldValue { onWaiting(isWaiting) } }
  }
  /// Calls when packets begin or cease to wait until the host reads.
  package var onWaiting: (_ isWaiting: Bool) -> Void = { _ in }
  /// Whether the host has gone, or says what nobody understands.
  package private(set) var isOver = false

  /// Whether a change of the text has been sent since this was last `false`.
  var hasSentText = false

  private struct Parcel {
    var packet: [UInt8]
    /// What is behind the descriptor that goes along.
    var memory: SharedMemory?
  }

  package init(_ socket: PacketSocket) { self.socket = socket }

  /// The descriptor, to be watched.
  package var descriptor: Int32 { socket.descriptor }

  /// Sends a message, at once or as soon as the host takes it.
  package func send(_ message: KeyboardMessage, showing memory: SharedMemory? = nil) {
    guard !isOver else { return }
    if case .edit = message { hasSentText = true }
    outbox.append(Parcel(packet: message.packet, memory: memory))
    if !isWaiting { flush() }
  }

  /// Sends what waits, as far as the host takes it.
  package func flush() {
    while let first = outbox.first {
      do throws(SystemCallError) {
        try socket.send(first.packet, descriptor: first.memory?.descriptor)
        outbox.removeFirst()
      } catch {
        guard error.isAgain else {
          isOver = true
          outbox = []
          break
        }
        isWaiting = true
        return
      }
    }
    isWaiting = false
  }

  /// Takes the next message; `nil` where none has come.
  package func receive() -> HostMessage? {
    while !isOver {
      do {
        switch try socket.receive() {
        case .nothing: return nil
        case .end: isOver = true
        case .packet(let packet):
          // Hosts send none; one that came is not kept open.
          if let descriptor = packet.descriptor { _ = FileDescriptor(owning: descriptor) }
          return try HostMessage(packet: packet.bytes)
        }
      } catch {
        isOver = true
      }
    }
    return nil
  }
}
