// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// The side of `Handshake` that wants to type: it says who it is to nobody but whoever proves to be the device that it is paired with, or that
/// has the secret of the link, by the very certificate that this connection is encrypted by.
package struct HostHandshake: Sendable {
  /// What the device is known by.
  package enum Claim: Hashable, Sendable {
    /// The secret of a link, by which it is to be paired.
    case link(secret: Hexadecimal)
    /// It is paired already.
    case paired(DeviceToken, certificate: Hexadecimal)
  }

  /// What follows from a message.
  package enum Step: Hashable, Sendable {
    case say(PageMessage)
    /// The device is paired: what it keeps, and by which certificate it will know the other one.
    case keep(DeviceToken, certificate: Hexadecimal)
    /// The device is in; what follows are fields and answers.
    case welcome
    /// The connection is to be ended.
    case refuse(Refusal)
  }

  /// Why it does not go on.
  package enum Refusal: Hashable, Sendable {
    /// The connection is encrypted by another certificate than what the other side says, or than when it was paired.
    case otherCertificate
    /// The other side has not proved that it has the link's secret.
    case impostor
    /// It is the device that this one was paired with, and does not know this one any more.
    case forgotten
    /// The other side says why.
    case denied(RemoteDenial)
    /// It says something that cannot come now.
    case disorder
  }

  private enum State: Hashable {
    case start
    /// Awaits the other side's proof.
    case proving(Handshake)
    /// Awaits that the device is let in.
    case waiting
    case done
  }

  private let claim: Claim
  private let certificate: Hexadecimal
  private let nonce: Hexadecimal
  private let name: String
  private var state = State.start

  /// - Parameters:
  ///   - certificate: The SHA-256 of the certificate, in DER, that this connection is encrypted by, as this side sees it.
  ///   - nonce: A number that is used for this connection alone.
  ///   - name: What the device calls itself in the list of the other one.
  package init(_ claim: Claim, certificate: Hexadecimal, nonce: Hexadecimal, name: String) {
    self.claim = claim
    self.certificate = certificate
    self.nonce = nonce
    self.name = name
  }
}

// MARK: - Messages

extension HostHandshake {
  /// Takes a message of the other side that comes before the device is let in.
  package mutating func take(_ message: ServerMessage) -> Step {
    // Who has another key than the device has nothing to say, also not why it says no.
    if case .paired(_, let pinned) = claim, pinned != certificate { return refuse(.otherCertificate) }
    if case .denied(let denial) = message, state != .start, state != .done {
      state = .done
      return .refuse(denial == .wrong && isPaired ? .forgotten : .denied(denial))
    }
    switch (message, state) {
    case (.hello(let serverNonce, let fingerprint), .start): return answer(serverNonce, fingerprint)
    case (.paired(let id, let token, let proof), .proving(let handshake)):
      guard case .link(let secret) = claim else { return refuse(.disorder) }
      guard let proof, handshake.accepts(proof, of: secret.bytes, by: .server) else { return refuse(.impostor) }
      state = .waiting
      return .keep(DeviceToken(id: id, secret: token), certificate: certificate)
    case (.proof(let proof), .proving(let handshake)):
      guard case .paired(let token, _) = claim else { return refuse(.disorder) }
      // Who has the device's key and not its list has forgotten this one.
      guard handshake.accepts(proof, of: token.hash.bytes, by: .server) else { return refuse(.forgotten) }
      state = .waiting
      return .say(.token(token.secret))
    case (.welcome, .waiting):
      state = .done
      return .welcome
    default: return refuse(.disorder)
    }
  }

  private mutating func answer(_ serverNonce: Hexadecimal, _ fingerprint: Hexadecimal) -> Step {
    guard fingerprint == certificate else { return refuse(.otherCertificate) }
    let handshake = Handshake(certificate: certificate, serverNonce: serverNonce, deviceNonce: nonce)
    state = .proving(handshake)
    switch claim {
    case .link(let secret):
      return .say(.pair(nonce: nonce, proof: handshake.proof(of: secret.bytes, by: .device), name: name))
    case .paired(let token, _):
      return .say(.resume(id: token.id, nonce: nonce))
    }
  }

  private mutating func refuse(_ refusal: Refusal) -> Step {
    state = .done
    return .refuse(refusal)
  }

  private var isPaired: Bool { if case .paired = claim { true } else { false } }
}
