// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

enum Sockets {
  /// - Parameter port: A port of this machine on which somebody listens.
  static func tcp(port: UInt16) -> Outcome {
    var there = sockaddr_in()
    there.sin_family = sa_family_t(AF_INET)
    there.sin_port = port.bigEndian
    there.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return connect(AF_INET, SOCK_STREAM, to: there)
  }

  static func tcp6(port: UInt16) -> Outcome {
    var there = sockaddr_in6()
    there.sin6_family = sa_family_t(AF_INET6)
    there.sin6_port = port.bigEndian
    there.sin6_addr = in6addr_loopback
    return connect(AF_INET6, SOCK_STREAM, to: there)
  }

  static func udp(port: UInt16) -> Outcome {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    guard socket >= 0 else { return .of("socket", socket) }
    var there = sockaddr_in()
    there.sin_family = sa_family_t(AF_INET)
    there.sin_port = port.bigEndian
    there.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let sent = withAddress(of: there) { sendto(socket, "hello", 5, 0, $0, $1) }
    return .of("sendto", Int32(sent))
  }

  /// - Parameter name: The name of an abstract socket, or a path where `isAbstract` is false.
  static func unix(_ name: String, isAbstract: Bool) -> Outcome {
    var there = sockaddr_un()
    there.sun_family = sa_family_t(AF_UNIX)
    let bytes = (isAbstract ? [0] : []) + Array(name.utf8)
    withUnsafeMutableBytes(of: &there.sun_path) { $0.copyBytes(from: bytes.prefix($0.count)) }
    let length = isAbstract ? 2 + bytes.count : MemoryLayout<sockaddr_un>.size
    return .all([
      connect(AF_UNIX, SOCK_STREAM, to: there, length: length), connect(AF_UNIX, SOCK_DGRAM, to: there, length: length),
    ])
  }

  /// Families that reach the kernel or other machines without an address of the network.
  static func otherFamilies() -> Outcome {
    // Netlink, packets, Bluetooth, VSOCK, ALG; and a pair, which needs nobody else.
    let families: [Int32] = [16, 17, 31, 40, 38]
    let raw = Int32(SOCK_RAW.rawValue)
    var pair: [Int32] = [0, 0]
    return .all(
      families.map { .of("socket \($0)", socket($0, raw, 0)) } + [
        .of("raw socket", socket(AF_INET, raw, 1)),
        .of("socketpair", socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)),
      ])
  }

  static func listening() -> Outcome {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var here = sockaddr_in()
    here.sin_family = sa_family_t(AF_INET)
    // The connection to the host is a socket, too.
    return .all([
      socket < 0 ? .of("socket", socket) : .of("bind", withAddress(of: here) { bind(socket, $0, $1) }),
      .of("listen", listen(3, 1)), .of("accept", accept(3, nil, nil)),
    ])
  }

  private static func connect<Address>(
    _ family: Int32, _ type: __socket_type, to there: Address, length: Int = MemoryLayout<Address>.size
  ) -> Outcome {
    let socket = Glibc.socket(family, Int32(type.rawValue), 0)
    guard socket >= 0 else { return .of("socket", socket) }
    return .of("connect", withAddress(of: there) { address, _ in Glibc.connect(socket, address, socklen_t(length)) })
  }

  private static func withAddress<Address, Result>(
    of address: Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
  }
}
