// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// A system call of another process that the kernel holds until this process has let it through. Source: seccomp_unotify(2).
package final class HeldCall {
  private let listener: FileDescriptor

  /// - Parameter listener: What `Process.filterSystemCalls` gave to the other process.
  package init(owning listener: consuming FileDescriptor) { self.listener = listener }

  /// Hands a listener to another process, over a connection of it that `PacketSocket` reads.
  package static func pass(_ listener: borrowing FileDescriptor, over connection: Int32) throws(SystemCallError) {
    var word: UInt8 = 0
    let sent = spn_send_packet(connection, &word, 1, listener.rawValue)
    guard sent >= 0 else { throw SystemCallError(call: "sendmsg", errno: Int32(-sent)) }
  }

  /// Readable once a call is held; it stays ours.
  package var descriptor: Int32 { listener.rawValue }

  /// Lets the call through, and with this object gone no other: they fail with `ENOSYS`. Never waits for a call that is there.
  package func letThrough() throws(SystemCallError) {
    let result = spn_seccomp_let_through(listener.rawValue)
    guard result == 0 else { throw SystemCallError(call: "ioctl", errno: -result) }
  }
}
