// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// A device that this one is paired with and types on, as a file has it: where it is, its certificate, and what it knows this device by.
package struct PairedHost: Hashable, Sendable {
  /// Where it is reached.
  package let address: RemoteAddress
  /// The SHA-256 of its certificate in DER; no other one is spoken to.
  package let certificate: Hexadecimal
  /// What it knows this device by.
  package let token: DeviceToken

  package init(address: RemoteAddress, certificate: Hexadecimal, token: DeviceToken) {
    self.address = address
    self.certificate = certificate
    self.token = token
  }
}

// MARK: - As text

extension PairedHost {
  /// What the file has.
  package var text: String {
    "\(address.authority) \(certificate.text) \(token.id.text) \(token.secret.text)\n"
  }

  /// - Returns: `nil` for anything else than `text` makes.
  package init?(text: String) {
    guard text.utf8.count <= 512, text.last == "\n" else { return nil }
    let words = text.dropLast().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, let address = RemoteAddress(words[0]),
      let certificate = Hexadecimal(String(words[1])), certificate.bytes.count == RemoteSizes.proof,
      let id = Hexadecimal(String(words[2])), id.bytes.count == RemoteSizes.deviceID,
      let secret = Hexadecimal(String(words[3])), secret.bytes.count == RemoteSizes.token
    else { return nil }
    self.init(address: address, certificate: certificate, token: DeviceToken(id: id, secret: secret))
  }
}
