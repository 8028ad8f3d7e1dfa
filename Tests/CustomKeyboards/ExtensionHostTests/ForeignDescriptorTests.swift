// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import Geometry
import Glibc
import LinuxSystem
import Testing

/// Descriptors whose last close waits: connections with something left to send, and SO_LINGER.
@MainActor
@Suite(.serialized)
struct ForeignDescriptorTests {
  /// A connection to somebody who does not read, closing which takes an hour.
  private final class Lingering {
    /// The end that lingers; it belongs to whoever takes it.
    let end: Int32
    private let listener: Int32
    private var reader: Int32 = -1

    init() throws {
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      // Less room there than here: what fills this end cannot all go over a moment later, on a machine that is late with it.
      Self.setBuffer(SO_RCVBUF, of: listener, to: 1 << 12)
      Self.setBuffer(SO_SNDBUF, of: end, to: 1 << 19)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isConnected = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, $0, &length) == 0
            && connect(end, $0, length) == 0
        }
      }
      reader = accept(listener, nil, nil)
      var linger = Glibc.linger(l_onoff: 1, l_linger: 3_600)
      setsockopt(end, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
      let block = [UInt8](repeating: 1, count: 1 << 20)
      while send(end, block, block.count, Int32(MSG_DONTWAIT)) > 0 {}
      try #require(isConnected && reader >= 0)
    }

    private static func setBuffer(_ option: Int32, of socket: Int32, to byteCount: Int32) {
      var byteCount = byteCount
      setsockopt(socket, SOL_SOCKET, option, &byteCount, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Has the close come to its end.
    func letGo() {
      close(reader)
      close(listener)
    }
  }

  private static let format = PictureFormat(width: 4, height: 2)

  /// How a keyboard can have its host close the last descriptor of something.
  enum Way: String, CaseIterable {
    case picture = "in place of a picture"
    case superfluous = "where none belongs"
    case nonsense = "with a message that is none"
    case unread = "in a packet that nobody reads"
    case tooLong = "with a packet that is too long"
  }

  @Test("CK-10 SY-10 a descriptor whose close waits holds nobody up", arguments: Way.allCases)
  func lingering(_ way: Way) throws {
    let loop = try EventLoop()
    let (ours, theirs) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
    let sender = PacketSocket(owning: FileDescriptor(owning: theirs), packetByteCount: PacketLimits.packetByteCount)
    var faults: [GuestFault] = []
    var connection: GuestConnection? = try GuestConnection(socket: ours, loop: loop)
    connection?.onFault = { faults.append($0) }
    let lingering = try Lingering()
    let packet: [UInt8] =
      switch way {
      case .picture: KeyboardMessage.buffer(index: 0, Self.format).packet
      case .superfluous, .unread: KeyboardMessage.advance.packet
      case .nonsense: [99, 1, 2, 3]
      case .tooLong: [UInt8](repeating: 1, count: PacketLimits.packetByteCount + 1)
      }
    try sender.send(packet, descriptor: lingering.end)
    close(lingering.end)
    if way == .unread { connection?.close() } else { _ = try loop.poll() }
    // What is left has been read, closed and answered by now, but for what waits on a thread of its own.
    #expect(faults.isEmpty == (way == .unread), "\(faults)")
    connection = nil
    if way != .unread { #expect(ForeignDescriptor.pendingCloses > 0) }
    lingering.letGo()
  }
}
