// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// By which names and at which port the page is reached: what a request says of itself has to fit.
///
/// A page of somebody else that has this device's browser connect here says where it is from, and one that has its own name lead here says
/// that name. Source: RFC 6454; RFC 6455, section 10.2; "DNS rebinding".
package struct RemoteSite: Hashable, Sendable {
  private let authorities: Set<String>

  /// - Parameters:
  ///   - hosts: Addresses, those of IPv6 in brackets.
  ///   - port: Where they are listened at.
  package init(hosts: some Sequence<String>, port: UInt16) {
    authorities = Set(hosts.map { "\($0.lowercased()):\(port)" })
  }

  /// Whether the `Host` of a request is here.
  package func isHost(_ value: String) -> Bool { authorities.contains(value.lowercased()) }

  /// Whether the `Origin` of a request is here.
  package func isOrigin(_ value: String) -> Bool {
    let scheme = "https://"
    return value.hasPrefix(scheme) && isHost(String(value.dropFirst(scheme.count)))
  }

  /// Whether a connection may be opened that says this of itself. Programs that are no browsers may say no origin.
  package func admits(host: String?, origin: String?) -> Bool {
    guard let host, isHost(host) else { return false }
    return origin.map { isOrigin($0) && $0.dropFirst("https://".count).lowercased() == host.lowercased() } ?? true
  }
}
