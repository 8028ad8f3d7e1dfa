// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import RemoteProtocol

@testable import RemoteTrust

/// Takes any bytes, lines that are a message each, for what somebody says who has none of the secrets, and checks that they are told none and
/// let in never. Shared with the fuzz target FuzzRemote.
struct HostFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    var generator = SystemRandomNumberGenerator()
    let (certificate, token) = (Hexadecimal(bytes: [UInt8](repeating: 1, count: 32)), DeviceToken(using: &generator))
    let secret = Hexadecimal.random(byteCount: RemoteSizes.secret, using: &generator)
    for claim in [.link(secret: secret), .paired(token, certificate: certificate)] as [HostHandshake.Claim] {
      let nonce = Hexadecimal.random(byteCount: RemoteSizes.nonce, using: &generator)
      var shake = HostHandshake(claim, certificate: certificate, nonce: nonce, name: "Laptop")
      for part in bytes.split(separator: 0x0A) {
        guard let message = ServerMessage(part) else { continue }
        switch shake.take(message) {
        case .say(.pair), .say(.resume), .refuse: break
        case .say, .keep, .welcome: preconditionFailure("somebody was let in")
        }
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let host = PairedHost(text: text) {
      precondition(PairedHost(text: host.text) == host, "a pairing is not read as it was written")
    }
  }
}
