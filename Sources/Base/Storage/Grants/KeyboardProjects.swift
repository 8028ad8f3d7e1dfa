// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel
internal import LinuxSystem

/// The folders from which `spinet keyboard install` has built keyboards: who builds a keyboard anew is its author, and is not asked
/// each time.
package struct KeyboardProjects: Hashable, Sendable {
  /// What a program is known by, and the folder that it was built in, by the keyboard's identifier in small letters.
  private var entries: [String: (program: String, folder: String)] = [:]

  package init() {}

  package static func == (left: KeyboardProjects, right: KeyboardProjects) -> Bool { left.bytes == right.bytes }
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  /// The folder that a program was built in; `nil` for another program than the one that was built.
  package func folder(of identifier: String, program: String) -> String? {
    guard let entry = entries[identifier.lowercased()], entry.program == program else { return nil }
    return entry.folder
  }

  /// Notes the folder in which a keyboard's program is built; `nil` forgets it.
  package mutating func set(_ folder: String?, of identifier: String, program: String) {
    // A line holds one.
    let folder = folder.flatMap { $0.contains { $0.isNewline } ? nil : $0 }
    entries[identifier.lowercased()] = folder.map { (program, $0) }
  }
}

// MARK: - The file

extension KeyboardProjects {
  private static let longestByteCount = 1 << 20

  /// Lines of `IDENTIFIER PROGRAM FOLDER`.
  package var bytes: [UInt8] {
    let lines = entries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.program) \($0.value.folder)\n" }
    return Array(lines.joined().utf8)
  }

  /// Reads such lines; any bytes are accepted.
  package init(bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self) else { continue }
      let words = text.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, BundleIdentifier.isValid(words[0]) else { continue }
      entries[words[0].lowercased()] = (words[1], words[2])
    }
  }

  /// Where it is kept; `nil` without a home.
  package static var usualPath: String? { statePath("keyboard-projects") }

  /// Reads a file; none when there is no such file, or one that others can write.
  package static func read(_ path: String) -> KeyboardProjects {
    guard let status = try? Files.status(path, followingLinks: false), status.kind == .file,
      !status.isWritableByOthers, let bytes = try? Files.read(path, limit: longestByteCount)
    else { return KeyboardProjects() }
    return KeyboardProjects(bytes: bytes)
  }

  /// Changes the usual file.
  package static func change(_ change: (inout KeyboardProjects) -> Void) throws(SettingsFile.Failure) {
    guard let path = usualPath else { return }
    do throws(SystemCallError) {
      if let slash = path.lastIndex(of: "/") { try Files.makeFolder(String(path[..<slash]), permissions: 0o700) }
      try Files.change(path, limit: longestByteCount) { bytes in
        var projects = KeyboardProjects(bytes: bytes ?? [])
        change(&projects)
        return (projects.bytes, ())
      }
    } catch {
      throw SettingsFile.Failure(message: "\(path) cannot be changed: \(error.explanation)")
    }
  }
}
