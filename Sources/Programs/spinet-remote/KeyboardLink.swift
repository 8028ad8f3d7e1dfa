// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteProtocol

/// The connection to the keyboard.
final class KeyboardLink {
  private let socket: PacketSocket
  private var watch: EventLoopWatch?
  private var onEnd: () -> Void = {}
  /// Calls for each packet of the keyboard's.
  var onPacket: (RemotePacket) -> Void = { _ in }

  init(_ descriptor: Int32) {
    socket = PacketSocket(owning: FileDescriptor(owning: descriptor), packetByteCount: RemoteLimits.messageByteCount)
  }

  /// - Parameter onEnd: Called when the keyboard has gone, or cannot be told of something.
  func listen(on loop: EventLoop, onEnd: @escaping () -> Void) throws(SystemCallError) {
    self.onEnd = onEnd
    watch = try loop.watch(socket.descriptor) { [weak self] _ in self?.receive() }
  }

  /// Hands something to the keyboard; where it does not read, nobody has typed.
  ///
  /// - Returns: Whether it was taken.
  func send(_ packet: RemotePacket) -> Bool {
    do throws(SystemCallError) {
      try socket.send(packet.bytes)
      return true
    } catch {
      return false
    }
  }

  private func receive() {
    while true {
      guard let received = try? socket.receive() else { return onEnd() }
      switch received {
      case .nothing: return
      case .end: return onEnd()
      case .packet(let packet):
        if let descriptor = packet.descriptor { _ = ForeignDescriptor(owning: descriptor) }
        guard let packet = RemotePacket(packet.bytes) else { return onEnd() }
        onPacket(packet)
      }
    }
  }
}
