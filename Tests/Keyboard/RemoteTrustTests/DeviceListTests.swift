// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import RemoteProtocol
import Testing

@testable import RemoteTrust

@Suite struct DeviceListTests {
  private static let now: Int64 = 1_800_000_000
  private static let handshake = Handshake(
    certificate: Hexadecimal(bytes: [1]), serverNonce: Hexadecimal(bytes: [2]), deviceNonce: Hexadecimal(bytes: [3]))
  private var generator = SystemRandomNumberGenerator()
  private var list = DeviceList()
  private let token: DeviceToken

  init() {
    token = DeviceToken(using: &generator)
    list.add(token, name: "Phone of 민지", at: Self.now)
  }

  @Test mutating func `VK-16 a device is known by its token, and shown that it is known before it shows it`() {
    let proof = list.proof(of: token.id, in: Self.handshake, at: Self.now, using: &generator)
    #expect(Self.handshake.accepts(proof, of: token.hash.bytes, by: .server))
    #expect(list.take(token, at: Self.now) == true)
    #expect(list.take(DeviceToken(id: token.id, secret: DeviceToken(using: &generator).secret), at: Self.now) == false)
    #expect(list.take(DeviceToken(using: &generator), at: Self.now) == false)
    let other = list.proof(of: Hexadecimal(bytes: [0]), in: Self.handshake, at: Self.now, using: &generator)
    #expect(other.bytes.count == proof.bytes.count)
  }

  @Test mutating func `VK-16 the file has no token, and what it has opens nothing`() {
    #expect(!list.text.contains(token.secret.text))
    #expect(list.take(DeviceToken(id: token.id, secret: token.hash), at: Self.now) == false)
  }

  @Test mutating func `VK-16 a device that was revoked is not known`() {
    list.remove(token.id)
    #expect(list.take(token, at: Self.now) == false)
    #expect(list.text.isEmpty)
  }

  @Test mutating func `VK-16 a device that is not used for 90 days is forgotten, one that is used stays`() {
    #expect(list.take(token, at: Self.now + PairedDevice.patience - 1) == true)
    #expect(list.take(token, at: Self.now + 2 * PairedDevice.patience - 2) == true)
    #expect(list.take(token, at: Self.now + 4 * PairedDevice.patience) == false)
  }

  @Test mutating func `one more device than there may be pushes out the one that was used least lately`() {
    for number in 1...DeviceList.mostDevices {
      list.add(DeviceToken(using: &generator), name: "\(number)", at: Self.now + Int64(number))
    }
    #expect(list.devices.count == DeviceList.mostDevices)
    #expect(list[token.id] == nil)
  }

  @Test func `a list is read as it was written, and lines that are none are dropped`() {
    #expect(DeviceList(text: list.text) == list)
    let spoilt = "x\n\(list.text)\n\(token.id.text) 00 1 2 name\n\(list.text)\u{0}\n"
    #expect(DeviceList(text: spoilt) == list)
    #expect(DeviceList(text: list.text.replacing("1800000000", with: "9223372036854775807")).devices.isEmpty)
  }
}
