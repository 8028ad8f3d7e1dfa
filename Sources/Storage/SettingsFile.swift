// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The person's settings file, which is read and changed line by line.
package struct SettingsFile: Sendable {
  package let path: String
  package private(set) var bytes: [UInt8]
  package private(set) var settings: Settings

  /// Why the file could not be read or changed, in words that say what to do.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String

    package init(message: String) { self.message = message }
  }

  /// Reads a file; one that is not there is empty.
  package init(path: String) throws(Failure) {
    // A link, as people have who keep their settings elsewhere, stays one.
    self.path = (try? Files.realPath(path)) ?? path
    do {
      bytes = try Files.read(path, limit: Self.longestByteCount)
    } catch {
      guard !Files.exists(path) else { throw Failure(message: "\(path) cannot be read: \(error.explanation)") }
      bytes = []
    }
    settings = Settings.parse(bytes).settings
  }

  private static let longestByteCount = 1 << 20

  /// Gives a key a value, or takes it out for none.
  ///
  /// - Throws: When a line of the key is not understood: what the person meant is not ours to throw away.
  package mutating func set(_ key: String, to value: String?) throws(Failure) {
    let mistake = Settings.parse(bytes).problems.first { $0.severity == .error && $0.message.hasPrefix("'\(key)'") }
    if let mistake { throw Failure(message: "correct the settings first: \(mistake.description(file: path))") }
    bytes = SettingsEditor.set(key, to: value, in: bytes)
    settings = Settings.parse(bytes).settings
  }

  /// Gives a key a list, or takes it out for an empty one.
  package mutating func set(_ key: String, to names: [String]) throws(Failure) {
    try set(key, to: names.isEmpty ? nil : names.joined(separator: ", "))
  }

  /// Puts the file in place of the old one, at once and with the same permissions.
  package func save() throws(Failure) {
    do throws(SystemCallError) {
      let permissions = (try? Files.status(path))?.permissions ?? 0o644
      if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
        try Files.makeFolder(String(path[..<slash]), permissions: 0o700)
      }
      try Files.write(bytes, to: path + ".new", permissions: permissions)
      try Files.move(path + ".new", to: path)
    } catch {
      throw Failure(message: "\(path) cannot be written: \(error.explanation)")
    }
  }
}
