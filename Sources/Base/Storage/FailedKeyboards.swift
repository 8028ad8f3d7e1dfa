// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel
internal import LinuxSystem

/// The keyboards that failed too often and rest until the person enables them again, as the file of them has it.
package struct FailedKeyboards: Hashable, Sendable {
  /// Why each rests, in a few words, by the keyboard's identifier.
  package var reasons: [String: String]

  package init(reasons: [String: String] = [:]) { self.reasons = reasons }
}

// MARK: - The file

extension FailedKeyboards {
  /// More than the file ever has.
  package static let longestByteCount = 16 << 10

  /// One line for each, such as `org.example.morse crashed`.
  package var bytes: [UInt8] {
    let lines = reasons.sorted { $0.key < $1.key }.map { identifier, reason in
      let words = reason.unicodeScalars.filter { (" "..."~").contains($0) }.prefix(200)
      return words.isEmpty ? "\(identifier)\n" : "\(identifier) \(String(String.UnicodeScalarView(words)))\n"
    }
    return Array(lines.joined().utf8)
  }

  /// Reads such lines. Any bytes are accepted; lines without an identifier are passed over.
  package init(bytes: [UInt8]) {
    reasons = [:]
    for line in bytes.prefix(Self.longestByteCount).split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self) else { continue }
      let words = text.split(separator: " ", maxSplits: 1)
      guard let identifier = words.first.map(String.init), BundleIdentifier.isValid(identifier) else { continue }
      reasons[identifier] = words.count == 2 ? words[1].trimmed : ""
    }
  }

  /// Where the file is; `nil` when there is no place for it.
  package static var usualPath: String? { statePath("failed-keyboards") }
}
