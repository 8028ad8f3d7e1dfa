// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// What a keyboard says. All of it comes from a program that nobody trusts.
package enum KeyboardMessage: Hashable, Sendable {
  /// The first message: the keyboard is ready to be shown.
  case hello(version: UInt32)
  /// All that follows from a message of the host's has been said.
  case done(answer: UInt32)
  /// Memory for pictures; its descriptor comes with the packet. It takes the place of what had the number before.
  case buffer(index: UInt8, PictureFormat)
  /// A picture stands ready in a buffer; it stays as it is until `HostMessage.frameShown`.
  ///
  /// `changes`: What differs from the picture before, in pixels of the buffer; all of it when the buffer is another size.
  case frame(buffer: UInt8, changes: [PixelArea])
  /// How high the keyboard wants to be, in logical pixels; `nil` for as high as the system's.
  case height(Double?)
  /// A change of the text of a field. The first one in a field has number 1, and so on.
  case edit(field: UInt32, number: UInt32, KeyboardEdit)
  /// Shows the next keyboard.
  case advance
  /// A finger is on the keyboard's own key for the next keyboard: from now on it is the host's, and the keyboard will hear
  /// that it was cancelled.
  ///
  /// `key`: The key in the keyboard's area, in logical pixels.
  case modeKey(finger: UInt32, key: Rect)
  /// Sends the keyboard away.
  case dismiss
  /// Sounds a key.
  case click(KeyClick)
  /// The language that it types, as a BCP 47 tag.
  case language(String?)
  case requestLexicon
  case requestLocation(LocationRequest)

  /// What a keyboard asks of the location.
  package enum LocationRequest: UInt8, Hashable, Sendable, CaseIterable {
    /// What may be heard.
    case authorization
    /// To be asked whether the keyboard may hear of it.
    case permission
    case once, start, stop
  }
}

/// A change of a text by a keyboard.
package enum KeyboardEdit: Hashable, Sendable {
  /// Puts text in place of what is selected or being composed, or at the caret.
  case insert(String)
  /// Takes away what is selected, or the character before the caret.
  case deleteBackward
  /// Moves the caret by a distance in UTF-16 units, negative towards the beginning.
  case moveCaret(utf16: Int32)
  /// Puts text that is being composed in the place of the text that was, with a selection in UTF-16 units of it.
  case setMarkedText(String, selectedStart: UInt32, selectedLength: UInt32)
  case unmarkText
}

/// How pixels lie in memory: lines of 32-bit pixels, from the top, each 0xAARRGGBB with the colours multiplied by alpha, in the
/// machine's order.
package struct PictureFormat: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Bytes from one line to the next.
  package var stride: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width * 4
  }

  /// The memory that the picture takes.
  package var byteCount: Int { stride * height }
}

/// The version of these messages.
package enum ExtensionProtocolVersion {
  /// The version that this code speaks.
  package static let current: UInt32 = 3
}
