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
    guard Files.exists(path) else { return false }
    return try change(path) { failed in
      // Whatever letters are capitals: settings may have them otherwise than the bundle.
      let names = failed.reasons.keys.filter { $0.lowercased() == identifier.lowercased() }
      for name in names { failed.reasons[name] = nil }
      return !names.isEmpty
    }
  }

  /// Sets a keyboard aside.
  package static func add(_ identifier: String, because reason: String, in path: String) throws(SettingsFile.Failure) {
    // Somebody may be typing.
    try change(path, patience: .milliseconds(20)) { $0.reasons[identifier] = reason }
  }

  private static func change<Result>(
    _ path: String, patience: Duration = .seconds(1), _ change: (inout FailedKeyboards) -> Result
  ) throws(SettingsFile.Failure) -> Result {
    do throws(SystemCallError) {
      return try Files.change(path, limit: longestByteCount, patience: patience) { bytes in
        var failed = FailedKeyboards(bytes: bytes ?? [])
        let result = change(&failed)
        return (failed.bytes, result)
      }
    } catch {
      throw SettingsFile.Failure(message: "\(path) cannot be changed: \(error.explanation)")
    }
  }
}
