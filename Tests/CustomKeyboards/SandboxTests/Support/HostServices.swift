// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What a machine and a session have that a keyboard might talk to, each waiting for somebody.
final class HostServices {
  private var sockets: [Int32] = []
  /// What the hostile keyboard is told, so that it has something to reach.
  private(set) var facts: [String] = []

  init(site: Site) {
    facts = [
      "host=\(getpid())", "program=\(Site.program)", "secret=\(site.secret)", "home=\(NSHomeDirectory())",
    ]
    internet(AF_INET, SOCK_STREAM, "tcp")
    internet(AF_INET, SOCK_DGRAM, "udp")
    internet(AF_INET6, SOCK_STREAM, "tcp6")
    let number = UUID().uuidString.prefix(8)
    unix("spinet-\(number)", isAbstract: true, "abstract")
    for name in ["socket", "bus", "wayland"] { unix("\(site.folder)/\(name)-\(number)", isAbstract: false, name) }
  }

  deinit { for socket in sockets { close(socket) } }

  private func internet(_ family: Int32, _ type: __socket_type, _ name: String) {
    let socket = Glibc.socket(family, Int32(type.rawValue), 0)
    guard socket >= 0 else { return }
    sockets.append(socket)
    var port: in_port_t = 0
    if family == AF_INET {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(family)
      Self.with(&address) { bind(socket, $0, $1.pointee) == 0 ? getsockname(socket, $0, $1) : -1 }
      port = address.sin_port
    } else {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(family)
      Self.with(&address) { bind(socket, $0, $1.pointee) == 0 ? getsockname(socket, $0, $1) : -1 }
      port = address.sin6_port
    }
    listen(socket, 4)
    facts.append("\(name)=\(in_port_t(bigEndian: port))")
  }

  private func unix(_ path: String, isAbstract: Bool, _ name: String) {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return }
    sockets.append(socket)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = (isAbstract ? [0] : []) + Array(path.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes.prefix($0.count)) }
    let length = isAbstract ? socklen_t(2 + bytes.count) : socklen_t(MemoryLayout<sockaddr_un>.size)
    Self.with(&address) { place, _ in bind(socket, place, length) }
    listen(socket, 4)
    if !isAbstract { chmod(path, 0o777) }
    facts.append("\(name)=\(path)")
  }

  private static func with<Address>(
    _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) {
    var length = socklen_t(MemoryLayout<Address>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }
}
