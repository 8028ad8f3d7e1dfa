// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Tells when one file is written, replaced or removed. The corresponding C interface is inotify(7).
@MainActor
package final class FileWatch {
  private let file: FileDescriptor
  private let name: String
  private let onChange: () -> Void

  /// Watches the file's folder, since editors put new files in place of old ones.
  ///
  /// - Throws: When the folder is not there, or the system lets no more be watched.
  package init(path: String, loop: EventLoop, onChange: @escaping () -> Void) throws(SystemCallError) {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
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
      isOurs = isOurs || names(in: buffer.prefix(count)).contains(name)
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
