// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// What the kernel tells of changes in folders. The corresponding C interface is inotify(7).
struct Inotify: ~Copyable {
  private let file: FileDescriptor

  /// Readable when there is something to `read()`.
  var descriptor: Int32 { file.rawValue }

  init() throws(SystemCallError) {
    file = try FileDescriptor(owning: inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)), call: "inotify_init1")
  }

  /// Looks out for the end of a folder, and for what happens to the names in it if asked to.
  ///
  /// - Returns: The kernel's number for the folder; the same one for the same folder.
  func add(_ folder: String, forNames: Bool) throws(SystemCallError) -> Int32 {
    var events = IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    if forNames { events |= IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE }
    let number = inotify_add_watch(file.rawValue, folder, UInt32(events) | UInt32(IN_MASK_ADD))
    guard number >= 0 else { throw SystemCallError(call: "inotify_add_watch", errno: errno) }
    return number
  }

  /// Looks out for names that come to a folder or leave it, and for nothing that is done with what they stand for.
  func addNames(in folder: String) throws(SystemCallError) {
    let events = IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR
    guard inotify_add_watch(file.rawValue, folder, UInt32(events)) >= 0 else {
      throw SystemCallError(call: "inotify_add_watch", errno: errno)
    }
  }

  func remove(_ number: Int32) { _ = inotify_rm_watch(file.rawValue, number) }

  /// Returns all that has happened since the last time, the first first.
  func read() -> [Event] {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var events: [Event] = []
    while true {
      let count = Glibc.read(file.rawValue, &buffer, buffer.count)
      guard count > 0 else { return events }
      events += Event.parse(buffer.prefix(count))
    }
  }
}

extension Inotify {
  /// One `struct inotify_event`.
  struct Event: Hashable {
    /// The number of the folder; -1 for none.
    let watch: Int32
    let mask: UInt32
    /// In the folder; empty when the event is of the folder itself.
    let name: String

    /// Events have been lost.
    var isOverflow: Bool { has(IN_Q_OVERFLOW) }
    /// The folder has been moved or removed, or what it is on is gone.
    var isOfFolderItself: Bool { has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) }
    /// A file that was open for writing has been closed.
    var isWritten: Bool { has(IN_CLOSE_WRITE) }
    var isCreated: Bool { has(IN_CREATE) }

    private func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }

    /// Reads what stands one after another: 16 bytes, the last four the length of the name that follows.
    static func parse(_ bytes: ArraySlice<UInt8>) -> [Event] {
      var events: [Event] = []
      var rest = bytes
      while rest.count >= 16 {
        let header = rest.withUnsafeBytes { space in
          (0..<4).map { space.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
        }
        let name = rest.dropFirst(16).prefix(Int(header[3]))
        events.append(
          Event(
            watch: Int32(bitPattern: header[0]), mask: header[1],
            name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
        rest = rest.dropFirst(16 + name.count)
      }
      return events
    }
  }
}

extension SystemCallError {
  /// Whether the system, or its user, has no more of something.
  fileprivate static let limits: Set<Int32> = [ENOSPC, ENOMEM, EMFILE, ENFILE]
  var isOfLimit: Bool { Self.limits.contains(self.errno) }
}
