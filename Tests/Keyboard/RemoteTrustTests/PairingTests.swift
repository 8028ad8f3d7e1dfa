// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import RemoteProtocol
import Testing

@testable import RemoteTrust

@Suite struct PairingTests {
  private static let now: Int64 = 1_800_000_000
  private static let handshake = Handshake(
    certificate: Hexadecimal(bytes: [1]), serverNonce: Hexadecimal(bytes: [2]), deviceNonce: Hexadecimal(bytes: [3]))
  private let offer: PairingOffer
  private var pairing = Pairing()

  init() {
    var generator = SystemRandomNumberGenerator()
    offer = PairingOffer(at: Self.now, using: &generator)
    pairing.follow(offer)
  }

  private var otherCode: String { offer.code == "111111" ? "222222" : "111111" }

  @Test mutating func `VK-16 who has the secret of the link is paired, once, and sees that the other side has it`()
    throws
  {
    let proof = Self.handshake.proof(of: offer.secret.bytes, by: .device)
    let taken = pairing.take(proof: proof, of: Self.handshake, at: Self.now)
    let answer = try #require(taken)
    #expect(Self.handshake.accepts(answer, of: offer.secret.bytes, by: .server))
    #expect(pairing.take(proof: proof, of: Self.handshake, at: Self.now) == nil)
    #expect(pairing.take(code: offer.code, at: Self.now) == .wrong)
    pairing.follow(offer)
    #expect(pairing.take(code: offer.code, at: Self.now) == .wrong)
  }

  @Test mutating func `VK-16 the code pairs one device`() {
    #expect(pairing.take(code: offer.code, at: Self.now + PairingOffer.duration - 1) == nil)
    #expect(pairing.take(code: offer.code, at: Self.now) == .wrong)
  }

  @Test mutating func `VK-16 after five wrong codes none is right, also when the same is offered again`() {
    for _ in 1..<Pairing.mostWrongCodes { #expect(pairing.take(code: otherCode, at: Self.now) == .wrong) }
    #expect(pairing.take(code: otherCode, at: Self.now) == .spent)
    pairing.follow(nil)
    pairing.follow(offer)
    #expect(pairing.take(code: offer.code, at: Self.now) != nil)
  }

  @Test mutating func `VK-16 who guesses codes does not end the link of the person`() {
    for _ in 0..<20 { _ = pairing.take(code: otherCode, at: Self.now) }
    let proof = Self.handshake.proof(of: offer.secret.bytes, by: .device)
    #expect(pairing.take(proof: proof, of: Self.handshake, at: Self.now) != nil)
  }

  @Test mutating func `VK-16 an offer ends after minutes, and does not come back with the clock`() {
    let proof = Self.handshake.proof(of: offer.secret.bytes, by: .device)
    for time in [Self.now + PairingOffer.duration, Self.now - 3_600] {
      #expect(pairing.take(code: offer.code, at: time) == .wrong)
      #expect(pairing.take(proof: proof, of: Self.handshake, at: time) == nil)
    }
  }

  @Test mutating func `nothing is paired where nothing is offered`() {
    var pairing = Pairing()
    #expect(pairing.take(code: "000000", at: Self.now) == .wrong)
  }

  @Test func `an offer is read as it was written, and other text is none`() {
    #expect(PairingOffer(text: offer.text) == offer)
    for text in [
      "", "\n", offer.text + "x", String(offer.text.dropLast()), "00 123456 5\n", offer.text.uppercased() + "\n",
    ] {
      #expect(PairingOffer(text: text) == nil)
    }
  }
}
