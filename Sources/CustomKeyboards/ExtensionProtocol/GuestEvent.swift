// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import TextModel

/// What a guest, a custom keyboard in its process, leaves to its host.
package enum GuestEvent {
  /// A new picture: where it differs from the one before, in logical pixels, or `nil` for everywhere.
  case picture([Rect]?)
  /// How high it wants to be, in logical pixels; `nil` for as high as the system's keyboard.
  case height(Double?)
  /// Changes to make in the field.
  case edits([TextEdit])
  /// The finger has lifted from a held key that has taken away so many characters: what waits of that is not wanted any more.
  case holdEnded(deletionCount: Int)
  /// What else it says: wishes, clicks, requests.
  case message(KeyboardMessage)
  /// It has answered to all touches.
  case touchesAnswered
  /// It has left the screen, in the same field, and what it says counts no more.
  case typingEnded
  /// It has tried to type although it was taken from the screen; told once each time that it was.
  case intrusion
  /// Something that it wanted to do was not done; told once for each reason and appearance.
  case refusal(KeyboardRefusal)
  /// It was made to stand still because it kept processors busy while it was hidden.
  case overwork
  /// Something is wrong with it, and its process has been ended.
  case fault(GuestFault)
}
