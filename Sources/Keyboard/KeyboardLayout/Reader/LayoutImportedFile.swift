// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An imported file.
public struct LayoutImportedFile: Hashable, Sendable {
  /// As error messages and imports inside it are to name it.
  package var name: String
  /// The contents.
  package var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
