// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// Decides which device is paired by an offer: one at the most, within minutes, after few codes.
package struct Pairing: Sendable {
  /// What is offered; `nil` where nothing is, or once a device was paired.
  package private(set) var offer: PairingOffer?
  /// What was offered last, which is not offered again once it is used.
  private var lastOffer: PairingOffer?
  private var wrongCodeCount = 0

  /// One in two hundred thousand guesses right, whoever guesses.
  package static let mostWrongCodes = 5

  package init() {}

  /// Takes what is offered, or `nil` for nothing. The same offer again gives no further tries.
  package mutating func follow(_ offer: PairingOffer?) {
    guard let offer else { return self.offer = nil }
    guard offer != lastOffer else { return }
    (self.offer, lastOffer) = (offer, offer)
    wrongCodeCount = 0
  }

  /// Takes the code that somebody has entered.
  ///
  /// - Parameter now: In seconds since 1970.
  /// - Returns: Why not; `nil` where the device is paired.
  package mutating func take(code: String, at now: Int64) -> RemoteDenial? {
    guard let offer = current(at: now) else { return .wrong }
    guard wrongCodeCount < Self.mostWrongCodes else { return .spent }
    guard Digest.areEqual(Array(code.utf8), Array(offer.code.utf8)) else {
      wrongCodeCount += 1
      return wrongCodeCount < Self.mostWrongCodes ? .wrong : .spent
    }
    self.offer = nil
    return nil
  }

  /// Takes a device's proof that it has the secret of the link.
  ///
  /// Wrong ones do not count: nobody guesses 128 bits, and whoever tries is not to end the offer for others.
  ///
  /// - Parameter now: In seconds since 1970.
  /// - Returns: The proof of this side; `nil` where the device is not paired.
  package mutating func take(proof: Hexadecimal, of handshake: Handshake, at now: Int64) -> Hexadecimal? {
    guard let offer = current(at: now), handshake.accepts(proof, of: offer.secret.bytes, by: .device) else {
      return nil
    }
    self.offer = nil
    return handshake.proof(of: offer.secret.bytes, by: .server)
  }

  private func current(at now: Int64) -> PairingOffer? {
    // A clock that was put back is no reason to have it again.
    offer.flatMap { now < $0.end && now >= $0.end - PairingOffer.duration - 60 ? $0 : nil }
  }
}
