// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// What the person has chosen; Documentation/Settings.md describes each key of the file.
package struct Settings: Hashable, Sendable {
  /// The enabled keyboards in the order of the Globe key: LDML locale names such as `ko-KR`, and bundle identifiers such as
  /// `org.example.morse`, which have a dot; never empty.
  package var keyboards: [String] = ["en-US", "ko-KR"]
  /// Whether keys sound.
  package var keyClicks: Bool = true
  /// Whether keys are felt, on devices that can.
  package var haptics: Bool = true
  /// Light, dark, or as the desktop has it.
  package var appearance = KeyboardAppearance.automatic
  /// Whether the parts of the keyboard stand out from each other more than usual.
  package var contrast = KeyboardContrast.automatic
  /// How high keys are.
  package var keySize = KeySize.standard
  /// The ground below keys at the bottom of the screen, in logical pixels within `BottomGap.heights`.
  package var bottomGap: Int = 0
  /// How the keyboard is held, until fingers change it; `nil` for as it was left, which is docked at first.
  package var form: KeyboardForm?
  /// To which side of a phone's screen the keys are moved.
  package var oneHanded = OneHandedKeyboard.off
  /// Where the Globe key is.
  package var globe: Globe = .keyboard
  /// Whether sentences and names begin with a capital where the field asks for it.
  package var autoCapitalization: Bool = true
  /// Whether two spaces after a word make a full stop.
  package var doubleSpacePeriod: Bool = true
  /// Whether words are offered above the keys.
  package var suggestions: Bool = true
  /// Whether slips are mended at the end of a word.
  package var autoCorrection: Bool = true
  /// Whether quotation marks and dashes are made of straight ones and of hyphens, in apps that do not see to it themselves.
  package var smartPunctuation: Bool = false
  /// Whether a double tap on shift locks it.
  package var capsLock: Bool = true
  /// Whether a pressed letter shows in a balloon above the finger.
  package var keyPreview: Bool = true
  /// Whether a character shows for a moment when a key types it into a secret field of an app of the SDK.
  package var showsLastCharacter: Bool = false
  /// Whether what is typed on a hardware keyboard is composed as what is typed on the screen.
  package var hardwareKeyboard: Bool = false
  /// What arrows and OK, as remotes have them, move over.
  package var remoteKeys = RemoteKeysChoice.automatic
  /// How switches go through the keys.
  package var scanning = SwitchScanning()
  /// Whether the words that the person types are learnt.
  package var learnsWords: Bool = true
  /// Whether names of the person's contacts are offered.
  package var contactNames: Bool = false
  /// Whether fields are offered what the person's own card says.
  package var autoFillCard: Bool = true
  /// Whether codes that count once and that other programs hand over are offered.
  package var autoFillCodes: Bool = true
  /// Whether fields for passwords are offered what the keyring keeps, and strong ones for it to keep.
  package var autoFillPasswords: Bool = true
  /// Whether fields for a city, a region or a country are offered to be filled with where the device is.
  package var autoFillLocation: Bool = false
  /// How long a finger rests on a key before its variants open, in milliseconds.
  package var holdDelayMilliseconds: Int = 400
  /// The address of this device at which paired phones reach it, to type with; `nil` for none.
  package var remoteAddress: String?
  /// How long a finger rests on a key before it counts, in milliseconds; 0 for no time.
  package var slowKeysMilliseconds: Int = 0
  /// For how long after a touch another one in the same place does not count, in milliseconds; 0 for no time.
  package var bounceKeysMilliseconds: Int = 0
  /// How long a pointer rests on a key until that is pressed, in milliseconds; 0 for never.
  package var dwellMilliseconds: Int = 0
  /// Whether a finger hears the keys that it touches.
  package var spokenKeys = SpokenKeys.off
  /// The country whose habits count, as an ISO 3166 code such as `KR`; `nil` means that of the system's locale.
  package var region: String?
  /// The custom keyboards, by identifier, that may do what they have asked for with full access.
  package var fullAccess: [String] = []
  /// The custom keyboards, by identifier, that may know where the device is, if they have full access as well.
  package var locationAccess: [String] = []
  /// The custom keyboards that may type in apps that run what is typed, each in the apps that it is named with.
  package var terminalAccess: [KeyboardInApp] = []
  /// The folder of the person's address book, an absolute path or one that begins with `~/`; `nil` for the usual one.
  package var contacts: String?
  /// The apps, by their ids on Wayland, in which the system's keyboards stand in for custom ones.
  package var noCustomKeyboardsIn: [String] = []

  /// The settings of someone who has chosen nothing.
  package init() {}

  /// Where the key for the next keyboard is.
  package enum Globe: String, Hashable, Sendable, CaseIterable {
    /// Among the keys.
    case keyboard
    /// In a strip below any keyboard, as on devices whose screens have round corners.
    case below
  }
}
