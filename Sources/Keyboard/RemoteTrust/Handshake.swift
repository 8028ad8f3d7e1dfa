// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// What both sides prove something over: numbers of both that are used once, and the certificate that the connection is encrypted by.
///
/// A proof is good for this connection, to this certificate, and for one side: it can be neither played again nor sent back.
package struct Handshake: Hashable, Sendable {
  private let certificate: [UInt8]
  private let serverNonce: [UInt8]
  private let deviceNonce: [UInt8]

  /// - Parameter certificate: The SHA-256 of the certificate, in DER, that the connection is encrypted by.
  package init(certificate: Hexadecimal, serverNonce: Hexadecimal, deviceNonce: Hexadecimal) {
    self.certificate = certificate.bytes
    self.serverNonce = serverNonce.bytes
    self.deviceNonce = deviceNonce.bytes
  }

  /// Who proves something.
  package enum Side: String, Sendable {
    case server, device
  }

  /// Makes the proof that a side has a key.
  package func proof(of key: [UInt8], by side: Side) -> Hexadecimal {
    // Each part has a length that is always the same.
    let message = Array("spinet-remote 1 \(side.rawValue)\n".utf8) + certificate + serverNonce + deviceNonce
    return Hexadecimal(bytes: Digest.authentication(of: message, by: key))
  }

  /// Whether a side has proved that it has a key.
  package func accepts(_ proof: Hexadecimal, of key: [UInt8], by side: Side) -> Bool {
    Digest.areEqual(proof.bytes, self.proof(of: key, by: side).bytes)
  }
}
