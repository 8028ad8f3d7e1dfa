// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Emoji
package import ExtensionProtocol
package import Geometry
package import KeyboardEngine
package import LearntWords
package import SystemKeyboard
package import TextModel

/// What is around the keyboard's rules and does what they ask for.
package protocol DeskServices: AnyObject {
  /// The moment on the clock of the touches.
  var now: EventTime { get }

  /// Returns the layouts, read from wherever they are; `nil` where there are none, so that nothing can be shown.
  func readCatalog() -> KeyboardCatalog?

  /// Pictures of first frames that are kept from one start to the next; `nil` where the host keeps none.
  var firstFrames: (any FirstFrameStore)? { get }

  /// Where emoji come from; `nil` where the host has none.
  var emoji: (any EmojiSource)? { get }

  /// Where words come from; `nil` where the host has none.
  var languages: (any LanguageSource)? { get }

  /// The words that the person uses; `nil` where the host has none.
  var personalWords: PersonalVocabulary? { get }

  /// Returns how the person held the keyboard on a screen last; `nil` where the host does not know screens apart, or keeps nothing.
  func heldForm(on screen: ScreenIdentity) -> HeldForm?

  /// Whether there may be a camera whose text can be read; none is opened for that.
  var hasCamera: Bool { get }

  /// Does something for which nobody waits.
  func perform(_ effect: DeskEffect)
}

extension DeskServices {
  package var emoji: (any EmojiSource)? { nil }
  package var languages: (any LanguageSource)? { nil }
  package var personalWords: PersonalVocabulary? { nil }
  package func heldForm(on screen: ScreenIdentity) -> HeldForm? { nil }
  package var hasCamera: Bool { false }
}

/// Pictures of first frames.
package protocol FirstFrameStore: AnyObject {
  /// Returns the picture that is kept for a situation; see `FirstFrame`.
  func find(_ situation: String) -> (any ReadyPicture)?

  /// Keeps one.
  func keep(_ picture: FirstFrame)
}

/// A picture of the keyboard that is kept ready.
package protocol ReadyPicture {
  /// The place that it is for.
  var request: SurfaceRequest { get }

  /// Fills a buffer with it.
  ///
  /// - Returns: False when it is for another geometry or cannot be read.
  func copy(into frame: some FrameBuffer) -> Bool
}

/// What the desk wants done.
package enum DeskEffect {
  /// Be called with `advance` at this moment, in place of what was asked for before; `nil` for never.
  case wake(at: EventTime?)
  case click(KeyClick)
  /// Say this in place of what is being said.
  case speak(SpokenText)
  /// The keyboard is on screen, or is not any more.
  case showedKeyboard(Bool)
  /// The keyboard is elsewhere, or another one types.
  case moved(BoardPlacement)
  /// The person holds the keyboard in another way on a screen: to be kept for the next start, unless a finger still drags it.
  case held(HeldForm, on: ScreenIdentity, isDragged: Bool)
  /// The person has chosen a keyboard that the host shows itself.
  case choseHostKeyboard(String)
  /// The person has moved the keys to a side of the screen: to be kept as the setting.
  case movedKeys(OneHandedKeyboard)
  case openSettings
  /// Open the camera, and tell what it sees by `KeyboardDesk.take`, in the likeliest of these languages first.
  case scan(languages: [String])
  /// Let the camera go, at once; nothing of it is told any more.
  case endScan
  /// Something to say in the log; nothing of it was typed.
  case report(String)
  /// Much memory is free as soon as the next picture has been drawn.
  case freedMemory
  /// The person has typed a word and left it alone, or put it back after a correction.
  case learn(WordMessage)
  /// The person has filled the field with what was offered: it is in what has been sent, as a secret is that was typed.
  case filled
  /// The code that counts once has been taken, and is not to be offered again.
  case tookCode
  /// The person has taken an offer that fills other fields of the app's form as well.
  case fillOthers([FieldText])
  /// The field that has focus asks for a user name or a password of this program, and what is kept for it may be offered; `nil` for none.
  case findLogins(program: String?)
  /// The person has taken a password, by what the keyring calls it: `KeyboardDesk.take` wants it.
  case fetchPassword(item: String)
  /// The person wants a password that the keyboard has made up to be kept; it may be wiped at any time after this.
  case savePassword(SecretText, username: String, program: String)
  /// The person wants the keyring to ask to be unlocked.
  case unlockKeyring
  /// The person wants a field filled with where the device is, in the language of a keyboard such as `ko-KR`: `KeyboardDesk.take` wants
  /// it, once.
  case findPlace(language: String)
  /// Nobody waits for that any more.
  case forgetPlace
  /// A finger has come down on the keyboard.
  case touched
  /// What there is to read of the keyboard may be other than before.
  case mayReadAnew
  /// What is typed goes here from now on.
  case typesInto(TypedSecrets.Target)
  /// The keyboard has left the screen.
  case leftScreen
  /// The person has answered what was asked.
  case answered(PendingQuestion, isAllowed: Bool)
  /// A guest asks for words or for where the device is; `isActive` when it shows or is about to.
  case guestAsked(KeyboardMessage, any Guest, isActive: Bool)
  case guestShown(any Guest)
  /// The guest that showed has left the screen.
  case guestHidden
  /// A guest is not to be started again until the person enables it anew.
  case restGuest(any Guest, because: String)
}
