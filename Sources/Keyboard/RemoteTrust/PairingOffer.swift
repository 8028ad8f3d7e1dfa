// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol

/// What is shown to pair one device: a secret in a link, and a code for who has no camera.
package struct PairingOffer: Hashable, Sendable {
  /// The secret of the link.
  package let secret: Hexadecimal
  /// Six digits.
  package let code: String
  /// When it ends, in seconds since 1970.
  package let end: Int64

  /// For how long it is good, in seconds.
  package static let duration: Int64 = 300

  /// Makes one.
  ///
  /// - Parameter now: In seconds since 1970.
  package init(at now: Int64, using generator: inout some RandomNumberGenerator) {
    secret = .random(byteCount: RemoteSizes.secret, using: &generator)
    let digits = String(UInt32.random(in: 0..<1_000_000, using: &generator))
    code = String(repeating: "0", count: 6 - digits.count) + digits
    end = now + Self.duration
  }
}

// MARK: - As text

extension PairingOffer {
  /// The offer as `spinet pair` hands it over.
  package var text: String { "\(secret.text) \(code) \(end)\n" }

  /// - Returns: `nil` for anything else than `text` makes.
  package init?(text: String) {
    guard text.utf8.count <= 100, text.last == "\n" else { return nil }
    let words = text.dropLast().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let secret = Hexadecimal(String(words[0])), secret.bytes.count == RemoteSizes.secret,
      words[1].utf8.count == 6, words[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let end = Int64(words[2])
    else { return nil }
    self.secret = secret
    code = String(words[1])
    self.end = end
  }
}
