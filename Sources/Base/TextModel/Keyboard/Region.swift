// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A country whose habits count for the keys.
package struct Region: Hashable, Sendable {
  /// An ISO 3166 code of two letters, such as `KR`; empty when it is not known.
  package var code: String

  package init(code: String) { self.code = code.uppercased() }

  /// Takes the region of a locale such as `ko_KR.UTF-8` or `en-US`.
  package init(locale: String) {
    let tag = locale.prefix { $0 != "." && $0 != "@" }
    let parts = tag.split { $0 == "_" || $0 == "-" }.dropFirst()
    let region = parts.first { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isASCIILetter) }
    self.init(code: region.map(String.init) ?? "")
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
}
