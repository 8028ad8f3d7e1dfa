// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where a device is reached: an address in numbers, as the setting `remote-typing` has it, and a port.
///
/// Names are none: finding out what one means is for a network that may lie.
package struct RemoteAddress: Hashable, Sendable {
  /// The address, that of IPv6 without brackets.
  package let host: String
  /// The port.
  package let port: UInt16

  /// - Returns: `nil` for what is no address of IPv4 or IPv6, and for port 0.
  package init?(host: String, port: UInt16) {
    guard Self.isAddress(host), port > 0 else { return nil }
    self.host = host.lowercased()
    self.port = port
  }

  /// As it stands in a link, with an address of IPv6 in brackets.
  package init?(_ text: some StringProtocol) {
    guard let colon = text.lastIndex(of: ":"), Self.isDecimal(text[text.index(after: colon)...]),
      let port = UInt16(text[text.index(after: colon)...])
    else { return nil }
    let name = text[..<colon]
    let isBracketed = name.hasPrefix("[") && name.hasSuffix("]") && name.utf8.count > 2
    guard isBracketed || !name.contains(":") else { return nil }
    let host = isBracketed ? String(name.dropFirst().dropLast()) : String(name)
    guard isBracketed == host.contains(":") else { return nil }
    self.init(host: host, port: port)
  }

  /// How links and requests have it.
  package var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

// MARK: - Addresses

extension RemoteAddress {
  private static func isAddress(_ text: String) -> Bool { text.contains(":") ? isIPv6(text) : isIPv4(text) }

  private static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // Some programs take a number that begins with 0 for an octal one.
    return parts.count == 4
      && parts.allSatisfy { isDecimal($0) && ($0 == "0" || !$0.hasPrefix("0")) && UInt8($0) != nil }
  }

  /// Up to eight groups of up to four digits, one row of zeros left out, and none of one link alone. Source: RFC 4291, section 2.2.
  private static func isIPv6(_ text: String) -> Bool {
    let halves = split(text)
    guard halves.count <= 2 else { return false }
    let groups = halves.flatMap { $0.isEmpty ? [] : $0.split(separator: ":", omittingEmptySubsequences: false) }
    return groups.allSatisfy { (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(isHexadecimal) }
      && (halves.count == 2 ? groups.count < 8 : groups.count == 8)
  }

  /// What stands before and after the zeros that were left out.
  private static func split(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var place = start
    while place < text.endIndex {
      let next = text.index(after: place)
      if text[place] == ":", next < text.endIndex, text[next] == ":" {
        parts.append(text[start..<place])
        start = text.index(after: next)
        place = start
      } else {
        place = next
      }
    }
    return parts + [text[start...]]
  }

  private static func isDecimal(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
  }
}
