// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import RemoteProtocol
import Testing

@testable import RemoteTrust

@Suite struct HandshakeTests {
  private static let key = [UInt8](repeating: 7, count: RemoteSizes.secret)

  private static func bytes(_ byte: UInt8) -> Hexadecimal { Hexadecimal(bytes: [UInt8](repeating: byte, count: 32)) }

  private static func handshake(_ certificate: UInt8 = 1, _ server: UInt8 = 2, _ device: UInt8 = 3) -> Handshake {
    Handshake(certificate: bytes(certificate), serverNonce: bytes(server), deviceNonce: bytes(device))
  }

  @Test func `SHA-256 and HMAC are as others have them`() {
    // FIPS 180-2, appendix B.1; RFC 4231, test case 2.
    #expect(
      Hexadecimal(bytes: Digest.sha256(Array("abc".utf8))).text
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let message = Array("what do ya want for nothing?".utf8)
    #expect(
      Hexadecimal(bytes: Digest.authentication(of: message, by: Array("Jefe".utf8))).text
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test func `VK-16 a proof is good for its key, side, certificate and numbers, and for nothing else`() {
    let proof = Self.handshake().proof(of: Self.key, by: .device)
    #expect(Self.handshake().accepts(proof, of: Self.key, by: .device))
    #expect(!Self.handshake().accepts(proof, of: Self.key, by: .server))
    #expect(!Self.handshake().accepts(proof, of: Self.key.map { $0 ^ 1 }, by: .device))
    #expect(!Self.handshake(9).accepts(proof, of: Self.key, by: .device))
    #expect(!Self.handshake(1, 9).accepts(proof, of: Self.key, by: .device))
    #expect(!Self.handshake(1, 2, 9).accepts(proof, of: Self.key, by: .device))
    #expect(!Self.handshake().accepts(Hexadecimal(bytes: []), of: Self.key, by: .device))
  }

  @Test func `bytes are compared to the last`() {
    #expect(Digest.areEqual([1, 2, 3], [1, 2, 3]))
    #expect(!Digest.areEqual([1, 2, 3], [1, 2, 4]))
    #expect(!Digest.areEqual([1, 2, 3], [1, 2]))
    #expect(Digest.areEqual([], []))
  }
}
