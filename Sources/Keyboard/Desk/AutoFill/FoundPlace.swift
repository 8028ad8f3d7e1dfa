// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What the place is called that the device is in.
package nonisolated struct FoundPlace: Hashable, Sendable {
  private let city: String
  private let region: String
  private let country: String

  /// More than any name has, in bytes of UTF-8.
  private static let longestName = 256

  /// - Parameter bytes: What `spinet-place` prints: the names of the city, of its region and of its country, a line each in UTF-8, of
  ///   which the last two may be empty.
  /// - Returns: `nil` for anything else.
  package init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), text.hasSuffix("\n") else { return nil }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count == 3, !lines[0].isEmpty, lines.allSatisfy(Self.isName) else { return nil }
    (city, region, country) = (lines[0], lines[1], lines[2])
  }

  private static func isName(_ line: String) -> Bool {
    line.utf8.count <= longestName
      && !line.unicodeScalars.contains {
        [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
  }

  /// Whether fields of a kind can be filled with it.
  static func fills(_ content: ContentType) -> Bool {
    ["address-level1", "address-level2", "address-level1+2", "country-name"].contains(content.rawValue)
  }

  /// What a field of a kind has of it; `nil` where nothing of the kind is known.
  func text(for content: ContentType) -> String? {
    let parts =
      switch content.rawValue {
      case "address-level1": [region]
      case "address-level2": [city]
      // A city may be a region of its own.
      case "address-level1+2": city == region ? [city] : [city, region]
      case "country-name": [country]
      default: [String]()
      }
    let names = parts.filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
