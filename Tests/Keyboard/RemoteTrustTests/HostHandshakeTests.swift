// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import RemoteProtocol
import Testing

@testable import RemoteTrust

@Suite struct HostHandshakeTests {
  private static func bytes(_ byte: UInt8, _ count: Int = 32) -> Hexadecimal {
    Hexadecimal(bytes: [UInt8](repeating: byte, count: count))
  }

  private static let secret = bytes(7, RemoteSizes.secret)
  private static let token = DeviceToken(id: bytes(8, RemoteSizes.deviceID), secret: bytes(9))
  /// The certificate, and the numbers of both sides.
  private static let (seen, theirs, ours) = (bytes(1), bytes(2), bytes(3))
  private static let handshake = Handshake(certificate: seen, serverNonce: theirs, deviceNonce: ours)
  private static let hello = ServerMessage.hello(nonce: theirs, fingerprint: seen)
  private static let known = HostHandshake.Claim.paired(token, certificate: seen)

  private static func new(_ claim: HostHandshake.Claim = .link(secret: secret)) -> HostHandshake {
    HostHandshake(claim, certificate: seen, nonce: ours, name: "Laptop")
  }

  private static func paired(_ proof: Hexadecimal?) -> ServerMessage {
    .paired(id: token.id, token: token.secret, proof: proof)
  }

  @Test func `VK-16 who has the secret of the link is shown that this side has it, and has to show it too`() {
    var shake = Self.new()
    let proof = Self.handshake.proof(of: Self.secret.bytes, by: .device)
    #expect(shake.take(Self.hello) == .say(.pair(nonce: Self.ours, proof: proof, name: "Laptop")))
    let answer = Self.handshake.proof(of: Self.secret.bytes, by: .server)
    #expect(shake.take(Self.paired(answer)) == .keep(Self.token, certificate: Self.seen))
    #expect(shake.take(.welcome) == .welcome)
  }

  @Test func `VK-16 the token is shown to nobody who has not proved that they know it`() {
    var shake = Self.new(Self.known)
    #expect(shake.take(Self.hello) == .say(.resume(id: Self.token.id, nonce: Self.ours)))
    let proof = Self.handshake.proof(of: Self.token.hash.bytes, by: .server)
    #expect(shake.take(.proof(proof)) == .say(.token(Self.token.secret)))
    #expect(shake.take(.welcome) == .welcome)
    for wrong in [
      Self.bytes(0), Self.handshake.proof(of: Self.token.hash.bytes, by: .device),
      Self.handshake.proof(of: Self.token.secret.bytes, by: .server),
      Handshake(certificate: Self.seen, serverNonce: Self.theirs, deviceNonce: Self.bytes(4))
        .proof(of: Self.token.hash.bytes, by: .server),
    ] {
      var shake = Self.new(Self.known)
      _ = shake.take(Self.hello)
      #expect(shake.take(.proof(wrong)) == .refuse(.forgotten))
    }
  }

  @Test func `VK-16 who stands between with another certificate is told nothing`() {
    let other = ServerMessage.hello(nonce: Self.theirs, fingerprint: Self.bytes(5))
    for claim in [Self.known, .link(secret: Self.secret)] {
      var shake = Self.new(claim)
      #expect(shake.take(other) == .refuse(.otherCertificate))
    }
    // The certificate is the one that the other side names, and not the one of the day of pairing.
    var shake = Self.new(.paired(Self.token, certificate: Self.bytes(5)))
    #expect(shake.take(Self.hello) == .refuse(.otherCertificate))
  }

  @Test func `VK-16 a proof for another certificate, of another time, of this side or of nothing lets nobody in`() {
    let forged = [
      nil, Self.bytes(0), Self.handshake.proof(of: Self.secret.bytes, by: .device),
      Handshake(certificate: Self.bytes(5), serverNonce: Self.theirs, deviceNonce: Self.ours)
        .proof(of: Self.secret.bytes, by: .server),
      Handshake(certificate: Self.seen, serverNonce: Self.theirs, deviceNonce: Self.bytes(4))
        .proof(of: Self.secret.bytes, by: .server),
    ]
    for proof in forged {
      var shake = Self.new()
      _ = shake.take(Self.hello)
      #expect(shake.take(Self.paired(proof)) == .refuse(.impostor))
    }
  }

  @Test func `VK-16 what cannot come now ends it, a welcome without a proof first of all`() {
    let field = ServerMessage.field(RemoteField(number: 1))
    for claim in [Self.known, .link(secret: Self.secret)] {
      for message in [.welcome, Self.paired(nil), .proof(Self.bytes(0)), field, .answer(RemoteAnswer(edit: 1))] {
        var shake = Self.new(claim)
        #expect(shake.take(message) == .refuse(.disorder))
        #expect(shake.take(Self.hello) == .refuse(.disorder))
      }
      for message in [.welcome, Self.hello, field] {
        var shake = Self.new(claim)
        _ = shake.take(Self.hello)
        #expect(shake.take(message) == .refuse(.disorder))
      }
    }
    // The proof of the other way to be let in.
    var shake = Self.new()
    _ = shake.take(Self.hello)
    #expect(shake.take(.proof(Self.handshake.proof(of: Self.secret.bytes, by: .server))) == .refuse(.disorder))
    var other = Self.new(Self.known)
    _ = other.take(Self.hello)
    #expect(other.take(Self.paired(Self.handshake.proof(of: Self.token.hash.bytes, by: .server))) == .refuse(.disorder))
  }

  @Test func `VK-16 why the other side says no is told apart from what it has forgotten`() {
    for denial in RemoteDenial.allCases {
      var shake = Self.new()
      _ = shake.take(Self.hello)
      #expect(shake.take(.denied(denial)) == .refuse(.denied(denial)))
    }
    var shake = Self.new(Self.known)
    _ = shake.take(Self.hello)
    #expect(shake.take(.denied(.wrong)) == .refuse(.forgotten))
  }

  @Test
  func
    `VK-16 a no before the other side has said who it is means nothing, and one by another key is no word of the device`()
  {
    for denial in RemoteDenial.allCases {
      for claim in [Self.known, .link(secret: Self.secret)] {
        var shake = Self.new(claim)
        #expect(shake.take(.denied(denial)) == .refuse(.disorder))
        #expect(shake.take(Self.hello) == .refuse(.disorder))
      }
      var shake = Self.new(.paired(Self.token, certificate: Self.bytes(5)))
      #expect(shake.take(.denied(denial)) == .refuse(.otherCertificate))
    }
    for message in [ServerMessage.welcome, .proof(Self.bytes(0)), .field(RemoteField(number: 1))] {
      var shake = Self.new(.paired(Self.token, certificate: Self.bytes(5)))
      #expect(shake.take(message) == .refuse(.otherCertificate))
    }
  }

  @Test func `VK-16 the file of the pairing is read as it was written, and nothing else is`() throws {
    let address = try #require(RemoteAddress("[fd00::1]:49283"))
    let host = PairedHost(address: address, certificate: Self.seen, token: Self.token)
    #expect(PairedHost(text: host.text) == host)
    for text in [
      "", "\n", String(host.text.dropLast()), host.text + "\n", host.text + host.text, " " + host.text,
      host.text.replacing("fd00::1", with: "example.org"), host.text.replacing(" ", with: "  "),
    ] {
      #expect(PairedHost(text: text) == nil)
    }
  }

  @Test func `any bytes are heard in peace before the device is let in`() {
    var generator = SystemRandomNumberGenerator()
    let seeds = [
      Self.hello, Self.paired(Self.bytes(0)), .proof(Self.bytes(0)), .welcome, .denied(.pace),
      .field(RemoteField(number: 1)),
    ].map(\.bytes)
    for _ in 0..<500 {
      let parts = (0..<4).map { _ in
        var bytes = seeds.randomElement(using: &generator)!
        if Bool.random(using: &generator) { bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 }
        return bytes
      }
      HostFuzzing(Array(parts.joined(separator: [0x0A]))).play()
    }
  }
}
