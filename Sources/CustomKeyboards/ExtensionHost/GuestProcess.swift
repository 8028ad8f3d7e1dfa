// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// The process of a keyboard, confined; ending it ends all that it has started.
package protocol GuestProcess: AnyObject {
  /// The only way in or out.
  var socket: PacketSocket { get }
  /// Returns what it uses of the machine's memory, in mebibytes, where that is more than a limit; `nil` where it is not.
  func memory(over limit: Int) -> Int?
  /// Calls when it has ended by itself, with the reason in words.
  var onEnd: (String) -> Void { get set }
  /// How long processors have worked for it, in microseconds; `nil` where that is not known.
  var processorMicroseconds: Int64? { get }
  /// How it has fared with the processors; `nil` where that is not known.
  var processorUse: ProcessorUse? { get }
  /// Has it stand still, whatever it is at.
  func pause()
  /// Has it go on.
  func resume()
  /// Ends it at once.
  func end()
}
