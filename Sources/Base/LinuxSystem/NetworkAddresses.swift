// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The addresses of this device in its networks. Source: getifaddrs(3).
package enum NetworkAddresses {
  /// Those at which other devices reach this one, those of IPv4 first; none of the loopback, and none that is for one link alone.
  package static var all: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: (old: [String], new: [String]) = ([], [])
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let entry = entry?.pointee, let address = entry.ifa_addr, isReachable(entry.ifa_flags) else { continue }
      switch Int32(address.pointee.sa_family) {
      case AF_INET: if let text = text(of: address, MemoryLayout<sockaddr_in>.size) { found.old.append(text) }
      case AF_INET6:
        if let text = text(of: address, MemoryLayout<sockaddr_in6>.size), !text.contains("%") { found.new.append(text) }
      default: break
      }
    }
    return found.old + found.new
  }

  private static func isReachable(_ flags: UInt32) -> Bool {
    flags & UInt32(IFF_UP) != 0 && flags & UInt32(IFF_LOOPBACK) == 0
  }

  /// An address in numbers; those of one link have the link's name behind a percent sign.
  private static func text(of address: UnsafePointer<sockaddr>, _ byteCount: Int) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard
      getnameinfo(address, socklen_t(byteCount), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
    else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
