// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Storage

/// What a report of a fault should say about the machine and the session. Nothing typed is in it, and no home folder's name.
enum SessionReport {
  static var lines: [String] { [machine, session, settings, layouts] }

  /// Whether the environment names a place where a compositor may be.
  static var namesCompositor: Bool {
    Environment.value("WAYLAND_SOCKET") != nil || Environment.value("XDG_RUNTIME_DIR") != nil
      || Environment.value("WAYLAND_DISPLAY")?.hasPrefix("/") == true
  }
}

// MARK: - Lines

extension SessionReport {
  private static var machine: String {
    let release = text("/proc/sys/kernel/osrelease").map { "Linux \($0)" }
    return "spinet \(SpinetVersion.string): " + [system, release, processor].compactMap(\.self).joined(separator: ", ")
  }

  private static var session: String {
    let desktop = Environment.value("XDG_CURRENT_DESKTOP") ?? "unknown"
    let kind = Environment.value("XDG_SESSION_TYPE") ?? "unknown"
    let display = Environment.value("WAYLAND_DISPLAY") ?? "not set"
    return "Session: type \(kind), desktop \(desktop), WAYLAND_DISPLAY \(display)."
  }

  private static var settings: String {
    guard let path = Settings.usualPath else { return "Settings: no folder for them; is HOME set?" }
    let name = short(path)
    guard let bytes = try? Files.read(path, limit: 1 << 20) else {
      return "Settings: all defaults; there is no \(name)."
    }
    let problems = Settings.parse(bytes).problems
    guard !problems.isEmpty else { return "Settings: \(name)." }
    let lines = problems.map { "  " + $0.description(file: name) }
    return (["Settings: \(name), with mistakes:"] + lines).joined(separator: "\n")
  }

  private static var layouts: String {
    guard let folder = BaseFolder.data.path.map({ $0 + "/spinet/Keyboards" }) else { return "Your own layouts: none." }
    let names = Files.names(in: folder).filter { $0.hasSuffix(".xml") }
    guard !names.isEmpty else { return "Your own layouts: none." }
    return "Your own layouts, in \(short(folder)): \(names.joined(separator: ", "))."
  }

  /// A path without the name of the home folder, which people need not show to others.
  private static func short(_ path: String) -> String {
    guard let home = Environment.value("HOME"), path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// What the system calls itself.
  private static var system: String? {
    let lines = text("/etc/os-release")?.split(separator: "\n") ?? []
    let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
    return name.map { $0.filter { $0 != "\"" && $0 != "'" } }
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another processor"
    #endif
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? Files.read(path, limit: 1 << 16) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
