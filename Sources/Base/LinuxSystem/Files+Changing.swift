// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

extension Files {
  /// Changes a small file that several programs change, one at a time: who comes second waits, and sees what the first made.
  ///
  /// The new file stands in place of the old one at once, with the same permissions; a link to it stays one. Missing
  /// folders are made, for the person alone. Where the file system has no locks nobody waits.
  ///
  /// - Parameters:
  ///   - limit: The largest file that is read, in bytes.
  ///   - permissions: Those of a file that was not there.
  ///   - patience: How long to wait at the most.
  ///   - needsLock: Whether one who never ends is an error, `EWOULDBLOCK`; otherwise the change is made all the same, and one
  ///     of the two may undo the other's; the file is always as one of them made it.
  ///   - change: Gets what the file holds, `nil` where there is none; returns what it is to hold, `nil` to leave it, and what
  ///     to hand on.
  /// - Returns: What the change handed on.
  /// - Throws: Whatever the system says; nothing has changed then.
  package static func change<Result>(
    _ path: String, limit: Int = usualLimit, permissions: UInt32 = 0o600, patience: Duration = .seconds(1),
    needsLock: Bool = false, _ change: ([UInt8]?) -> (bytes: [UInt8]?, result: Result)
  ) throws(SystemCallError) -> Result {
    let path = (try? realPath(path)) ?? path
    var folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    if folder.isEmpty { folder = "/" }
    // Without it there is no file; that it cannot be made matters only to a change.
    try? makeFolder(folder, permissions: 0o700)
    let lock: FolderLock?
    do throws(SystemCallError) {
      lock = try Self.lock(folder, patience: patience)
    } catch {
      if needsLock, error.errno == EWOULDBLOCK { throw error }
      lock = nil
    }
    defer { withExtendedLifetime(lock) {} }
    let old = exists(path) ? try read(path, limit: limit) : nil
    let (new, result) = change(old)
    guard let new, new != old else { return result }
    let permissions = (try? status(path))?.permissions ?? permissions
    try new.withUnsafeBytes { bytes in
      Swift.Result { () throws(SystemCallError) in try replace(path, with: [bytes], permissions: permissions) }
    }.get()
    return result
  }

  /// Waits until nobody else has locked a folder.
  ///
  /// - Returns: The folder is locked for as long as this is kept, and no longer than the process.
  /// - Throws: `EWOULDBLOCK` when somebody else has it for longer than the patience; others where there are no locks.
  package static func lock(_ folder: String, patience: Duration) throws(SystemCallError) -> FolderLock {
    let lock = FolderLock(try FileDescriptor(owning: open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), call: "open"))
    let end = MonotonicClock.nowMicroseconds + patience.microseconds
    while flock(lock.file.rawValue, LOCK_EX | LOCK_NB) != 0 {
      let problem = errno
      guard [EINTR, EWOULDBLOCK].contains(problem), MonotonicClock.nowMicroseconds < end else {
        throw SystemCallError(call: "flock", errno: problem)
      }
      usleep(1_000)
    }
    return lock
  }

  /// A folder that nobody else may lock. Source: flock(2).
  package final class FolderLock {
    fileprivate let file: FileDescriptor

    fileprivate init(_ file: consuming FileDescriptor) { self.file = file }
  }
}
