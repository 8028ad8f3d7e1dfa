// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CCrypto
package import RemoteProtocol

/// The key that connections are encrypted by, and a certificate that this device has signed for itself.
///
/// It is made once, and pinned: what devices are shown and prove something over is its fingerprint. Nobody else vouches for it.
package struct ServerCertificate: Hashable, Sendable {
  /// The certificate, in PEM.
  package let certificate: [UInt8]
  /// The private key, in PEM.
  package let key: [UInt8]
  /// The SHA-256 of the certificate in DER.
  package let fingerprint: Hexadecimal

  /// For how long it is good, in seconds: 10 years, as what is pinned needs no renewal.
  private static let duration = 10 * 365 * 24 * 60 * 60

  /// Makes one.
  ///
  /// - Returns: `nil` where libcrypto has no memory.
  package init?(using generator: inout some RandomNumberGenerator) {
    guard let pair = spn_crypto_new_key() else { return nil }
    defer { EVP_PKEY_free(pair) }
    guard let certificate = X509_new() else { return nil }
    defer { X509_free(certificate) }
    let name = X509_get_subject_name(certificate)
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), UInt64.random(in: 1 ... .max >> 1, using: &generator))
    guard X509_set_version(certificate, 2) == 1,
      X509_gmtime_adj(X509_getm_notBefore(certificate), -24 * 60 * 60) != nil,
      X509_gmtime_adj(X509_getm_notAfter(certificate), Self.duration) != nil,
      X509_set_pubkey(certificate, pair) == 1,
      // MBSTRING_ASC
      X509_NAME_add_entry_by_txt(name, "CN", 0x1001, "Spinet", -1, -1, 0) == 1,
      X509_set_issuer_name(certificate, name) == 1, X509_sign(certificate, pair, EVP_sha256()) > 0
    else { return nil }
    let texts = (
      Self.text { PEM_write_bio_X509($0, certificate) },
      Self.text { PEM_write_bio_PrivateKey($0, pair, nil, nil, 0, nil, nil) }
    )
    guard let certificate = texts.0, let key = texts.1 else { return nil }
    self.init(certificate: certificate, key: key)
  }

  /// - Returns: `nil` for texts that are no certificate.
  package init?(certificate: [UInt8], key: [UInt8]) {
    let read = certificate.withUnsafeBytes { bytes in
      let memory = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count))
      defer { BIO_free(memory) }
      return PEM_read_bio_X509(memory, nil, nil, nil)
    }
    guard let read else { return nil }
    defer { X509_free(read) }
    var digest = [UInt8](repeating: 0, count: RemoteSizes.proof)
    var count: UInt32 = 0
    guard X509_digest(read, EVP_sha256(), &digest, &count) == 1, count == digest.count else { return nil }
    self.certificate = certificate
    self.key = key
    fingerprint = Hexadecimal(bytes: digest)
  }

  private static func text(_ write: (OpaquePointer) -> Int32) -> [UInt8]? {
    guard let memory = BIO_new(BIO_s_mem()) else { return nil }
    defer { BIO_free(memory) }
    guard write(memory) == 1 else { return nil }
    var bytes: UnsafeMutablePointer<CChar>?
    let count = spn_crypto_memory(memory, &bytes)
    guard let bytes, count > 0 else { return nil }
    return UnsafeBufferPointer(start: bytes, count: count).map { UInt8(bitPattern: $0) }
  }
}
