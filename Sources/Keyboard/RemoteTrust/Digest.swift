// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CCrypto
package import RemoteProtocol

/// SHA-256 and what is made with it, by libcrypto.
package enum Digest {
  /// The SHA-256 of some bytes.
  package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: RemoteSizes.proof)
    SHA256(bytes, bytes.count, &digest)
    return digest
  }

  /// The HMAC-SHA256 of a message. Source: RFC 2104.
  static func authentication(of message: [UInt8], by key: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: RemoteSizes.proof)
    var count: UInt32 = 0
    let result = HMAC(EVP_sha256(), key, Int32(clamping: key.count), message, message.count, &digest, &count)
    precondition(result != nil && count == digest.count, "libcrypto has no SHA-256")
    return digest
  }

  /// Whether two secrets are the same, in a time that says nothing of where they differ.
  static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
  }
}

extension Hexadecimal {
  /// Bytes that nobody can guess, where the generator is the system's.
  package static func random(byteCount: Int, using generator: inout some RandomNumberGenerator) -> Hexadecimal {
    Hexadecimal(bytes: (0..<byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
