// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Tells when one file is written, replaced or removed, or anything in a folder. The corresponding C interface is inotify(7).
@MainActor
package final class FileWatch {
  private let file: FileDescriptor
  /// `nil` for anything.
  private let name: String?
  private let onChange: () -> Void

  /// Watches the file's folder, since editors put new files in place of old ones.
  ///
  /// - Throws: When the folder is not there, or the system lets no more be watched.
  package convenience init(path: String, loop: EventLoop, onChange: @escaping () -> Void) throws(SystemCallError) {
    let slash = path.lastIndex(of: "/")
    try self.init(
      folder: slash.map { String(path[..<$0]) } ?? ".",
      name: slash.map { String(path[path.index(after: $0)...]) } ?? path, loop: loop, onChange: onChange)
  }

  /// Watches what stands in a folder, and nothing in the folders there.
  ///
  /// - Throws: When the folder is not there, or the system lets no more be watched.
  package convenience init(folder: String, loop: EventLoop, onChange: @escaping () -> Void) throws(SystemCallError) {
    try self.init(folder: folder, name: nil, loop: loop, onChange: onChange)
  }

  private init(
    folder: String, name: String?, loop: EventLoop, onChange: @escaping () -> Void
  ) throws(SystemCallError) {
    self.name = name
    self.onChange = onChange
    let flags = Int32(IN_CLOEXEC | IN_NONBLOCK)
    let descriptor = try FileDescriptor(owning: inotify_init1(flags), call: "inotify_init1")
    let raw = descriptor.rawValue
    file = descriptor
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
    guard inotify_add_watch(raw, folder, events) >= 0 else {
      throw SystemCallError(call: "inotify_add_watch", errno: errno)
    }
    try loop.watch(raw) { [weak self] _ in self?.read() }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var isOurs = false
    while true {
      let count = Glibc.read(file.rawValue, &buffer, buffer.count)
      guard count > 0 else { break }
      isOurs = isOurs || name.map { names(in: buffer.prefix(count)).contains($0) } ?? true
    }
    if isOurs { onChange() }
  }

  /// The names in a run of `struct inotify_event`s: 16 bytes, the last four the length of the name that follows.
  private func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let header = Array(rest.prefix(16))
      let length = (0..<4).reduce(0) { $0 | Int(header[12 + $1]) << ($1 * 8) }
      let text = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      names.append(String(decoding: text, as: UTF8.self))
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
