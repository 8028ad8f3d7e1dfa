// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension FailedKeyboards {
  /// Reads a file; none when there is no such file.
  package static func read(_ path: String) -> FailedKeyboards {
    (try? Files.read(path, limit: longestByteCount)).map(FailedKeyboards.init(bytes:)) ?? FailedKeyboards()
  }

  /// Lets a keyboard try again.
  ///
  /// - Returns: Whether it had been set aside.
  package static func forget(_ identifier: String, in path: String) throws(SettingsFile.Failure) -> Bool {
    var failed = read(path)
    // Whatever letters are capitals: settings may have them otherwise than the bundle.
    let names = failed.reasons.keys.filter { $0.lowercased() == identifier.lowercased() }
    guard !names.isEmpty else { return false }
    for name in names { failed.reasons[name] = nil }
    do throws(SystemCallError) {
      try Files.write(failed.bytes, to: path + ".new", permissions: 0o600)
      try Files.move(path + ".new", to: path)
    } catch {
      throw SettingsFile.Failure(message: "\(path) cannot be written: \(error.explanation)")
    }
    return true
  }
}
