// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// The process of a keyboard, confined; ending it ends all that it has started.
package protocol GuestProcess: AnyObject {
  /// The only way in or out.
  var socket: PacketSocket { get }
  /// What it uses of the machine's memory that it does not share, in mebibytes; `nil` while that is not known.
  var usedMebibytes: Int? { get }
  /// Calls when it has ended by itself, with the reason in words.
  var onEnd: (String) -> Void { get set }
  /// Ends it at once.
  func end()
}
