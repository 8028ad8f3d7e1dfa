// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What bundles of custom keyboards and groups of their data are called.
package enum BundleIdentifier {
  /// Whether a text is a reverse-DNS name such as `org.example.morse`: two or more parts of ASCII letters, digits and
  /// hyphens, none of which begins with a hyphen, 128 bytes at most. Such a name is safe as a file name and in a settings file.
  package static func isValid(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return text.utf8.count <= 128 && parts.count >= 2
      && parts.allSatisfy { part in
        part.first.map(isAlphanumeric) == true && part.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
