// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteProtocol

/// The connection to the program that this one was started by.
final class OwnerLink {
  private let socket: PacketSocket
  private var watch: EventLoopWatch?
  private var onEnd: () -> Void = {}
  private var hasEnded = false
  /// Calls for each message that is to be sent to the other device.
  var onMessage: ([UInt8]) -> Void = { _ in }

  init(_ descriptor: Int32) {
    socket = PacketSocket(owning: FileDescriptor(owning: descriptor), packetByteCount: CallPacket.mostBytes)
  }

  /// - Parameter onEnd: Called when the owner has gone, or does not read.
  func listen(on loop: EventLoop, onEnd: @escaping () -> Void) throws(SystemCallError) {
    self.onEnd = onEnd
    watch = try loop.watch(socket.descriptor) { [weak self] _ in self?.receive() }
  }

  func send(_ packet: CallPacket) {
    guard !hasEnded else { return }
    do throws(SystemCallError) { try socket.send(packet.bytes) } catch { onEnd() }
  }

  /// Says why there is no connection; nothing is said after that.
  func end(_ end: CallPacket.End) {
    send(.ended(end))
    hasEnded = true
  }

  private func receive() {
    while true {
      guard let received = try? socket.receive() else { return onEnd() }
      switch received {
      case .nothing: return
      case .end: return onEnd()
      case .packet(let packet):
        if let descriptor = packet.descriptor { _ = ForeignDescriptor(owning: descriptor) }
        onMessage(Array(packet.bytes))
        // What was typed is not to stay where it came.
        socket.overwriteBuffer()
      }
    }
  }
}
