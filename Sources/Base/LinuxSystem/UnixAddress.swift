// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The address of a Unix socket.
struct UnixAddress {
  private var address = sockaddr_un()

  static let socketFlags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

  /// - Returns: `nil` when the path is longer than an address.
  init?(path: String) {
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { space in
      guard bytes.count < space.count else { return false }
      space.copyBytes(from: bytes)
      return true
    }
    guard fits else { return nil }
  }

  /// Makes a socket for the address.
  static func makeSocket() throws(SystemCallError) -> FileDescriptor {
    try FileDescriptor(owning: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | socketFlags, 0), call: "socket")
  }

  /// Gives the address to a call of the system, such as `bind`.
  func with(_ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
