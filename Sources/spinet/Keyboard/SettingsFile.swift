// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Storage

/// The person's settings file, which is read and changed line by line.
struct SettingsFile {
  let path: String
  private(set) var bytes: [UInt8]
  private(set) var settings: Settings

  /// Reads the usual file; one that is not there is empty.
  init() throws(Failure) {
    guard let path = Settings.usualPath else {
      throw Failure("there is no place for settings; set HOME or XDG_CONFIG_HOME")
    }
    // A link, as people have who keep their settings elsewhere, stays one.
    self.path = (try? Files.realPath(path)) ?? path
    do {
      bytes = try Files.read(path, limit: 1 << 20)
    } catch {
      guard !Files.exists(path) else { throw Failure("\(path) cannot be read", error) }
      bytes = []
    }
    settings = Settings.parse(bytes).settings
  }

  /// Gives a key a list, or takes it out for none.
  ///
  /// - Throws: When a line of the key is not understood: what the person meant is not ours to throw away.
  mutating func set(_ key: String, to names: [String]) throws(Failure) {
    let mistake = Settings.parse(bytes).problems.first { $0.severity == .error && $0.message.hasPrefix("'\(key)'") }
    if let mistake { throw Failure("correct the settings first: \(mistake.description(file: path))") }
    bytes = SettingsEditor.set(key, to: names.isEmpty ? nil : names.joined(separator: ", "), in: bytes)
    settings = Settings.parse(bytes).settings
  }

  /// Puts the file in place of the old one, at once and with the same permissions.
  func save() throws(Failure) {
    try Failure.explain("\(path) cannot be written") { () throws(SystemCallError) in
      let permissions = (try? Files.status(path))?.permissions ?? 0o644
      try Files.makeFolder(Path.folder(of: path), permissions: 0o700)
      try Files.write(bytes, to: path + ".new", permissions: permissions)
      try Files.move(path + ".new", to: path)
    }
  }
}
