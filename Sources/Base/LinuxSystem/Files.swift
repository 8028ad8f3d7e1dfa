// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

/// Whole files, read and written at once.
package enum Files {
  /// The largest file that is read unless a caller says otherwise, in bytes.
  package static let usualLimit = 16 << 20

  /// Returns a file's content.
  ///
  /// - Throws: Whatever the system says; `EFBIG` for a file over the limit, `EISDIR` or `EINVAL` for what is no file.
  package static func read(_ path: String, limit: Int = usualLimit) throws(SystemCallError) -> [UInt8] {
    // Non-blocking, so that a FIFO without a writer cannot hold up the caller.
    let file = try FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), call: "open")
    var information = stat()
    guard fstat(file.rawValue, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    let kind = information.st_mode & S_IFMT
    guard kind == S_IFREG else { throw SystemCallError(call: "open", errno: kind == S_IFDIR ? EISDIR : EINVAL) }
    return try read(file.rawValue, byteCount: Int(information.st_size), limit: limit)
  }

  /// Returns what is in an open file from where the descriptor stands.
  ///
  /// - Parameter byteCount: How much the file is thought to hold.
  /// - Throws: Whatever the system says; `EFBIG` for more than the limit.
  package static func read(_ descriptor: Int32, byteCount: Int, limit: Int) throws(SystemCallError) -> [UInt8] {
    guard byteCount <= limit else { throw SystemCallError(call: "read", errno: EFBIG) }
    var content: [UInt8] = []
    content.reserveCapacity(byteCount)
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemCallError(call: "read", errno: errno) }
      if count == 0 { return content }
      guard content.count + count <= limit else { throw SystemCallError(call: "read", errno: EFBIG) }
      content += chunk.prefix(count)
    }
  }

  /// Returns what is in an open file from its start, wherever the descriptor stands.
  package static func content(of descriptor: Int32) throws(SystemCallError) -> [UInt8] {
    var content: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, content.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemCallError(call: "pread", errno: errno) }
      if count == 0 { return content }
      content += chunk.prefix(count)
    }
  }

  /// Has the system read a file into its cache, without waiting for that. Source: posix_fadvise(2).
  package static func readAhead(_ path: String) {
    guard let file = try? FileDescriptor(owning: open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), call: "open") else {
      return
    }
    _ = posix_fadvise(file.rawValue, 0, 0, POSIX_FADV_WILLNEED)
  }

  /// Whether something stands at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether something stands at a path that this process may run, or enter.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Whether something stands at a path that this process may write, or make things in.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Whether this process may make a file at a path, with the folders that it lacks; whatever stands there itself.
  package static func canBeMade(_ path: String) -> Bool {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      guard let found = try? status(String(folder)) else { continue }
      return found.kind == .folder && isWritable(String(folder))
    }
    return isWritable(path.hasPrefix("/") ? "/" : ".")
  }

  /// Whether a file stands at a path that this process may run.
  static func isProgram(_ path: String) -> Bool { isExecutable(path) && (try? status(path))?.kind == .file }

  /// Opens what stands at a path as no more than a place: it can be run and passed on, and not be read.
  package static func place(_ path: String) throws(SystemCallError) -> FileDescriptor {
    let opened = spn_open_place(path)
    guard opened >= 0 else { throw SystemCallError(call: "open", errno: -opened) }
    return FileDescriptor(owning: opened)
  }

  /// Returns where a symbolic link points; `nil` when it is none.
  package static func link(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns how much room a file takes, and its number among files of its kind; `nil` when there is none.
  package static func space(_ path: String) -> (byteCount: Int, inode: UInt64)? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    return (Int(information.st_blocks) * 512, UInt64(information.st_ino))
  }

  /// Returns how many files the file system has in which a path is; `nil` where that is not counted. Source: statvfs(3).
  package static func fileCount(inFileSystemOf path: String) -> Int? {
    var information = statvfs()
    guard statvfs(path, &information) == 0, information.f_files > 0 else { return nil }
    return Int(information.f_files - information.f_ffree)
  }

  /// Returns the names in a folder, sorted; empty when there is none.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

// MARK: - Writing

extension Files {
  /// Puts a file in place of another at once: readers see the old content or the new, never a part.
  ///
  /// Missing folders are made, for their owner only. Of several who do this at the same time each writes a draft of its
  /// own; the file is what the last one wrote. A draft that somebody left who was killed is written over as soon as so many write again.
  package static func replace(
    _ path: String, with parts: [UnsafeRawBufferPointer], permissions: UInt32 = 0o600
  ) throws(SystemCallError) {
    try replace(path, with: parts, permissions: permissions) {}
  }

  /// - Parameter pause: Called after each part that has been written, where others may do something.
  static func replace(
    _ path: String, with parts: [UnsafeRawBufferPointer], permissions: UInt32 = 0o600, pause: () -> Void
  ) throws(SystemCallError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]), permissions: 0o700)
    }
    // Nobody else writes the draft or moves it for as long as it is open here.
    let (file, draft) = try openDraft(of: path)
    defer { withExtendedLifetime(file) {} }
    do throws(SystemCallError) {
      for part in parts {
        try write(part, to: file.rawValue)
        pause()
      }
      guard fchmod(file.rawValue, permissions) == 0 else { throw SystemCallError(call: "fchmod", errno: errno) }
      try move(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Opens an empty file beside another that nobody else writes: the first of a few names whose file nobody has locked.
  ///
  /// Where the file system has no locks it is always the first. Source: flock(2).
  ///
  /// - Throws: Whatever the system says; `EWOULDBLOCK` when others have every one.
  private static func openDraft(of path: String) throws(SystemCallError) -> (file: Draft, path: String) {
    for draft in drafts(of: path) {
      let file = Draft(
        try FileDescriptor(
          owning: open(draft, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600), call: "open"))
      if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 {
        // Whoever had it may have put it in its place just before, where others read it.
        guard isFile(file.rawValue, at: draft) else { continue }
      } else if [EINTR, EWOULDBLOCK].contains(errno) {
        continue
      }
      guard ftruncate(file.rawValue, 0) == 0 else { throw SystemCallError(call: "ftruncate", errno: errno) }
      return (file, draft)
    }
    throw SystemCallError(call: "flock", errno: EWOULDBLOCK)
  }

  /// Where a file may be written before it is put in place of another, the likeliest first. As many may do so at the same time without
  /// waiting for each other; what is there belongs to a program that writes, or has ended meanwhile.
  package static func drafts(of path: String) -> [String] {
    (1...64).map { path + ($0 == 1 ? ".new" : ".new\($0)") }
  }

  /// Whether an open file is the one that stands at a path.
  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (open, found) = (stat(), stat())
    guard fstat(descriptor, &open) == 0, lstat(path, &found) == 0 else { return false }
    return open.st_dev == found.st_dev && open.st_ino == found.st_ino
  }

  /// A draft that is open, and its writer's alone for as long.
  private final class Draft {
    private let file: FileDescriptor

    init(_ file: consuming FileDescriptor) { self.file = file }

    var rawValue: Int32 { file.rawValue }
  }

  /// Writes a new file or over an old one, with these permissions whatever the umask.
  package static func write(_ bytes: [UInt8], to path: String, permissions: UInt32) throws(SystemCallError) {
    let file = try FileDescriptor(
      owning: open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600), call: "open")
    let descriptor = file.rawValue
    try bytes.withUnsafeBytes { bytes in
      Result { () throws(SystemCallError) in try write(bytes, to: descriptor) }
    }.get()
    guard fchmod(file.rawValue, permissions) == 0 else { throw SystemCallError(call: "fchmod", errno: errno) }
  }

  /// How much is written at a time: Linux keeps a file in memory in the pieces in which it was written, and who maps it and reads one
  /// byte has all of a piece (measured with Linux 6.18).
  private static let pieceByteCount = 64 << 10

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemCallError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, min(rest.count, pieceByteCount))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemCallError(call: "write", errno: errno) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

// MARK: - Reading into memory

extension Files {
  /// Fills memory from a file's start.
  ///
  /// - Returns: Whether there was as much as the memory holds.
  package static func read(_ path: String, into memory: UnsafeMutableRawBufferPointer, from offset: Int) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var filled = 0
    while filled < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
      let count = pread(descriptor, rest.baseAddress, rest.count, offset + filled)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      filled += count
    }
    return true
  }
}
