// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import TextModel

/// The system's keyboard as an app shows it itself: a view of keys that take fingers and type into a client. Fingers that come
/// down on the handle below it are handed to it, too. The platform makes it (`Platform.makeKeys`), so that programs that never show one do not have it in them.
@MainActor
package protocol EmbeddedKeys: UIView {
  /// Calls with what happens on the keys, beyond typing.
  var onEvent: (EmbeddedKeysEvent) -> Void { get set }

  /// Types into a field from now on, with the keys that suit it.
  func focus(_ client: any TextClient, in situation: KeysSituation)

  /// Nobody types any more.
  func blur()

  /// The field's text or caret has changed by other hands than the keys'.
  func appChangedText()

  /// The keyboard is held in another way.
  func hold(_ held: HeldForm)

  /// The Return key does something from now on, or nothing.
  func setReturnEnabled(_ isEnabled: Bool)

  /// The field shows the rest of the word that is typed, and a space takes it from now on, or nothing any more.
  func setCompletesWord(_ completes: Bool)

  /// The colours that the person wants where the field leaves them open.
  var personAppearance: KeyboardAppearance { get }

  /// Whether the person wants keys to stand out more than usual.
  var personContrast: KeyboardContrast { get }

  // MARK: Sizes

  /// How high the keys are, in points.
  var boardHeight: CGFloat { get }

  /// How wide each half of a keyboard in halves is, in points; `nil` for one that is whole.
  var halfWidth: CGFloat? { get }

  /// Returns how high the keys of an ordinary field are on a screen, in points.
  func usualHeight(in size: CGSize) -> CGFloat

  // MARK: Keyboards to choose from

  /// Returns the keyboards that serve a field, in the order of the Globe key.
  func choices(for traits: FieldTraits) -> [KeyboardChoice]

  /// The one of them that shows, or that shows next.
  var chosenID: String { get }

  /// The keyboards that the person has enabled, in the order of the Globe key.
  var enabledIDs: [String] { get }

  /// The one for fields that take any language.
  var preferredID: String { get }

  /// Shows a keyboard with the next field.
  func prefer(_ id: String)

  /// Shows a keyboard now; where none shows, it is the next one.
  func choose(_ id: String)

  /// Shows the next keyboard.
  func advance()
}

/// What decides which keys show.
package struct KeysSituation: Hashable, Sendable {
  package var traits: FieldTraits
  /// Whether it is the field that the keys type into already, which says something else now.
  package var isSameField = false
  /// Whether the Return key does anything.
  package var isReturnEnabled = true
  /// How the person holds the keyboard.
  package var held: HeldForm
  /// Of the screen, in points.
  package var screenSize: CGSize
  /// Keyboards of the app's own, which follow on those of the system.
  package var guests: [KeyboardChoice] = []
  /// Whether the keys have a Globe among them.
  package var showsGlobe = true
  /// What the text is; `nil` for nothing in particular.
  package var content: ContentType?
  /// What other empty fields of the same form are for, as far as they are parts of the same thing.
  package var otherContents: [ContentType] = []

  package init(_ traits: FieldTraits, held: HeldForm, screenSize: CGSize) {
    self.traits = traits
    self.held = held
    self.screenSize = screenSize
  }
}

/// What happens on the keys, beyond typing.
package enum EmbeddedKeysEvent: Hashable, Sendable {
  /// The person holds the keyboard in another way; `isDragged` while a finger moves it.
  case held(HeldForm, isDragged: Bool)
  /// The person sends the keyboard away.
  case dismissed
  /// Another keyboard of the system shows.
  case modeChanged
  /// The person has chosen one of the app's own, by its id.
  case chose(String)
  /// The person has taken an offer that fills other fields of the same form as well.
  case fillOthers([FieldText])
}
