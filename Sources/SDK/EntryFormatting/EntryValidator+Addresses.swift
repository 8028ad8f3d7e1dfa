// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

extension EntryValidator {
  /// An address of e-mail by its plain form: a name, `@`, and a domain with a dot.
  ///
  /// Whether it exists only a message can tell. The lengths are those of RFC 5321.
  public static var email: Self {
    ofText { isEmail($0) ? nil : EntryProblem(.entryNoEmail, isFinal: !mayBecomeEmail($0)) }
  }

  /// A web address, with `http` or `https` and a host.
  public static var url: Self {
    ofText { isWebAddress($0) ? nil : EntryProblem(.entryNoWebAddress, isFinal: !mayBecomeWebAddress($0)) }
  }
}

// MARK: - Whole addresses

extension EntryValidator {
  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64, parts[1].utf8.count <= 255,
      !text.contains(where: isNeverInEmail), areLabels(parts[0])
    else { return false }
    return parts[1].contains(".") && isHost(parts[1])
  }

  private static func isNeverInEmail(_ character: Character) -> Bool {
    character.isWhitespace || character == "," || character == ";"
  }

  private static func areLabels(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  private static func isHost(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isLabel)
  }

  private static func isLabel(_ text: Substring) -> Bool { !text.isEmpty && mayBecomeLabel(text) && text.last != "-" }

  private static func isWebAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace), let parts = URLComponents(string: text), let host = parts.host
    else { return false }
    guard ["http", "https"].contains(parts.scheme?.lowercased() ?? "") else { return false }
    return host.contains(":") || isHost(host[...])
  }
}

// MARK: - Addresses that are being typed

extension EntryValidator {
  private static func mayBecomeEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count <= 64, !text.contains(where: isNeverInEmail) else { return false }
    let names = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return names.dropLast().allSatisfy { !$0.isEmpty } }
    return areLabels(parts[0]) && parts[1].utf8.count <= 255 && mayBecomeHost(parts[1])
  }

  private static func mayBecomeHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.dropLast().allSatisfy(isLabel) && labels.last.map(mayBecomeLabel) != false
  }

  private static func mayBecomeLabel(_ text: Substring) -> Bool {
    text.first != "-" && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  private static func mayBecomeWebAddress(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    let (schemes, small) = (["http://", "https://"], text.lowercased())
    if schemes.contains(where: { $0.hasPrefix(small) }) { return true }
    guard let scheme = schemes.first(where: small.hasPrefix) else { return false }
    // What stands there before the host ends may yet become a name before an "@".
    let host = text.dropFirst(scheme.count)
    guard let end = host.firstIndex(where: { "/?#".contains($0) }) else { return true }
    return isWebAddress(String(text[..<end]))
  }
}
