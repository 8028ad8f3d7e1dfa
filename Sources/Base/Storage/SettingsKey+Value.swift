// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

extension SettingsKey {
  /// The key of a name.
  ///
  /// - Throws: For a name that no key has, with the one that may be meant.
  package static func named(_ name: String) throws(SettingsFile.Failure) -> SettingsKey {
    guard let key = all.first(where: { $0.name == name }) else {
      throw SettingsFile.Failure(.unknownKey, message: Settings.unknownKey(name))
    }
    return key
  }

  /// The value of the key in some settings, as a settings file has it.
  package func value(in settings: Settings) -> String {
    switch name {
    case "keyboards": settings.keyboards.joined(separator: ", ")
    case "appearance": settings.appearance.settingsWord
    case "contrast": settings.contrast.rawValue
    case "key-size": settings.keySize.word
    case "bottom-gap": String(settings.bottomGap)
    case "form": settings.form?.rawValue ?? "remembered"
    case "one-handed": settings.oneHanded.rawValue
    case "globe": settings.globe.rawValue
    case "hold-delay": String(settings.holdDelayMilliseconds)
    case "slow-keys": delay(settings.slowKeysMilliseconds)
    case "bounce-keys": delay(settings.bounceKeysMilliseconds)
    case "dwell-keys": delay(settings.dwellMilliseconds)
    case "remote-typing": settings.remoteAddress ?? "off"
    case "speak-keys": settings.spokenKeys.rawValue
    case "remote-keys": settings.remoteKeys.rawValue
    case "switches": settings.scanning.switches.rawValue
    case "scan-time": String(settings.scanning.stepMilliseconds)
    case "scan-pause": String(settings.scanning.startMilliseconds)
    case "scan-rounds": String(settings.scanning.roundCount)
    case "region": settings.region ?? "auto"
    case "full-access": list(settings.fullAccess)
    case "location-access": list(settings.locationAccess)
    case "terminal-access": list(settings.terminalAccess.map(\.text))
    case "contacts": settings.contacts ?? "auto"
    case "no-custom-keyboards-in": list(settings.noCustomKeyboardsIn)
    default:
      // A switch is on where switching it on changes nothing.
      onOff(Self.settings(settings, with: self, "on") == settings)
    }
  }

  /// The value of someone who has chosen nothing.
  package var usualValue: String { value(in: Settings()) }

  /// What the key is about, in one line of English without a full stop; each key has one.
  package var meaning: String {
    switch name {
    case "keyboards": "The keyboards of the Globe key, in their order"
    case "key-clicks": "Sounds of keys"
    case "haptics": "Short vibrations, on devices with feedbackd"
    case "appearance": "The keyboard's colours"
    case "contrast": "Whether keys and letters stand out more"
    case "key-size": "How high keys are"
    case "bottom-gap": "The ground below the keys at the bottom of the screen, in logical pixels"
    case "form": "How the keyboard is held when it starts"
    case "one-handed": "The side that keys are moved to for one hand, on phones held upright"
    case "globe": "Where the Globe is: among the keys, or below the keyboard"
    case "auto-capitalization": "Capitals where the field asks for them"
    case "double-space-period": "Two spaces after a word make a full stop and a space"
    case "suggestions": "Words to take in a bar above the keys"
    case "auto-correct": "Slips are mended when a word ends"
    case "smart-punctuation": "Curly quotation marks, and dashes for two hyphens"
    case "caps-lock": "A double tap on shift locks it"
    case "key-preview": "A balloon above the pressed letter, on phones"
    case "show-last-character": "What a key types into a secret field of an app of the SDK shows for a second"
    case "hardware-keyboard": "What is typed on a hardware keyboard is composed as what is typed on the screen"
    case "remote-keys": "Arrows and OK of a remote move over the keys"
    case "switches": "One switch or two go through the keys, which light up in turn"
    case "scan-time": "Milliseconds for which keys are lit with one switch"
    case "scan-pause": "Milliseconds for which the first keys of each round are lit longer"
    case "scan-rounds": "How many times keys are gone through before that stops"
    case "learn-words": "The words that you type are learnt and suggested"
    case "contact-names": "Names of your address book are completed and suggested"
    case "autofill-card": "What your own card says is offered in fields that ask for it"
    case "autofill-codes": "Codes that other programs hand over are offered in fields for them"
    case "autofill-passwords": "Logins are offered what the keyring keeps, and fields for a new password a strong one"
    case "autofill-location":
      "Fields for a city or a country are offered where the device is, which is asked by a tap only"
    case "hold-delay": "Milliseconds that a finger rests before variants open"
    case "remote-typing": "The address at which paired phones reach the keyboard, to type with"
    case "slow-keys": "Milliseconds that a finger rests before it presses a key"
    case "bounce-keys": "Milliseconds after a touch in which another one in the same place does not count"
    case "dwell-keys": "Milliseconds that a pointer rests on a key until that is pressed"
    case "speak-keys": "A finger hears the keys that it touches, and types the one that it leaves"
    case "region": "The country whose decimal separator and domain endings keys offer"
    case "full-access": "Custom keyboards that ask for full access; you allow it on the keyboard"
    case "location-access": "Those that ask for the location as well"
    case "terminal-access": "Custom keyboards that ask to type in terminals and launchers"
    case "contacts": "The folder of your address book"
    case "no-custom-keyboards-in": "Apps in which custom keyboards do not type"
    default: ""
    }
  }

  private static func settings(_ settings: Settings, with key: SettingsKey, _ value: String) -> Settings? {
    var changed = settings
    return key.apply(value, &changed) ? changed : nil
  }

  private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private func delay(_ milliseconds: Int) -> String { milliseconds == 0 ? "off" : String(milliseconds) }

  private func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
