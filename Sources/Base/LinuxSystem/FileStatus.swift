// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// What stands at a path, without its content.
package struct FileStatus: Hashable, Sendable {
  /// What is at a path.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A device, a socket or a pipe.
    case other
  }

  /// What is there.
  package let kind: Kind
  /// The number of the user that it belongs to.
  package let owner: UInt32
  /// The bits of chmod(1), such as 0o644.
  package let permissions: UInt32
  /// The length of a file's contents.
  package let byteCount: Int
  /// The number of the file in its file system; another one stands for a file that took its place.
  package let inode: UInt64
  /// How many names it has in its file system.
  package let linkCount: Int
  /// When what is in it was changed last, in nanoseconds since 1970.
  package let modifiedNanoseconds: Int64

  /// Whether its owner may run it.
  package var isExecutable: Bool { kind == .file && permissions & 0o100 != 0 }

  /// Whether all who may run it may read it as well.
  package var isReadableWhereExecutable: Bool { (permissions & 0o111) << 2 & ~permissions == 0 }

  /// Whether somebody but its owner and root may write it.
  package var isWritableByOthers: Bool { permissions & 0o022 != 0 }
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    switch information.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    owner = information.st_uid
    permissions = information.st_mode & 0o7777
    byteCount = Int(information.st_size)
    inode = UInt64(information.st_ino)
    linkCount = Int(information.st_nlink)
    modifiedNanoseconds = Int64(information.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(information.st_mtim.tv_nsec)
  }
}

extension Files {
  /// Looks at what stands at a path.
  ///
  /// - Parameter followingLinks: Whether to look at what a symbolic link leads to, in place of the link.
  package static func status(_ path: String, followingLinks: Bool = true) throws(SystemCallError) -> FileStatus {
    var information = stat()
    let result = followingLinks ? stat(path, &information) : lstat(path, &information)
    guard result == 0 else { throw SystemCallError(call: followingLinks ? "stat" : "lstat", errno: errno) }
    return FileStatus(information)
  }

  /// Looks at what an open descriptor is of.
  static func status(of descriptor: Int32) throws(SystemCallError) -> FileStatus {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw SystemCallError(call: "fstat", errno: errno) }
    return FileStatus(information)
  }

  /// The path without links, dots and doubled slashes, from the root on.
  ///
  /// - Throws: When nothing stands there.
  package static func realPath(_ path: String) throws(SystemCallError) -> String {
    guard let result = realpath(path, nil) else { throw SystemCallError(call: "realpath", errno: errno) }
    defer { free(result) }
    return String(cString: result)
  }
}
