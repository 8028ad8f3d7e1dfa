// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// The person's settings file, which is read and changed line by line.
package struct SettingsFile: Sendable {
  /// Where it is.
  package let path: String
  /// The text, as it is in the file.
  package private(set) var bytes: [UInt8]
  /// What it says.
  package private(set) var settings: Settings

  /// Why the file could not be read or changed, in words that say what to do.
  package struct Failure: ExplainedError, Hashable, Sendable {
    /// What went wrong, for code.
    package let code: Code
    package let message: String
    /// What the system refused, where it was that.
    package let refusal: SystemCallError?

    /// What went wrong.
    package enum Code: Hashable, Sendable {
      /// The file cannot be read or written.
      case refused
      /// A line is not understood, and is the person's to correct.
      case mistake
      /// There is no key of that name.
      case unknownKey
      /// The key cannot have that value.
      case value
      /// Something else, in words.
      case other
    }

    package init(_ code: Code = .other, message: String, refusal: SystemCallError? = nil) {
      self.code = code
      self.message = message
      self.refusal = refusal
    }
  }

  /// Reads a file; one that is not there is empty.
  package init(path: String) throws(Failure) {
    do {
      self.init(path: path, bytes: try Files.read(path, limit: Self.longestByteCount))
    } catch {
      guard !Files.exists(path) else {
        throw Failure(.refused, message: "\(path) cannot be read: \(error.explanation)", refusal: error)
      }
      self.init(path: path, bytes: [])
    }
  }

  private init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    settings = Settings.parse(bytes).settings
  }

  private static let longestByteCount = 1 << 20

  /// Gives a key a value, or takes it out for none.
  ///
  /// - Throws: When a line of the key is not understood: what the person meant is not ours to throw away.
  package mutating func set(_ key: String, to value: String?) throws(Failure) {
    let mistake = Settings.parse(bytes).problems.first { $0.severity == .error && $0.key == key }
    if let mistake {
      throw Failure(.mistake, message: "correct the settings first: \(mistake.description(file: path))")
    }
    bytes = SettingsEditor.set(key, to: value, in: bytes)
    settings = Settings.parse(bytes).settings
  }

  /// Gives a key a list, or takes it out for an empty one.
  package mutating func set(_ key: String, to names: [String]) throws(Failure) {
    try set(key, to: names.isEmpty ? nil : names.joined(separator: ", "))
  }

  /// Changes a file, while others that would change it wait.
  ///
  /// - Parameter patience: How long to wait for another program that changes it.
  /// - Returns: What the change returned.
  /// - Throws: `refused` also when the other program takes longer; nothing of either is lost.
  package static func change<Result>(
    _ path: String, patience: Duration = .seconds(5), _ change: (inout SettingsFile) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure>
    do throws(SystemCallError) {
      result = try Files.change(
        path, limit: longestByteCount, permissions: 0o644, patience: patience, needsLock: true
      ) { bytes in
        var file = SettingsFile(path: path, bytes: bytes ?? [])
        do throws(Failure) {
          let result = try change(&file)
          return (file.bytes == bytes ?? [] ? nil : file.bytes, .success(result))
        } catch {
          return (nil, .failure(error))
        }
      }
    } catch {
      let reason = error.call == "flock" ? "another program is changing it; try again" : error.explanation
      throw Failure(.refused, message: "\(path) cannot be changed: \(reason)", refusal: error)
    }
    return try result.get()
  }
}
