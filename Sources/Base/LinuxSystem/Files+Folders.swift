// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

extension Files {
  /// Makes a folder and those above it that are missing; one that is there already stays as it is.
  ///
  /// - Parameter permissions: Of the folders that are made, such as 0o755.
  package static func makeFolder(_ path: String, permissions: UInt32) throws(SystemCallError) {
    if (try? status(path))?.kind == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]), permissions: permissions)
    }
    guard mkdir(path, permissions) == 0 || errno == EEXIST else { throw SystemCallError(call: "mkdir", errno: errno) }
    // The person's umask must not make a folder closed that others are to read.
    guard chmod(path, permissions) == 0 else { throw SystemCallError(call: "chmod", errno: errno) }
  }

  /// Makes a folder with a name that nothing has, for its owner only.
  ///
  /// - Parameter prefix: The path that its own begins with.
  package static func makeTemporaryFolder(prefix: String) throws(SystemCallError) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemCallError(call: "mkdtemp", errno: errno) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Sets who may read, write and enter.
  package static func setPermissions(_ permissions: UInt32, of path: String) throws(SystemCallError) {
    guard chmod(path, permissions) == 0 else { throw SystemCallError(call: "chmod", errno: errno) }
  }

  /// Renames what stands at a path, which must stay in its file system; a file or an empty folder there gives way.
  package static func move(_ path: String, to target: String) throws(SystemCallError) {
    guard rename(path, target) == 0 else { throw SystemCallError(call: "rename", errno: errno) }
  }

  /// Puts two files or folders in each other's place at once.
  package static func exchange(_ path: String, with other: String) throws(SystemCallError) {
    let result = spn_exchange(path, other)
    guard result == 0 else { throw SystemCallError(call: "renameat2", errno: -result) }
  }

  /// Removes a file, a link, or a folder with all that is in it; links are not followed. Nothing there is no error.
  package static func remove(_ path: String) throws(SystemCallError) {
    guard let status = try? status(path, followingLinks: false) else { return }
    if status.kind == .folder {
      for name in names(in: path) { try remove(path + "/" + name) }
      guard rmdir(path) == 0 else { throw SystemCallError(call: "rmdir", errno: errno) }
    } else {
      guard unlink(path) == 0 else { throw SystemCallError(call: "unlink", errno: errno) }
    }
  }

  /// Copies a file, or a folder with all that is in it: folders and programs get 755, other files 644.
  ///
  /// Nothing is looked at by one path and read by another: whoever can write the folder could put a link in the place of a
  /// file meanwhile, and have root copy what root alone may read.
  ///
  /// - Parameter limit: Of one file, in bytes.
  /// - Throws: `EINVAL` for links, devices and sockets.
  package static func copy(_ path: String, to target: String, limit: Int = 1 << 30) throws(SystemCallError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    // A link, and a socket.
    if opened < 0, errno == ELOOP || errno == ENXIO { throw SystemCallError(call: "copy", errno: EINVAL) }
    let source = try FileDescriptor(owning: opened, call: "open")
    let status = try status(of: source.rawValue)
    switch status.kind {
    case .folder:
      try makeFolder(target, permissions: 0o755)
      let folder = "/proc/self/fd/\(source.rawValue)"
      for name in names(in: folder) { try copy(folder + "/" + name, to: target + "/" + name, limit: limit) }
    case .file:
      let content = try read(source.rawValue, byteCount: status.byteCount, limit: limit)
      try write(content, to: target, permissions: status.isExecutable ? 0o755 : 0o644)
    case .link, .other: throw SystemCallError(call: "copy", errno: EINVAL)
    }
  }
}
