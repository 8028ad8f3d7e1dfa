// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How much one side of remote text may say to the other. What is more is refused before it is read.
package enum RemoteLimits {
  /// Of a message of the page, or of a packet to the keyboard. Two texts fit in, with each byte written as an escape of six.
  package static let messageByteCount = 16 << 10
  /// Of a text that is put in, or taken away. The page sends longer ones in parts.
  package static let textByteCount = 1_024
  /// Of the text on each side of the caret that the page shows, in Unicode scalars.
  package static let contextScalarCount = 200
  /// Of the name that a device is listed by.
  package static let nameByteCount = 64
  /// How many changes count at once, and how many more in a minute: more than fingers make.
  package static let edits: (burst: Int32, perMinute: Int32) = (60, 2_400)
  /// How many Unicode scalars may be put in at once, as a paste does, and how many more in a minute.
  package static let scalars: (burst: Int32, perMinute: Int32) = (8_192, 61_440)
}
