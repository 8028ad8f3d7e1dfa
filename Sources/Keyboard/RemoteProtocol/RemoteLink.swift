// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinet pair new` shows as a QR code: where a device is reached, and the secret by which another one is paired with it.
package struct RemoteLink: Hashable, Sendable {
  /// Where the device is reached.
  package let address: RemoteAddress
  /// What both sides prove that they have.
  package let secret: Hexadecimal

  /// Why a text is no link.
  package enum Fault: Error, Hashable, Sendable {
    /// It does not begin as one, or is not at an address in numbers and a port.
    case address
    /// It has no secret, as the address that is printed beside the code, or not all of it.
    case secret
  }

  package init(_ text: some StringProtocol) throws(Fault) {
    let start = "https://"
    guard text.hasPrefix(start) else { throw .address }
    let rest = text.dropFirst(start.count)
    let end = rest.firstIndex { "/#?".contains($0) } ?? rest.endIndex
    guard let address = RemoteAddress(rest[..<end]) else { throw .address }
    guard rest[end...].hasPrefix("/#"), let secret = Hexadecimal(String(rest[end...].dropFirst(2))),
      secret.bytes.count == RemoteSizes.secret
    else { throw .secret }
    self.address = address
    self.secret = secret
  }
}
