// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A file that a layout asks for. Source: UTS #35 part 7, element `import`.
public struct LayoutImport: Hashable, Sendable {
  /// Where the path starts.
  package enum Base: Hashable, Sendable {
    /// CLDR's imports; the path starts with a version, such as `45/keys-Zyyy-punctuation.xml`.
    case cldr
    /// The file that holds the import.
    case file(String)
  }

  /// Where the path begins.
  package var base: Base
  /// As written.
  public var path: String

  package init(base: Base, path: String) {
    self.base = base
    self.path = path
  }

  /// The path of a CLDR import without its version.
  package var name: String {
    guard base == .cldr, let slash = path.firstIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }
}
