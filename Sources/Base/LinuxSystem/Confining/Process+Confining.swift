// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

extension Process {
  /// Gives up getting privileges from a program that has them.
  package static func gainNoPrivileges() throws(SystemCallError) {
    let result = spn_no_new_privileges()
    guard result == 0 else { throw SystemCallError(call: "prctl", errno: -result) }
  }

  /// Has this process end when the thread that has started it does, whatever it is doing then.
  package static func endWithParent() throws(SystemCallError) {
    let result = spn_end_with_parent()
    guard result == 0 else { throw SystemCallError(call: "prctl", errno: -result) }
  }

  /// Has the kernel ask a program before each system call. What it denies stays denied, also to programs that follow.
  ///
  /// - Parameter filter: Instructions of classic BPF, as in seccomp(2).
  /// - Returns: Where calls are told that the filter has held by `SECCOMP_RET_USER_NOTIF`, for `HeldCall`. While nobody
  ///   has it open they fail with `ENOSYS`.
  /// - Throws: `EBUSY` where somebody listens for such calls already.
  package static func filterSystemCalls(by filter: [UInt8]) throws(SystemCallError) -> FileDescriptor {
    let listener = filter.withUnsafeBytes { spn_seccomp_load($0.baseAddress, $0.count) }
    guard listener >= 0 else { throw SystemCallError(call: "seccomp", errno: -listener) }
    return FileDescriptor(owning: listener)
  }

  /// Closes the descriptors from one to another, both included.
  package static func closeDescriptors(_ range: ClosedRange<Int32>) throws(SystemCallError) {
    let result = spn_close_range(UInt32(range.lowerBound), UInt32(range.upperBound))
    guard result == 0 else { throw SystemCallError(call: "close_range", errno: -result) }
  }

  /// Puts a copy of a descriptor in place of another.
  package static func replaceDescriptor(_ place: Int32, by descriptor: Int32) throws(SystemCallError) {
    guard dup2(descriptor, place) >= 0 else { throw SystemCallError(call: "dup2", errno: errno) }
  }

  /// Has files that are made from now on be for their owner alone, whatever whoever makes them asks for.
  package static func keepFilesPrivate() { umask(0o077) }

  /// Makes a copy of a descriptor that closes when another program takes this one's place.
  ///
  /// - Parameter place: Where it goes, which must be free.
  package static func copyDescriptor(_ descriptor: Int32, to place: Int32) throws(SystemCallError) {
    let copy = spn_duplicate(descriptor, place)
    guard copy >= 0 else { throw SystemCallError(call: "fcntl", errno: -copy) }
    guard copy == place else {
      close(copy)
      throw SystemCallError(call: "fcntl", errno: EBUSY)
    }
  }

  /// Runs another program in place of this one.
  ///
  /// - Parameter program: A descriptor of its file.
  package static func execute(
    _ program: Int32, words: [String], environment: [String]
  ) throws(SystemCallError) -> Never {
    let result = CStrings.with(words) { words in
      CStrings.with(environment) { spn_execute(program, words, $0) }
    }
    throw SystemCallError(call: "execveat", errno: -result)
  }
}
