// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// One end of a connection that carries packets, each whole and in order, with at most one descriptor. It never waits.
package final class PacketSocket {
  /// Closing it closes what came along with packets that nobody has read.
  private let socket: ForeignDescriptor
  private var buffer: [UInt8]

  /// The descriptor, to be watched; it stays ours.
  package var descriptor: Int32 { socket.rawValue }

  /// - Parameters:
  ///   - socket: A Unix socket of type `SOCK_SEQPACKET`.
  ///   - packetByteCount: How large packets are at the most.
  package init(owning socket: consuming FileDescriptor, packetByteCount: Int) {
    self.socket = ForeignDescriptor(owning: socket.release())
    buffer = [UInt8](repeating: 0, count: packetByteCount)
  }

  /// Makes a connection: one end, and a descriptor of the other one to give away. Both close when a program is started.
  package static func pair(packetByteCount: Int) throws(SystemCallError) -> (PacketSocket, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemCallError(call: "socketpair", errno: errno) }
    return (PacketSocket(owning: FileDescriptor(owning: ends[0]), packetByteCount: packetByteCount), ends[1])
  }

  /// A packet as it came.
  package struct Packet {
    /// The contents.
    package var bytes: ArraySlice<UInt8>
    /// The descriptor that came along, which the receiver has to close, as a `ForeignDescriptor`.
    package var descriptor: Int32?
  }

  /// What came.
  package enum Received {
    case packet(Packet)
    /// Nothing has come.
    case nothing
    /// The other end has gone.
    case end
  }

  /// Sends a packet, and shows the other end what is behind a descriptor.
  ///
  /// - Throws: `EAGAIN` where the other end does not read, `EPIPE` or `ECONNRESET` where there is none any more.
  package func send(_ packet: [UInt8], descriptor: Int32? = nil) throws(SystemCallError) {
    let sent = spn_send_packet(socket.rawValue, packet, packet.count, descriptor ?? -1)
    guard sent >= 0 else { throw SystemCallError(call: "sendmsg", errno: Int32(-sent)) }
  }

  /// Whether the other end has read most of what was sent, so that more can be sent and the rest still has room.
  package var hasRoom: Bool {
    var question = pollfd(fd: socket.rawValue, events: Int16(POLLOUT), revents: 0)
    return poll(&question, 1, 0) == 1 && question.revents & Int16(POLLOUT) != 0
  }

  /// Leaves nothing of the packets that were taken.
  package func overwriteBuffer() {
    for place in buffer.indices { buffer[place] = 0 }
  }

  /// Takes the next packet.
  ///
  /// - Throws: `EMSGSIZE` for one that is too large, or that has more than one descriptor.
  package func receive() throws(SystemCallError) -> Received {
    var passed: Int32 = -1
    var count = spn_receive_packet(socket.rawValue, &buffer, buffer.count, &passed)
    // That the other end has gone without having read everything is told once, and ahead of what it has sent.
    if count == Int(-ECONNRESET) { count = spn_receive_packet(socket.rawValue, &buffer, buffer.count, &passed) }
    switch count {
    case 1...: return .packet(Packet(bytes: buffer[..<count], descriptor: passed < 0 ? nil : passed))
    case 0, Int(-ECONNRESET):
      if passed >= 0 { _ = ForeignDescriptor(owning: passed) }
      return .end
    case Int(-EAGAIN), Int(-EINTR): return .nothing
    default: throw SystemCallError(call: "recvmsg", errno: Int32(-count))
    }
  }
}

extension PacketSocket {
  /// Whether a descriptor that the process was started with is such a connection.
  package static func isOne(_ descriptor: Int32) -> Bool {
    var type: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0
      && type == Int32(SOCK_SEQPACKET.rawValue)
  }
}
