// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The form of semantic versions. Source: semver.org, version 2.0.0.
enum VersionNumber {
  static func isValid(_ text: String) -> Bool {
    let withoutBuild = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = withoutBuild[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    // A single number is what the standard's own example of <version> has.
    guard numbers.count == 3 || text == String(numbers[0]), numbers.allSatisfy({ isNumber($0) }) else { return false }
    let hasGoodRelease =
      parts.count == 1
      || parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        isIdentifier($0) && (!$0.utf8.allSatisfy(isDigit) || isNumber($0))
      }
    let hasGoodBuild =
      withoutBuild.count == 1
      || withoutBuild[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isIdentifier($0) }
    return hasGoodRelease && hasGoodBuild
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isDigit) && (text.utf8.count == 1 || !text.hasPrefix("0"))
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        isDigit($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-")
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }
}
