// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the program that calls another device tells `spinet type`, a packet each. The other way go messages as they are sent.
package enum CallPacket: Hashable, Sendable {
  /// The connection is there, encrypted by a certificate of this SHA-256 in DER; comes once, and first.
  case connected(certificate: Hexadecimal)
  /// The other device has said something.
  case message([UInt8])
  /// There is no connection, or none any more. It is the last packet.
  case ended(End)

  /// Why there is no connection.
  package enum End: UInt8, Hashable, Sendable, CaseIterable {
    /// Nobody answers there, or not as Spinet does.
    case unreachable = 1
    /// The other side has ended it, or the network has.
    case closed = 2
    /// The program could not give up what it must before it connects.
    case notConfined = 3
  }

  /// No packet is larger.
  package static let mostBytes = RemoteLimits.messageByteCount + 1

  /// - Returns: `nil` for anything else.
  package init?(_ bytes: some Collection<UInt8>) {
    guard let kind = bytes.first, bytes.count <= Self.mostBytes else { return nil }
    let rest = Array(bytes.dropFirst())
    switch kind {
    case 1:
      guard rest.count == RemoteSizes.proof else { return nil }
      self = .connected(certificate: Hexadecimal(bytes: rest))
    case 2: self = .message(rest)
    case 3:
      guard rest.count == 1, let end = End(rawValue: rest[0]) else { return nil }
      self = .ended(end)
    default: return nil
    }
  }

  /// How it is sent.
  package var bytes: [UInt8] {
    switch self {
    case .connected(let certificate): [1] + certificate.bytes
    case .message(let bytes): [2] + bytes
    case .ended(let end): [3, end.rawValue]
    }
  }
}
