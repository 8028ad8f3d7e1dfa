// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import RemoteProtocol

@Suite struct RemoteLinkTests {
  private static let secret = "00112233445566778899aabbccddeeff"

  private static func fault(of text: String) -> RemoteLink.Fault? {
    do throws(RemoteLink.Fault) { _ = try RemoteLink(text) } catch { return error }
    return nil
  }

  @Test(
    "VK-16 a link has an address in numbers, a port and a secret",
    arguments: [
      ("192.168.1.5:49283", "192.168.1.5", 49283), ("[fd00::1]:1", "fd00::1", 1), ("[::]:65535", "::", 65535),
      ("[FD00:0:0:0:0:0:0:1]:80", "fd00:0:0:0:0:0:0:1", 80), ("0.0.0.0:1", "0.0.0.0", 1),
    ])
  func reads(_ authority: String, _ host: String, _ port: Int) throws {
    let link = try RemoteLink("https://\(authority)/#\(Self.secret)")
    #expect(link.address.host == host && Int(link.address.port) == port && link.secret.text == Self.secret)
    #expect(link.address.authority == authority.lowercased())
  }

  @Test(
    "VK-16 what is no address in numbers and a port is no link",
    arguments: [
      "", "192.168.1.5", "192.168.1.5:", "192.168.1.5:0", "192.168.1.5:65536", "192.168.1.5:+1", "192.168.1.5:1:2",
      "192.168.1:1", "192.168.1.256:1", "192.168.01.5:1", "192.168.1.+5:1", "192.168.1.5.6:1", "example.org:1",
      "localhost:1",
      "fd00::1:1", "[fd00::1]", "[]:1", "[192.168.1.5]:1", "[fd00::1%eth0]:1", "[1::2::3]:1", "[:1]:1", "[1:2:3]:1",
      "[:::]:1",
      "[12345::]:1", "[1:2:3:4:5:6:7::8]:1", "[g::]:1", "user@192.168.1.5:1", " 192.168.1.5:1",
    ])
  func refusesAddress(_ authority: String) {
    #expect(Self.fault(of: "https://\(authority)/#\(Self.secret)") == .address)
  }

  @Test(
    "VK-16 a link without its whole secret is none",
    arguments: [
      "", "/", "/#", "/#0011", "/#00112233445566778899aabbccddeefff", "/#00112233445566778899AABBCCDDEEFF",
      "#00112233445566778899aabbccddeeff", "/x#00112233445566778899aabbccddeeff",
    ])
  func refusesSecret(_ rest: String) { #expect(Self.fault(of: "https://192.168.1.5:1\(rest)") == .secret) }

  @Test(arguments: ["http://192.168.1.5:1/#", "HTTPS://192.168.1.5:1/#", "192.168.1.5:1/#", "wss://192.168.1.5:1/#"])
  func `VK-16 a link is one of HTTPS`(_ start: String) { #expect(Self.fault(of: start + Self.secret) == .address) }

  @Test func `what the program that calls says is heard`() {
    let digest = Hexadecimal(bytes: Array(0..<32))
    let packets: [CallPacket] =
      [.connected(certificate: digest), .message([]), .message(Array("{}".utf8))]
      + CallPacket.End.allCases.map { .ended($0) }
    for packet in packets { #expect(CallPacket(packet.bytes) == packet) }
    for bytes in [[], [0], [1], [1] + [UInt8](repeating: 0, count: 33), [3], [3, 0], [3, 9], [3, 1, 1], [4]]
      as [[UInt8]]
    {
      #expect(CallPacket(bytes) == nil)
    }
    #expect(CallPacket([UInt8](repeating: 2, count: CallPacket.mostBytes)) != nil)
    #expect(CallPacket([UInt8](repeating: 2, count: CallPacket.mostBytes + 1)) == nil)
  }
}
