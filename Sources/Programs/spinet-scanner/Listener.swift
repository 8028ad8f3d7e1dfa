// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import ScanProtocol

/// Who hears what is seen: the keyboard, at the other end of a connection.
final class Listener {
  private let socket: PacketSocket
  /// Whether a picture has been told that was not taken yet.
  private(set) var awaitsAcknowledgement = false

  init(_ socket: PacketSocket) { self.socket = socket }

  /// To be watched.
  var descriptor: Int32 { socket.descriptor }

  /// Nobody hears any more.
  struct Gone: Error {}

  /// Says something, once there is room for it.
  func send(_ message: ScanMessage, descriptor: Int32? = nil) throws(Gone) {
    while FileDescriptor.isWritable(socket.descriptor, within: nil) {
      do throws(SystemCallError) {
        try socket.send(message.bytes, descriptor: descriptor)
        if case .picture = message { awaitsAcknowledgement = true }
        return
      } catch {
        guard error.isAgain else { throw Gone() }
      }
    }
    throw Gone()
  }

  /// Takes what has come.
  func receive() throws(Gone) {
    while true {
      guard let received = try? socket.receive() else { throw Gone() }
      switch received {
      case .nothing: return
      case .end: throw Gone()
      case .packet(let packet):
        if let descriptor = packet.descriptor { _ = ForeignDescriptor(owning: descriptor) }
        guard Array(packet.bytes) == ScanAcknowledgement.bytes, awaitsAcknowledgement else { throw Gone() }
        awaitsAcknowledgement = false
      }
    }
  }
}
