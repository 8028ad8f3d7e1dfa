// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What an app says of its field that has focus, beyond what text-input-v3 tells.
package struct FieldClaim: Hashable, Sendable {
  /// What the app has told the compositor of the field; a claim counts for a field of which that is true.
  package var purpose = ContentPurpose.normal
  /// How the text is to be treated.
  package var hints: ContentHints = []
  /// What Return does there.
  package var returnKey = ReturnKey.return
  /// Whether the Return key does anything.
  package var isReturnEnabled = true
  /// Whether the app shows the rest of the word that is typed, which a space takes.
  package var completesWord = false
  /// What the text is, such as a name; `nil` for no kind in particular.
  package var content: ContentType?
  /// What a new password has to be like, in the words of the app; `nil` where it does not say.
  package var passwordRules: String?
  /// Whether what is typed next is all that a secret field has then: it is empty, or gives up its text.
  package var beginsEmpty = false
  /// Which keys the field asks for by name, as UIKit's `UIKeyboardType` calls them; `nil` to follow the purpose.
  package var keyboard: KeyboardKind?
  /// Light, dark, or as the desktop has it.
  package var appearance = KeyboardAppearance.automatic
  /// How high what the app shows right above the keyboard is, in logical pixels.
  package var accessoryHeight = 0.0
  /// Whether the app keeps what matters clear of the keyboard by itself, so that its window need not shrink.
  package var followsKeyboard = false
  /// Whether only the system's keyboard may type here, and none of others.
  package var refusesGuests = false
  /// What other empty fields of the same form are for, as far as they are parts of the same name or address; each once.
  package var otherContents: [ContentType] = []
  /// What the app calls the field by, so that texts for those others come to the right form; counts with `otherContents`.
  package var number = 0

  package init() {}
}

// MARK: - Lines

extension FieldClaim {
  /// Higher than any bar above a keyboard, and low enough to leave room for a field.
  private static let tallestAccessory = 1000.0

  /// Takes what a line says; what it does not say, or says in words of a later version, is as usual.
  init(_ line: ChannelLine) {
    if let number = line["purpose"].flatMap({ UInt32($0) }) { purpose = ContentPurpose(rawValue: number) ?? .normal }
    if let number = line["hints"].flatMap({ UInt32($0) }) { hints = ContentHints(rawValue: number) }
    if let name = line["return"] { returnKey = ReturnKey(rawValue: name) ?? .return }
    isReturnEnabled = line.flag("enabled") ?? true
    completesWord = line.flag("completes") ?? false
    content = line["content"].map(ContentType.init(rawValue:))
    passwordRules = line[ChannelLine.rules]
    beginsEmpty = line.flag("empty") ?? false
    keyboard = line["keyboard"].flatMap(KeyboardKind.init(rawValue:))
    if let name = line["appearance"] { appearance = KeyboardAppearance(rawValue: name) ?? .automatic }
    accessoryHeight = min(max(line.number("accessory") ?? 0, 0), Self.tallestAccessory)
    followsKeyboard = line.flag("follows") ?? false
    refusesGuests = !(line.flag("extensions") ?? true)
    takeOthers(line)
  }

  var line: ChannelLine {
    var line = ChannelLine("field")
    line["purpose"] = "\(purpose.rawValue)"
    line["hints"] = "\(hints.rawValue)"
    line["return"] = returnKey.rawValue
    line.set("enabled", isReturnEnabled)
    if completesWord { line.set("completes", true) }
    line["content"] = content?.rawValue
    line[ChannelLine.rules] = passwordRules
    if beginsEmpty { line.set("empty", true) }
    line["keyboard"] = keyboard?.rawValue
    line["appearance"] = appearance == .automatic ? "default" : appearance.rawValue
    line.set("accessory", accessoryHeight)
    line.set("follows", followsKeyboard)
    line.set("extensions", !refusesGuests)
    putOthers(into: &line)
    return line
  }
}

// MARK: - Keys

extension FieldClaim {
  /// Whether the kind of text makes a field a secret that is none by its purpose and hints.
  package var isSecret: Bool { content?.purpose == .password }

  /// What the keyboard makes of the field, of which the compositor has told the same.
  ///
  /// A secret stays one, with the keys of one.
  package var traits: FieldTraits {
    var traits = FieldTraits(purpose: purpose, hints: hints, returnKey: returnKey)
    traits.tellsAllHints = true
    guard !traits.isSecure else { return traits }
    if isSecret { traits.hints.insert(.sensitiveData) }
    traits.keyboard = keyboard
    if let content { traits.refine(by: content) }
    return traits
  }
}

extension FieldTraits {
  /// Takes what kind of text it is where the field leaves that open.
  fileprivate mutating func refine(by content: ContentType) {
    if purpose == .normal, keyboard == nil, let usual = content.purpose { purpose = usual }
    if hints.isDisjoint(with: [.autoCapitalization, .lowercase, .uppercase, .titlecase]),
      let capitals = content.capitals
    {
      hints.insert(capitals)
    }
    if !content.isProse { hints.subtract([.completion, .spellcheck]) }
  }
}
