// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import TextModel

/// A custom keyboard that the person has enabled, with its process, which is started ahead and kept.
package protocol Guest: AnyObject {
  var identifier: String { get }
  /// What lists call it.
  var name: String { get }
  var isASCIICapable: Bool { get }
  /// Whether it can send away what it learns.
  var hasFullAccess: Bool { get }
  /// Whether its process wants to be told of each move of the device, while it shows.
  var followsLocation: Bool { get set }

  /// Whether it may type in an app that runs what is typed; `nil` for one that nobody knows.
  func mayTypeCommands(in app: String?) -> Bool

  /// Calls with what it leaves to its host.
  var onEvent: (GuestEvent) -> Void { get set }
  /// The text of the field.
  var context: () -> TextContext? { get set }

  // MARK: The process

  /// Starts the process, if there is none.
  func prepare()

  /// Ends the process at once; the next `prepare` starts another one.
  func end()

  /// Ends the process once it has answered to all that happened before, as when the person has disabled it.
  func retire(_ done: @escaping () -> Void)

  /// Shows it, or shows it elsewhere, or for another field.
  ///
  /// - Parameter isNewField: Whether the field is another one, or has got focus anew.
  func show(_ scene: GuestScene, isNewField: Bool)

  /// Takes it from the screen; it hears nothing until it shows again.
  ///
  /// - Parameter keepsField: Whether the field is still the one that it typed into, so that what it says of touches that
  ///   were before still counts.
  func hide(keepsField: Bool)

  /// The field is no longer typed into: what it says of it from now on is too late.
  func leaveField()

  /// Whether it has left the screen but has not answered yet to all that happened before.
  var isLeaving: Bool { get }

  /// Whether it may still type what touches on it mean, though it has left the screen.
  var owesText: Bool { get }

  // MARK: What it hears and shows

  /// Tells it what a finger does; the place is in its area.
  func touch(_ touch: HostMessage.Touch, microseconds: Int64)

  /// Somebody else has changed the text, or moved the caret.
  func noteAppChangedText()

  /// Deletions that it had asked for have been taken back.
  func noteDeletionsTakenBack()

  /// What it shows now; `nil` before its first picture.
  var picture: (bytes: UnsafeRawBufferPointer, format: PictureFormat)? { get }

  /// Pixels to a logical pixel of its pictures.
  var scale: Double { get }

  /// The picture is on its way to the screen: the next one may come.
  func pictureShown()
}
