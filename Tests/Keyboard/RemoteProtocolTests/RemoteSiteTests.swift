// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RemoteProtocol

@Suite struct RemoteSiteTests {
  private let site = RemoteSite(hosts: ["192.168.1.5", "[fe80::1]", "Tablet.local"], port: 8443)

  @Test func `VK-16 a browser is let in from the page itself, and a program that is none`() {
    #expect(site.admits(host: "192.168.1.5:8443", origin: "https://192.168.1.5:8443"))
    #expect(site.admits(host: "TABLET.local:8443", origin: "https://tablet.local:8443"))
    #expect(site.admits(host: "[fe80::1]:8443", origin: "https://[fe80::1]:8443"))
    #expect(site.admits(host: "192.168.1.5:8443", origin: nil))
  }

  @Test(
    arguments: [
      ("192.168.1.5:8443", "https://evil.example"), ("192.168.1.5:8443", "http://192.168.1.5:8443"),
      ("192.168.1.5:8443", "https://192.168.1.5"), ("192.168.1.5:8443", "https://192.168.1.5:9443"),
      ("192.168.1.5:8443", "null"), ("192.168.1.5:8443", "https://tablet.local:8443"),
      ("192.168.1.5:8443", "https://192.168.1.5:8443.evil.example"), ("evil.example:8443", "https://evil.example:8443"),
      ("evil.example:8443", nil), ("192.168.1.5", nil), (nil, nil),
    ] as [(String?, String?)])
  func `VK-16 other pages and other names are turned away`(_ host: String?, _ origin: String?) {
    #expect(!site.admits(host: host, origin: origin))
  }
}
