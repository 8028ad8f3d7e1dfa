// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Glibc

enum FileAttempts {
  static func read(_ path: String) -> Outcome { .of("open \(path)", open(path, O_RDONLY)) }

  static func exists(_ path: String) -> Outcome { .of("find \(path)", access(path, F_OK)) }

  static func write(_ path: String) -> Outcome {
    .all([
      .of("write \(path)", open(path, O_WRONLY)), .of("create \(path)", open(path, O_WRONLY | O_CREAT, 0o644)),
    ])
  }

  /// The names in a folder; empty when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Denied when a folder has no other names than these.
  static func only(_ expected: Set<String>, in folder: String) -> Outcome {
    let others = names(in: folder).filter { !expected.contains($0) }
    return others.isEmpty ? .denied("\(folder): no others") : .succeeded("\(folder) has \(others)")
  }

  static func otherFolders() -> Outcome {
    let root: Set<String> = [
      "bundle", "container", "dev", "etc", "groups", "lib", "lib32", "lib64", "proc", "spinet-confine", "tmp", "usr",
      "var",
    ]
    // Where a development build has its Swift runtime from; nothing else is in there.
    return .all([
      only(root.union(runtimeRoots()), in: "/"), only(["fonts"], in: "/etc"), only(["cache"], in: "/var"),
      only(["fontconfig"], in: "/var/cache"), only([], in: "/tmp"), read("/run"), read("/sys"), read("/boot"),
      read("/root"), read("/etc/shadow"), read("/etc/machine-id"), read("/var/log"),
    ])
  }

  /// The first folders of the paths at which Swift's runtime is in memory.
  private static func runtimeRoots() -> [String] {
    guard let file = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(file) }
    var roots: Set<String> = []
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.contains("libswiftCore.so"), let slash = text.firstIndex(of: "/") else { continue }
      if let root = text[slash...].split(separator: "/").first { roots.insert(String(root)) }
    }
    return Array(roots)
  }

  static func linkOutside(_ path: String) -> Outcome {
    .all([
      .of("symlink", symlink(path, "/container/link")), .of("mkfifo", mkfifo("/container/fifo", 0o600)),
      read("/container/link"), read("/proc/1/root\(path)"), read("/container/../..\(path)"),
    ])
  }

  static func lease() -> Outcome {
    let file = open("/container/leased", O_RDWR | O_CREAT, 0o600)
    // F_SETLEASE with F_WRLCK, and F_NOTIFY
    return .all([
      call("lease", Int32(SYS_fcntl), Int(file), 1024, 1), call("notify", Int32(SYS_fcntl), 3, 1026, 2),
    ])
  }

  static func fileHandles() -> Outcome {
    let handle = zeros(128)
    UnsafeMutablePointer<UInt32>(bitPattern: handle)?.pointee = 120
    return .all([
      call("name_to_handle_at", Int32(SYS_name_to_handle_at), -100, address("/container"), handle, zeros(8), 0),
      call("open_by_handle_at", Int32(SYS_open_by_handle_at), 3, handle, 0),
    ])
  }

  static func writeBundle(program: String) -> Outcome {
    .all([
      write("/bundle/\(program)"), write("/bundle/new"), write("/proc/self/exe"),
      .of("rename", rename("/bundle/\(program)", "/bundle/other")),
      .of("unlink", unlink("/bundle/\(program)")), .of("mkdir", mkdir("/bundle/new", 0o755)),
      .of("truncate", truncate("/bundle/\(program)", 0)),
      .of("link", link("/bundle/\(program)", "/container/\(program)")),
    ])
  }

  static func writeSystem() -> Outcome {
    .all([
      write("/new"), write("/usr/new"), write("/usr/share/fonts/new"), write("/etc/fonts/fonts.conf"),
      write("/etc/new"),
      write("/var/cache/fontconfig/new"), write("/dev/new"), write("/dev/shm/new"), write("/spinet-confine"),
      write("/proc/sys/kernel/core_pattern"), write("/proc/sys/kernel/hostname"), write("/proc/self/oom_score_adj"),
      write("/groups/new"),
    ])
  }
}
