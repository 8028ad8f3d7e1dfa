// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// What a paired device keeps to be known again.
package struct DeviceToken: Hashable, Sendable {
  /// What names the device in the list; no secret.
  package let id: Hexadecimal
  /// What nobody else has.
  package let secret: Hexadecimal

  package init(using generator: inout some RandomNumberGenerator) {
    id = .random(byteCount: RemoteSizes.deviceID, using: &generator)
    secret = .random(byteCount: RemoteSizes.token, using: &generator)
  }

  package init(id: Hexadecimal, secret: Hexadecimal) {
    self.id = id
    self.secret = secret
  }

  /// What the list has of it, from which nobody gets it back: with 256 bits there is nothing to try out, so that it needs no salt and
  /// no slowness.
  package var hash: Hexadecimal { Hexadecimal(bytes: Digest.sha256(secret.bytes)) }
}
