// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import RemoteProtocol
internal import ExtensionProtocol

/// A device that was paired, as it is listed.
package struct PairedDevice: Hashable, Sendable {
  /// What names it.
  package let id: Hexadecimal
  /// What it calls itself.
  package let name: String
  /// What its token is recognised by.
  let hash: Hexadecimal
  /// When it was paired, in seconds since 1970.
  package let paired: Int64
  /// When it was used last, in seconds since 1970.
  package internal(set) var used: Int64

  /// For how long a device is known that is not used, in seconds: 90 days.
  package static let patience: Int64 = 90 * 24 * 60 * 60

  init(_ token: DeviceToken, name: String, at now: Int64) {
    id = token.id
    hash = token.hash
    self.name = name
    (paired, used) = (now, now)
  }

  /// Whether it is still known.
  ///
  /// - Parameter now: In seconds since 1970.
  package func isKnown(at now: Int64) -> Bool { now - used < Self.patience }
}

// MARK: - Lines

extension PairedDevice {
  /// - Returns: `nil` for anything else than `line` makes.
  init?(line: Substring) {
    let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
    guard words.count == 5, let id = Hexadecimal(String(words[0])), id.bytes.count == RemoteSizes.deviceID,
      let hash = Hexadecimal(String(words[1])), hash.bytes.count == RemoteSizes.proof,
      let paired = Self.time(words[2]), let used = Self.time(words[3]),
      !words[4].isEmpty, words[4].utf8.count <= RemoteLimits.nameByteCount, TypableText.isTypable(String(words[4]))
    else { return nil }
    (self.id, self.hash, self.paired, self.used) = (id, hash, paired, used)
    name = String(words[4])
  }

  var line: String { "\(id.text) \(hash.text) \(paired) \(used) \(name)\n" }

  /// A moment between 1970 and the year 36812, with which can be reckoned.
  private static func time(_ word: Substring) -> Int64? {
    Int64(word).flatMap { (0...1 << 40).contains($0) ? $0 : nil }
  }
}
